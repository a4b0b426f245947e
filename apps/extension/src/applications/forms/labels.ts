import { saysNoFile } from '@jobapply/core/answers/keys/file-words'
import { foldWords } from '@jobapply/language/fold'
import type { Control } from './field.ts'
import { ancestorsOf, attr, nameOf, type Page } from './page.ts'
import { isSilent, type Label, readLabel, textOf, tidy } from './text.ts'

export type FoundLabel = Label & { source: 'label' | 'placeholder' | 'name' }

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

/** The question of a field, by the first of the ways that says something. */
export function findLabel(page: Page, control: Control, boxes: Boxes): FoundLabel {
  const isGroup = control.choices.length > 0
  const isFile = control.kind === 'file'
  const common = commonOf(page, control)
  const ways: (() => string)[] = isGroup
    ? [() => legendOf(page, common, boxes), () => textBefore(page, common, boxes)]
    : [
        () => labelledBy(page, control.element, isFile),
        () => forLabel(page, control.element),
        () => wrappingLabel(page, control.element),
        () => attr(control.element, 'aria-label'),
        () => hostLabel(page, control.element),
        () => legendOf(page, control.element, boxes),
        () => textBefore(page, control.element, boxes, isFile),
        () => (control.kind === 'checkbox' ? textBeside(control.element) : ''),
        () => (isFile ? firstQuestion(boxes.boxOf(control)) : ''),
        () => attr(control.element, 'title'),
      ]
  for (const way of ways) {
    const label = readLabel(way())
    if (foldWords(label.text) !== '' && !(isFile && saysNoFile(label.text))) return { ...label, source: 'label' }
  }
  const placeholder = readLabel(attr(control.element, 'placeholder'))
  if (foldWords(placeholder.text)) return { ...placeholder, source: 'placeholder' }
  return { ...readLabel(control.name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[[\]._-]+/g, ' ')), source: 'name' }
}

/** 'Resume' and 'Choose file' together are 'Resume'. */
function labelledBy(page: Page, element: Element, isFile: boolean): string {
  const texts = attr(element, 'aria-labelledby')
    .split(/\s+/)
    .slice(0, 8)
    .flatMap((id) => page.byId(element, id) ?? [])
    .map((one) => textOf(one))
  return texts.filter((text) => text !== '' && !(isFile && saysNoFile(text))).join(' ')
}

const forLabel = (page: Page, element: Element) => {
  const label = page.labelFor(element)
  return label ? textAround(label, element) : ''
}

function wrappingLabel(page: Page, element: Element): string {
  const label = [...ancestorsOf(page, element)].slice(0, 8).find((one) => nameOf(one) === 'label')
  return label ? textAround(label, element) : ''
}

/** What a label says before the control in it, else after it: status texts of an upload come later. */
function textAround(label: Element, control: Element): string {
  if (!label.contains(control)) return textOf(label)
  const before: string[] = []
  const after: string[] = []
  let isBefore = true
  for (let child = label.firstChild; child; child = child.nextSibling) {
    const holds = child === control || (child.nodeType === 1 && (child as Element).contains(control))
    if (holds) isBefore = false
    const text = child.nodeType === 3 ? (child.nodeValue ?? '') : child.nodeType === 1 && !holds ? saidBy(child as Element) : ''
    ;(isBefore ? before : after).push(text)
  }
  const said = tidy(before.join(' '))
  return /[\p{L}\p{N}]/u.test(said) ? said : tidy(after.join(' ')) || textOf(label)
}
const saidBy = (element: Element) => (isSilent(element) ? '' : textOf(element))

/** A custom element that draws its own label: `<x-input label="First name">`. */
const hostLabel = (page: Page, element: Element) =>
  [...ancestorsOf(page, element)].slice(0, 8).flatMap((one) => (nameOf(one).includes('-') ? attr(one, 'label') || [] : []))[0] ??
  ''

/** The label of the nearest group that holds this field alone. */
function legendOf(page: Page, element: Element, { isAlone }: Boxes): string {
  for (const one of [element, ...ancestorsOf(page, element)].slice(0, 10)) {
    const label = groupLabel(page, one)
    if (label && (isAlone(one) || one === element)) return label
    if (one !== element && !isAlone(one)) return ''
  }
  return ''
}

/** `legend`, or what a group is labelled by. */
export function groupLabel(page: Page, element: Element): string {
  const isGroup = nameOf(element) === 'fieldset' || ['group', 'radiogroup'].includes(attr(element, 'role'))
  if (!isGroup) return ''
  const legend = [...element.children].find((child) => nameOf(child) === 'legend')
  return labelledBy(page, element, false) || attr(element, 'aria-label') || (legend ? textOf(legend) : '')
}

const isQuestion = (element: Element) =>
  ['label', 'legend'].includes(nameOf(element)) ||
  /label|title|question|caption|heading/i.test(attr(element, 'class').slice(0, 200))
const isHeading = (element: Element) => /^h[1-6]$/.test(nameOf(element))

/** The text between the field before and this one, at the nearest level that has any; what looks like a question goes first. */
export function textBefore(page: Page, element: Element, { holdsField, isAlone }: Boxes, isFile = false): string {
  let from = element
  for (const parent of [...ancestorsOf(page, element)].slice(0, 12)) {
    const texts: { text: string; one: Element | null }[] = []
    let isAfterField = false
    for (let child = from.previousSibling; child && !isAfterField; child = child.previousSibling) {
      const one = child.nodeType === 1 ? (child as Element) : null
      isAfterField = one !== null && holdsField(one)
      const text = isAfterField ? '' : one ? saidBy(one) : child.nodeType === 3 ? tidy(child.nodeValue ?? '') : ''
      if (/[\p{L}\p{N}]/u.test(text) && !(isFile && saysNoFile(text))) texts.push({ text, one })
    }
    const inOrder = isAlone(parent) ? texts.toReversed() : texts
    const question =
      (isFile && !isAlone(parent) ? texts[0] : undefined) ??
      inOrder.find(({ one }) => one !== null && isQuestion(one)) ??
      inOrder.find(({ one }) => !one || !isHeading(one)) ??
      inOrder[0]
    if (question) return question.text
    if (isAfterField || ['form', 'body', 'main'].includes(nameOf(parent))) return ''
    from = parent
  }
  return ''
}

/** An upload may stand before its own title. */
function firstQuestion(box: Element): string {
  const title = [...box.querySelectorAll('h1, h2, h3, h4, h5, h6, label, legend, p')].find((one) => textOf(one) !== '')
  return title ? textOf(title) : ''
}

function textBeside(element: Element): string {
  for (let next = element.nextSibling; next; next = next.nextSibling) {
    const text = next.nodeType === 1 ? saidBy(next as Element) : tidy(next.nodeValue ?? '')
    if (text) return text
  }
  return ''
}
