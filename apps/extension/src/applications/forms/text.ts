import { isErrorElement, isUndrawn, withoutOrdinal, withoutTemplates } from './not-a-question.ts'
import { attr, nameOf, saidOnce } from './page.ts'

/** Elements whose text is not part of a label. */
const SILENT = new Set(
  'script style noscript svg template select option textarea input button datalist iframe object canvas'.split(' '),
)
const SILENT_ROLES = new Set('listbox option menu menuitem tooltip log status alert button'.split(' '))
export const INLINE = new Set('span b strong i em a abbr small sup sub font u mark bdi'.split(' '))
/** Stands apart, for screen readers alone: 'First name' and 'Required' are two things. */
const READ_OUT = /sr-only|visually-?hidden|screen-?reader/i
const LONGEST = 1_000
/** Browsers nest at most 512 elements of a page; a script may go further. */
const DEEPEST = 600

/** What an element says, without the controls in it. */
export function textOf(element: Element, limit = LONGEST): string {
  if (!element.firstElementChild) return tidy(element.textContent ?? '', limit)
  const pieces: string[] = []
  let length = 0
  const walk = (node: Node, depth: number) => {
    if (length > 4 * limit || depth > DEEPEST) return
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? ''
      pieces.push(text)
      length += text.length
      return
    }
    if (node.nodeType !== 1 && node.nodeType !== 11) return
    const part = node as Element
    if (node.nodeType === 1 && part !== element && isSilent(part)) return
    const isBlock = node.nodeType === 1 && (!INLINE.has(nameOf(part)) || READ_OUT.test(attr(part, 'class').slice(0, 200)))
    if (isBlock) pieces.push(' ')
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child, depth + 1)
    if (isBlock) pieces.push(' ')
  }
  walk(element, 0)
  return tidy(pieces.join(''), limit)
}

/** Also what is switched off, and what tells of an error. */
export function isSilent(element: Element): boolean {
  const name = nameOf(element)
  if (SILENT.has(name)) return true
  // Most parts of a label have no attribute at all.
  return (name === 'dialog' || element.hasAttributes()) && isSilentByMark(element)
}
const isSilentByMark = (element: Element) =>
  SILENT_ROLES.has(attr(element, 'role')) || isUndrawn(element) || isErrorElement(element)

export function tidy(text: string, limit = LONGEST): string {
  if (text.length <= limit && !UNTIDY.test(text)) return text
  return withoutTemplates(text.slice(0, 4 * limit))
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
    .slice(0, limit)
}
/** Most texts of a page need no work. */
const UNTIDY = /^\s|\s$|\s\s|[^\S ]|[\u200b{[%]/

const MARKS = /[*✱＊∗]/
const REQUIRED =
  'required|pflichtfeld|erforderlich|obligatoire|obligatorio|requerido|verplicht|wymagane|obbligatorio|obrigat[oó]rio|mandatory'
const OPTIONAL = 'optional|facultatif|opcional|optioneel|opcjonalne|facoltativo|freiwillig'
const IS_REQUIRED = new RegExp(`[([](?:${REQUIRED})[)\\]]|(?:^| )(?:${REQUIRED})$`, 'i')
const IS_OPTIONAL = new RegExp(`[([](?:${OPTIONAL})[)\\]]|(?: [-–] | )(?:${OPTIONAL})$`, 'i')

export type Label = { text: string; isRequired: boolean; isOptional: boolean }

/** A label without its marks, and what the marks say. */
export const readLabel = saidOnce((raw): Readonly<Label> => {
  const text = tidy(raw)
  const isRequired =
    MARKS.test(text.slice(0, 3)) || MARKS.test(text.slice(-3)) || IS_REQUIRED.test(text) || / [*✱]( |$)/.test(text)
  const unmarked = text
    .replace(IS_REQUIRED, ' ')
    .replace(IS_OPTIONAL, ' ')
    .replace(/^[*✱＊∗\s]{1,4}/, '')
  const plain = tidy(withoutOrdinal(unmarked).replace(/[*✱＊∗:\s]{1,4}$/, ''))
  return { text: once(plain), isRequired, isOptional: IS_OPTIONAL.test(text) }
})

/** 'Email address Email address': once for the eye, once for screen readers. */
function once(text: string): string {
  const half = (text.length - 1) / 2
  if (Number.isInteger(half) && text.charAt(half) === ' ' && text.slice(0, half) === text.slice(half + 1))
    return text.slice(0, half)
  const middle = text.length / 2
  return middle > 3 && Number.isInteger(middle) && text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text
}
