import { memo } from './memo.ts'

const LETTERS: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' }
const ODD_LETTERS = /[ıøłđßæœþð]/g
const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘`´]/g
const NO_WORD = /[^\p{L}\p{N}+#]+/gu
const SIMPLE = /^[a-z0-9+#]+(?: [a-z0-9+#]+)*$/
const PLAIN = /^[a-z0-9 ]*$/

/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(ODD_LETTERS, (letter) => LETTERS[letter] ?? letter)
}

/** Folded words separated by single spaces; `&` becomes "and". */
export const foldWords = memo((text) => {
  const lower = text.toLowerCase()
  if (SIMPLE.test(lower)) return lower
  return fold(lower.replaceAll('&', ' and ')).replace(APOSTROPHES, '').replace(NO_WORD, ' ').trim()
})

export const wordsOf = (text: string) => {
  const folded = foldWords(text)
  return folded ? folded.split(' ') : []
}

/** Parses a table of phrases separated by commas or newlines. */
export const phrases = (table: string): ReadonlySet<string> => new Set(table.split(/[\n,]/).map(foldWords).filter(Boolean))
