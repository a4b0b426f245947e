import { foldCompany } from '@jobapply/language/company'
import { fold, foldName } from '@jobapply/language/fold'
import { SENIORITY_PREFIXES } from './constants.ts'
import { memo } from './memo.ts'

const STOP_WORDS = new Set([
  ...SENIORITY_PREFIXES,
  ...'sr jr entry level mid i ii iii iv staff head chief trainee intern internship m w d f h x div all genders gn class grade band of and the for in at to a an und der die das de du des la le et remote hybrid onsite full time part fulltime parttime contract temporary permanent'.split(
    ' ',
  ),
])

/** The distinct words of a title without seniority, contract and filler words, in the singular. */
export const titleWords = memo((title): readonly string[] => {
  const words = fold(title).split(/[^\p{L}\p{N}+#]+/u)
  return [...new Set(words.filter((word) => word !== '' && !STOP_WORDS.has(word) && !isDigit(word)).map(singular))]
})

const isDigit = (word: string) => word.length === 1 && word >= '0' && word <= '9'
const singular = (word: string) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)

export const companyKey = memo(foldCompany)
export const placeKey = memo(foldName)

const isPartOfWord = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at))

/** Case-insensitive search on the original text: lower-casing a long one first takes three times as long and copies it. */
const patternOf = memo((phrase) => new RegExp(phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'))

export function containsText(text: string, phrase: string): boolean {
  const pattern = patternOf(phrase)
  pattern.lastIndex = 0
  return pattern.test(text)
}

/** Matches whole words, singular or plural, ignoring case. */
export function containsWords(text: string, phrase: string): boolean {
  if (phrase === '') return false
  const pattern = patternOf(phrase)
  pattern.lastIndex = 0
  while (pattern.test(text)) {
    const end = pattern.lastIndex
    const at = end - phrase.length
    const endsAtWord = !isPartOfWord(text, end) || (/s/i.test(text.charAt(end)) && !isPartOfWord(text, end + 1))
    if (endsAtWord && (at === 0 || !isPartOfWord(text, at - 1))) return true
    pattern.lastIndex = at + 1
  }
  return false
}
