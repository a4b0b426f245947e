import { isAbbreviation } from './abbreviations.ts'
import { fold } from './fold.ts'
import { MONTH_LANGUAGES, monthNames } from './months.ts'

const END = /[.!?…]["'”’»)\]]{0,3}\s/g
const LAST_WORD = /[\p{L}\p{M}]{1,24}$/u
const FIRST_WORD = /^\p{L}{1,24}/u
const CAPITAL_LETTER = /^\p{Lu}$/u
const LIST_NUMBER = /^\s*\d{1,3}$/
/** Longer than any abbreviation or month. */
const NEAR = 25
const MONTHS = monthNames(MONTH_LANGUAGES)

/**
 * The sentences of a paragraph in their own spelling. A stop ends none after an abbreviation or initial ('Dr. Ruiz', 'J. Marsh'), in a date
 * ('3. März'), after the number of a list, or before a small letter.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(END)) {
    const end = index + mark.length
    if (mark.startsWith('.') && isStopOfWord(text.slice(Math.max(from, index - NEAR), index), text.slice(end, end + NEAR)))
      continue
    sentences.push(text.slice(from, end).trim())
    from = end
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => sentence !== '')
}

function isStopOfWord(before: string, after: string): boolean {
  const next = after.trimStart()
  if (/^\p{Ll}/u.test(next)) return true
  if (/\d$/.test(before))
    return LIST_NUMBER.test(before) || /^\d/.test(next) || MONTHS.has(fold(FIRST_WORD.exec(next)?.[0] ?? ''))
  const word = LAST_WORD.exec(before)?.[0] ?? ''
  return CAPITAL_LETTER.test(word) || isAbbreviation(word, next)
}
