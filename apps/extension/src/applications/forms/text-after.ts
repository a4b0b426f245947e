import type { Boxes } from './boxes.ts'
import { hasLetters } from './letters.ts'
import { isErrorSentence } from './not-a-question.ts'
import { ancestorsOf, nameOf, type Page } from './page.ts'
import { tidy } from './text.ts'
import { saidBy } from './text-before.ts'

const LONGEST = 60
const MOST_LEVELS = 4
const OUTERMOST = ['form', 'body', 'main', 'table', 'tbody']

/** What stands behind a field that has nothing before it, up to the next field: labels on the right. A hint is a sentence. */
export function textAfter(page: Page, element: Element, { holdsField, fieldsIn }: Boxes): string {
  let from = element
  for (const parent of ancestorsOf(page, element).slice(0, MOST_LEVELS)) {
    for (let next = from.nextSibling; next; next = next.nextSibling) {
      const one = next.nodeType === 1 ? (next as Element) : null
      if (one && (holdsField(one) || nameOf(one) === 'br')) return ''
      const text = one ? saidBy(one) : next.nodeType === 3 ? tidy(next.nodeValue ?? '') : ''
      if (!hasLetters(text) || isErrorSentence(text)) continue
      return text.length <= LONGEST && !/[.!…]$/.test(text) ? text : ''
    }
    if (fieldsIn(parent) !== 1 || OUTERMOST.includes(nameOf(parent))) return ''
    from = parent
  }
  return ''
}
