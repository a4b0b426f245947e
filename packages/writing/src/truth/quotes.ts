import type { ProfileFacts, Segment } from '#facts/facts'
import { readWords, type Word } from '#text/words'

type Quote = { words: Word[]; segment: Segment }
const MIN_WORDS = 3
const OPEN = /["“„«]/
const CLOSE = /["”“»]/

/** Passages in quotation marks that repeat the profile word for word, in any language, are supported as they stand. */
export function quotedFacts(plain: string, words: readonly Word[], facts: ProfileFacts): { rest: Word[]; quotes: Quote[] } {
  if (!words.some(({ before, after }) => OPEN.test(before) || CLOSE.test(after))) return { rest: [...words], quotes: [] }
  const rest: Word[] = []
  const quotes: Quote[] = []
  let start = -1
  words.forEach((word, index) => {
    if (start < 0 && OPEN.test(word.before.slice(-2))) start = index
    if (start < 0) rest.push(word)
    const closes = CLOSE.test(plain.slice(word.end, word.end + 3))
    if (start >= 0 && (closes || index === words.length - 1)) {
      const quoted = words.slice(start, index + 1)
      const segment = closes && quoted.length >= MIN_WORDS ? findQuoted(quoted, facts) : undefined
      if (segment) quotes.push({ words: quoted, segment })
      else rest.push(...quoted)
      start = -1
    }
  })
  return { rest, quotes }
}

function findQuoted(quoted: readonly Word[], { segments }: ProfileFacts): Segment | undefined {
  const wanted = quoted.map(({ text }) => text).join(' ')
  return segments.find(({ text }) =>
    ` ${readWords(text)
      .words.map((word) => word.text)
      .join(' ')} `.includes(` ${wanted} `),
  )
}
