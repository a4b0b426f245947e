import type { Control } from './field.ts'
import { ancestorsOf, nameOf, type Page } from './page.ts'

/** A field alone in its box: the outermost element that holds no other field. */
export type Boxes = {
  boxOf: (control: Control) => Element
  isAlone: (element: Element) => boolean
  fieldsIn: (element: Element) => number
  /** Of the whole page. */
  fields: number
  /** Is a field or has one inside. */
  holdsField: (element: Element) => boolean
  /** The elements that hold several fields. */
  shared: () => Element[]
}

export function findBoxes(page: Page, controls: readonly Control[]): Boxes {
  const counts = new Map<Element, number>()
  const fields = new Set(controls.flatMap(elementsOf))
  const known = new Map<Control, Element>()
  for (const control of controls) {
    const around = new Set<Element>()
    // What is around one option is around the next one from there on.
    for (const element of elementsOf(control))
      for (const one of ancestorsOf(page, element)) {
        if (around.has(one)) break
        around.add(one)
        counts.set(one, (counts.get(one) ?? 0) + 1)
      }
  }
  const isAlone = (element: Element) => counts.get(element) === 1
  return {
    isAlone,
    fields: controls.length,
    fieldsIn: (element) => counts.get(element) ?? 0,
    holdsField: (element) => counts.has(element) || fields.has(element),
    shared: () => [...counts].flatMap(([element, count]) => (count > 1 ? element : [])),
    boxOf: (control) => {
      const box = known.get(control) ?? boxAround(commonOf(page, control))
      known.set(control, box)
      return box
    },
  }

  function boxAround(start: Element): Element {
    let box = start
    for (const one of ancestorsOf(page, start)) {
      if (!isAlone(one) || ['form', 'body', 'main', 'html'].includes(nameOf(one))) break
      box = one
    }
    return box
  }
}

export const elementsOf = ({ element, choices }: Control) => (choices.length > 0 ? choices : [element])

/** The smallest element that holds all options. */
export function commonOf(page: Page, control: Control): Element {
  const [first, ...others] = elementsOf(control)
  if (!first || others.length === 0) return control.element
  const way = ancestorsOf(page, first)
  // Each option can only move the place further out.
  let at = 0
  for (const one of others) {
    const around = ancestorsOf(page, one)
    while (at < way.length && !around.includes(way[at] ?? first)) at++
  }
  return way[at] ?? first
}
