import type { Control } from './field.ts'
import { ancestorsOf, nameOf, type Page } from './page.ts'

/** A field alone in its box: the outermost element that holds no other field. */
export type Boxes = {
  boxOf: (control: Control) => Element
  isAlone: (element: Element) => boolean
  fieldsIn: (element: Element) => number
  /** Is a field or has one inside. */
  holdsField: (element: Element) => boolean
}

export function findBoxes(page: Page, controls: readonly Control[]): Boxes {
  const counts = new Map<Element, number>()
  const fields = new Set(controls.flatMap(elementsOf))
  for (const control of controls) {
    const around = new Set(elementsOf(control).flatMap((element) => [...ancestorsOf(page, element)]))
    for (const one of around) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const isAlone = (element: Element) => counts.get(element) === 1
  return {
    isAlone,
    fieldsIn: (element) => counts.get(element) ?? 0,
    holdsField: (element) => counts.has(element) || fields.has(element),
    boxOf: (control) => {
      const start = commonOf(page, control)
      let box = start
      for (const one of ancestorsOf(page, start)) {
        if (!isAlone(one) || ['form', 'body', 'main', 'html'].includes(nameOf(one))) break
        box = one
      }
      return box
    },
  }
}

export const elementsOf = ({ element, choices }: Control) => (choices.length > 0 ? choices : [element])

/** The smallest element that holds all options. */
export function commonOf(page: Page, control: Control): Element {
  const [first, ...others] = elementsOf(control)
  if (!first || others.length === 0) return control.element
  const chains = others.map((one) => new Set(ancestorsOf(page, one)))
  for (const one of ancestorsOf(page, first)) if (chains.every((chain) => chain.has(one))) return one
  return first
}
