import { wordsOf } from './fold.ts'
import { memo } from './memo.ts'

/** A short text with what the features need. */
export type Phrase = {
  text: string
  words: string[]
  /** Share of its longer words that begin with a capital letter. */
  capitals: number
  hasDigit: boolean
  isLink: boolean
}

const LONG_WORD = /[\p{L}][\p{L}'’.-]{2,}/gu
const UPPER = /^\p{Lu}/u
const DIGIT = /\d/

export const phraseOf = (text: string, isLink = false): Phrase => (isLink ? { ...plainPhrase(text), isLink } : plainPhrase(text))

const plainPhrase = memo((text): Phrase => {
  const long = text.match(LONG_WORD) ?? []
  const capitals = long.length === 0 ? 1 : long.filter((word) => UPPER.test(word)).length / long.length
  return { text, words: wordsOf(text), capitals, hasDigit: DIGIT.test(text), isLink: false }
})

/** Phrases of the table have up to three words. */
export function containsAny(table: ReadonlySet<string>, words: readonly string[]): boolean {
  for (let index = 0; index < words.length; index += 1) {
    const [one, two, three] = [words[index], words[index + 1], words[index + 2]]
    if (one && table.has(one)) return true
    if (two && table.has(`${one} ${two}`)) return true
    if (two && three && table.has(`${one} ${two} ${three}`)) return true
  }
  return false
}

export function endsWithAny(table: ReadonlySet<string>, words: readonly string[]): boolean {
  const [three = '', two = '', one = ''] = [words.at(-3), words.at(-2), words.at(-1)]
  return (
    table.has(one) ||
    (words.length > 1 && table.has(`${two} ${one}`)) ||
    (words.length > 2 && table.has(`${three} ${two} ${one}`))
  )
}

export function startsWithAny(table: ReadonlySet<string>, words: readonly string[]): boolean {
  const [one = '', two = '', three = ''] = words
  return (
    table.has(one) ||
    (words.length > 1 && table.has(`${one} ${two}`)) ||
    (words.length > 2 && table.has(`${one} ${two} ${three}`))
  )
}
