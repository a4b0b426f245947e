import { saysNoFile } from '@jobapply/core/answers/keys/file-words'
import type { Boxes } from './boxes.ts'
import { hasLetter, hasLetterOrDigit } from './letters.ts'
import { isErrorSentence, isInvitation } from './not-a-question.ts'
import { ancestorsOf, attr, nameOf, type Page } from './page.ts'
import { isSilent, textOf, tidy } from './text.ts'

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]'
const isQuestion = (element: Element) =>
  ['label', 'legend'].includes(nameOf(element)) ||
  /label|title|question|caption|heading/i.test(attr(element, 'class').slice(0, 200))

/** A heading, or a box that holds one and nothing else. */
function isHeading(element: Element): boolean {
  if (/^h[1-6]$/.test(nameOf(element)) || attr(element, 'role') === 'heading') return true
  const inside = element.querySelector(HEADINGS)
  return inside !== null && textOf(inside) === textOf(element)
}

/** `isSection`: a heading over several fields; `isNear`: over two or three, which may be parts of one question. */
export type Said = { text: string; isSection: boolean; isNear: boolean }
const MOST_PARTS = 3
type Candidate = { text: string; one: Element | null; fields: number }

/**
 * The text between the field before and this one, at the nearest level that has any; what looks like a question goes first. A heading over
 * several fields is none: it is told apart, for fields that have nothing else.
 */
export function textBefore(page: Page, element: Element, boxes: Boxes, isFile = false): Said {
  const { holdsField, isAlone, fieldsIn } = boxes
  let section: Candidate | undefined
  let invitation = ''
  let isShared = false
  let from = element
  for (const parent of ancestorsOf(page, element).slice(0, 12)) {
    const texts: Candidate[] = []
    let isAfterField = false
    for (let child = from.previousSibling; child && !isAfterField; child = child.previousSibling) {
      const one = child.nodeType === 1 ? (child as Element) : null
      isAfterField = one !== null && holdsField(one)
      const text = isAfterField ? '' : one ? saidBy(one) : child.nodeType === 3 ? tidy(child.nodeValue ?? '') : ''
      if (!hasLetterOrDigit(text) || isErrorSentence(text) || (isFile && saysNoFile(text))) continue
      // 'Select...' drawn inside the box of a list: what is asked stands further out.
      if (!isFile && isInvitation(text)) {
        invitation ||= text
        continue
      }
      texts.push({ text, one, fields: one !== null && isHeading(one) ? fieldsUnder(one, boxes) : 1 })
    }
    const own = texts.filter(({ fields }) => fields <= 1)
    section ??= texts.find(({ fields }) => fields > 1)
    const inOrder = isAlone(parent) ? own.toReversed() : own
    const placeholder = attr(element, 'placeholder')
    const question =
      (isFile && !isAlone(parent) ? own[0] : undefined) ??
      texts.find(({ text }) => placeholder !== '' && text.startsWith(placeholder)) ??
      inOrder.find(({ one }) => one !== null && isQuestion(one)) ??
      (own[0]?.one && isHeading(own[0].one) ? own[0] : undefined) ??
      inOrder.find(({ one }) => !one || !isHeading(one)) ??
      inOrder[0]
    if (question) return { text: question.text, isSection: isShared, isNear: isShared }
    const isSmall = fieldsIn(parent) <= MOST_PARTS
    if (isAfterField && isSmall) section ??= headingOf(parent, element)
    // The text over a small box is for all of its fields.
    isShared ||= isAfterField
    if (section || (isAfterField && !isSmall) || (isShared && !isSmall)) break
    if (['form', 'body', 'main'].includes(nameOf(parent))) break
    from = parent
  }
  if (!section && invitation) return { text: invitation, isSection: false, isNear: false }
  return { text: section?.text ?? '', isSection: true, isNear: section !== undefined && section.fields <= MOST_PARTS }
}

/** What a small box with a few fields is called: 'Desired salary' over an amount and its period. */
function headingOf(box: Element, field: Element): Candidate | undefined {
  const one = [...box.children].find((child) => !child.contains(field) && (isHeading(child) || isQuestion(child)))
  const text = one ? saidBy(one) : ''
  return one && hasLetter(text) && !isErrorSentence(text) ? { text, one, fields: MOST_PARTS } : undefined
}

/** How many fields follow a heading, up to the next one beside it. */
function fieldsUnder(heading: Element, { holdsField, fieldsIn }: Boxes): number {
  let count = 0
  for (let next = heading.nextElementSibling; next && count <= MOST_PARTS; next = next.nextElementSibling) {
    if (isHeading(next)) break
    if (holdsField(next)) count += Math.max(1, fieldsIn(next))
  }
  return count
}

/** What a neighbour says to the eye. */
export function saidBy(element: Element): string {
  if (isSilent(element)) return ''
  if (typeof element.checkVisibility === 'function' && !element.checkVisibility()) return ''
  // A title beside buttons and hints says what is asked.
  const title = element.querySelector(HEADINGS)
  return (title && textOf(title)) || textOf(element)
}
