import { wordsOf } from '#fold'

/** A short text as the features see it. */
export type Phrase = {
  text: string
  words: string[]
  /** Share of its longer words that begin with a capital letter. */
  capitals: number
  hasDigit: boolean
  /** It stands on a link. */
  isLink: boolean
}

const LONG_WORD = /[\p{L}][\p{L}'’.-]{2,}/gu
const UPPER = /^\p{Lu}/u
const DIGIT = /\d/

export function phraseOf(text: string, isLink = false): Phrase {
  const long = text.match(LONG_WORD) ?? []
  const capitals = long.length === 0 ? 1 : long.filter((word) => UPPER.test(word)).length / long.length
  return { text, words: wordsOf(text), capitals, hasDigit: DIGIT.test(text), isLink }
}

/** Whether words of the table stand in the text, as one word or up to three in a row. */
export function holds(table: ReadonlySet<string>, words: readonly string[]): boolean {
  for (let index = 0; index < words.length; index += 1) {
    const [one, two, three] = [words[index], words[index + 1], words[index + 2]]
    if (one && table.has(one)) return true
    if (two && table.has(`${one} ${two}`)) return true
    if (two && three && table.has(`${one} ${two} ${three}`)) return true
  }
  return false
}

export const endsWith = (table: ReadonlySet<string>, words: readonly string[]) =>
  [1, 2, 3].some((count) => words.length >= count && table.has(words.slice(-count).join(' ')))

export const startsWith = (table: ReadonlySet<string>, words: readonly string[]) =>
  [1, 2, 3].some((count) => words.length >= count && table.has(words.slice(0, count).join(' ')))
