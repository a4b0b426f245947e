import { saysNoFile } from '@jobapply/core/answers/keys/file-words'
import { foldWords } from '@jobapply/language/fold'
import { type Boxes, commonOf } from './boxes.ts'
import { choiceText } from './choice-text.ts'
import type { Control } from './field.ts'
import { hasLetter, hasLetterOrDigit } from './letters.ts'
import { isErrorSentence, isId, isInvitation } from './not-a-question.ts'
import { ancestorsOf, askedOnce, attr, nameOf, type Page } from './page.ts'
import { type Label, readLabel, textOf, tidy } from './text.ts'
import { textAfter } from './text-after.ts'
import { saidBy, textBefore } from './text-before.ts'

export type FoundLabel = Label & { source: 'label' | 'placeholder' | 'name' }

type Way = () => { text: string; isWeak?: boolean; isNear?: boolean }
const strong = (text: string) => ({ text })

/**
 * The question of a field, by the first of the ways that says something: what stands beside the field for the eye comes before its
 * placeholder, and technical names come last. Errors, ids, invitations and the field's own options are no question.
 */
export function findLabel(page: Page, control: Control, boxes: Boxes): FoundLabel {
  const { element, kind } = control
  const isFile = kind === 'file'
  const options = new Set(control.choices.map((choice) => foldWords(choiceText(page, choice))))
  const isNone = (text: string) =>
    foldWords(text) === '' || isErrorSentence(text) || isId(text) || (isFile && saysNoFile(text)) || options.has(foldWords(text))
  let invitation: Label | undefined
  let section = ''
  let heading = ''
  for (const way of waysOf(page, control, boxes)) {
    const { text, isWeak, isNear } = way()
    const label = readLabel(text)
    // 'Choose file' is better than nothing.
    if (isFile && label.text !== '' && saysNoFile(text) && !isErrorSentence(text)) invitation ??= label
    if (isNone(text)) continue
    if (isNear) heading ||= text
    else if (isWeak) section ||= text
    else if (isInvitation(label.text)) invitation ??= label
    else if (foldWords(label.text) !== '') return { ...label, source: 'label' }
  }
  const shown = readLabel(placeholderOf(element))
  if (!isNone(shown.text) && !isInvitation(shown.text)) return { ...shown, source: 'placeholder' }
  const after = control.choices.length > 0 ? '' : readLabel(textAfter(page, element, boxes)).text
  if (after !== '' && !isNone(after) && !isInvitation(after))
    return { text: after, isRequired: false, isOptional: false, source: 'label' }
  if (heading) return { ...readLabel(heading), source: 'label' }
  const named = readLabel(control.name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[[\]._-]+/g, ' '))
  if (!isNone(named.text)) return { ...named, source: 'name' }
  if (section) return { ...readLabel(section), source: 'name' }
  return { ...(invitation ?? shown), source: 'name' }
}

function waysOf(page: Page, control: Control, boxes: Boxes): Way[] {
  const { element, kind } = control
  const isFile = kind === 'file'
  const common = commonOf(page, control)
  const before = (from: Element): Way => {
    return () => {
      const { text, isSection, isNear } = textBefore(page, from, boxes, isFile)
      return { text, isWeak: isSection, isNear }
    }
  }
  if (control.choices.length > 0)
    return [
      () =>
        strong(
          nameOf(element) === 'select'
            ? labelledBy(page, element, false) || forLabel(page, element) || wrappingLabel(page, element)
            : '',
        ),
      () => strong(legendOf(page, common, boxes)),
      // Several questions stand side by side: the text before the first option.
      () => strong(boxes.isAlone(common) ? '' : textBefore(page, control.choices[0] ?? common, boxes).text),
      () => strong(textInside(common, boxes)),
      before(common),
      () => strong(attr(common, 'aria-label')),
    ]
  return [
    () => strong(labelledBy(page, element, isFile)),
    () => strong(forLabel(page, element)),
    () => strong(wrappingLabel(page, element)),
    () => strong(ownName(element)),
    () => strong(hostLabel(page, element)),
    () => strong(legendOf(page, element, boxes)),
    before(element),
    () => strong(kind === 'checkbox' ? textBeside(element) : ''),
    () => strong(isFile ? firstQuestion(boxes.boxOf(control)) : ''),
    () => strong(attr(element, 'title')),
  ]
}

/** A button that opens a list often repeats there what is chosen: 'Country code: Germany'. */
function ownName(element: Element): string {
  const name = attr(element, 'aria-label')
  const chosen = nameOf(element) === 'button' ? tidy(element.textContent ?? '') : ''
  const at = chosen.length > 1 ? name.indexOf(chosen) : -1
  return at > 0 ? name.slice(0, at) : name
}

/** A list without a label says in its first line what to choose: 'Select notice period'. */
function placeholderOf(element: Element): string {
  if (nameOf(element) !== 'select') return attr(element, 'placeholder')
  const first = element.querySelector('option')
  const text = first && attr(first, 'value') === '' ? tidy(first.textContent ?? '') : ''
  return /^(?:please )?(?:select|choose) \p{L}/iu.test(text)
    ? text.replace(/^(?:please )?(?:select|choose) (?:your |an? |the )?/i, '')
    : ''
}

/** What a group says before its first option. */
function textInside(group: Element, { holdsField }: Boxes): string {
  const said: string[] = []
  for (let child = group.firstElementChild; child && !holdsField(child); child = child.nextElementSibling)
    said.push(saidBy(child))
  return said.find(hasLetter) ?? ''
}

const isList = (element: Element) => nameOf(element) === 'button' || attr(element, 'role') === 'combobox'

/** 'Resume' and 'Choose file' together are 'Resume'. */
function labelledBy(page: Page, element: Element, isFile: boolean): string {
  const texts = attr(element, 'aria-labelledby')
    .split(/\s+/)
    .slice(0, 8)
    .flatMap((id) => page.byId(element, id) ?? [])
    // A button that opens a list is often named by its label and by itself, which is what is chosen.
    .filter((one) => !isList(element) || !element.contains(one))
    .map((one) => textOf(one))
  return texts.filter((text) => text !== '' && !(isFile && saysNoFile(text))).join(' ')
}

/** 'Name' above two boxes, and below this one 'First Name': the second label says which part of the first the control holds. */
const forLabel = (page: Page, element: Element) => {
  const [label, ...more] = page.labelsFor(element)
  if (!label) return ''
  const said = textAround(label, element)
  const below = more.find((one) => isAfter(page, one, element) && !isAfter(page, label, element))
  const part = below && !below.contains(element) ? textOf(below) : ''
  if (said === '' || !isPart(part)) return said || part
  const words = new Set(foldWords(part).split(' '))
  const isWithin = foldWords(readLabel(said).text)
    .split(' ')
    .every((word) => words.has(word))
  return isWithin ? `${part}${/\*\s*$/.test(said) ? ' *' : ''}` : `${said}: ${part}`
}
const isAfter = (page: Page, one: Element, other: Element) => page.orderOf(one) > page.orderOf(other)
/** A hint or an example is longer, ends with a stop or shows an address. */
const MOST_PART_WORDS = 4
const isPart = (text: string) =>
  text !== '' && text.split(/\s+/).length <= MOST_PART_WORDS && !/[.!?@\d]/.test(text) && !isErrorSentence(text)

function wrappingLabel(page: Page, element: Element): string {
  const label = ancestorsOf(page, element)
    .slice(0, 8)
    .find((one) => nameOf(one) === 'label')
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
  return hasLetterOrDigit(said) ? said : tidy(after.join(' ')) || textOf(label)
}
/** A custom element that draws its own label: `<x-input label="First name">`. */
const hostLabel = (page: Page, element: Element) =>
  ancestorsOf(page, element)
    .slice(0, 8)
    .flatMap((one) => (nameOf(one).includes('-') ? attr(one, 'label') || [] : []))[0] ?? ''

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
export const groupLabel = askedOnce((page, element): string => {
  const isGroup = nameOf(element) === 'fieldset' || ['group', 'radiogroup'].includes(attr(element, 'role'))
  if (!isGroup) return ''
  const legend = [...element.children].find((child) => nameOf(child) === 'legend')
  return labelledBy(page, element, false) || attr(element, 'aria-label') || (legend ? textOf(legend) : '')
})

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
