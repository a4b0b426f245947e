import { SENIORITY_PREFIXES } from './constants.ts'
import { remembered } from './remembered.ts'

const EMPTY_WORDS = new Set([
  ...SENIORITY_PREFIXES,
  ...'sr jr entry level mid i ii iii iv staff head chief trainee intern internship m w d f h x div all genders gn class grade band of and the for in at to a an und der die das de du des la le et remote hybrid onsite full time part fulltime parttime contract temporary permanent'.split(
    ' ',
  ),
])

/** Lower case without accents. */
export const foldText = (text: string) =>
  (/[\u0080-\uffff]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).toLowerCase()

/** The words of a title that say what the work is, each once, in the singular. */
export const foldWords = remembered((title): readonly string[] => {
  const words = foldText(title).split(/[^\p{L}\p{N}+#]+/u)
  return [...new Set(words.filter((word) => word !== '' && !EMPTY_WORDS.has(word) && !isDigit(word)).map(singular))]
})

const isDigit = (word: string) => word.length === 1 && word >= '0' && word <= '9'
const singular = (word: string) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)

/** Words of many trades: a sales engineer is no civil engineer. */
const COMMON_WORDS = new Set(
  'engineer manager assistant specialist representative coordinator officer executive associate consultant technician supervisor administrator director worker operator operative agent advisor adviser expert leiter mitarbeiter responsable'.split(
    ' ',
  ),
)
const COMMON_WEIGHT = 0.35
const weightOf = (word: string) => (COMMON_WORDS.has(word) ? COMMON_WEIGHT : 1)
const sumOf = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)

/** How much two titles share: 1 for the same words, 0 for none. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0
  let common = 0
  for (const word of one) if (other.includes(word)) common += weightOf(word)
  if (common === 0) return 0
  return one.length === other.length && one.every((word) => other.includes(word)) ? 1 : (2 * common) / (sumOf(one) + sumOf(other))
}

/** Two spellings of a place or a company: letter case, accents, punctuation and a legal form don't count. */
export const nameKey = remembered((name) =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:inc|llc|ltd|limited|gmbh|ag|se|plc|corp|corporation|co|company|sa|sas|bv|ab|oy|pty)\b(?= |$)/g, '')
    .trim(),
)

const isPartOfWord = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at))

/** Texts are searched as they are: to write a long one in small letters first takes three times as long, and its size in memory. */
const patternOf = remembered((phrase) => new RegExp(phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'))

/** Does a text contain the phrase as it stands, whatever the letter case? */
export function containsText(text: string, phrase: string): boolean {
  const pattern = patternOf(phrase)
  pattern.lastIndex = 0
  return pattern.test(text)
}

/** Does a text contain the phrase as whole words, in singular or plural, whatever the letter case? */
export function containsWords(text: string, phrase: string): boolean {
  if (phrase === '') return false
  const pattern = patternOf(phrase)
  pattern.lastIndex = 0
  while (pattern.test(text)) {
    const end = pattern.lastIndex
    const at = end - phrase.length
    const isClosed = !isPartOfWord(text, end) || (/s/i.test(text.charAt(end)) && !isPartOfWord(text, end + 1))
    if (isClosed && (at === 0 || !isPartOfWord(text, at - 1))) return true
    pattern.lastIndex = at + 1
  }
  return false
}
