import { trimChars } from './trim-chars.ts'

/** spec 2 §5.1 */
export const INVALID_CHARACTERS = 'Invalid characters detected'

/** One line: no line breaks, no control characters, no blanks around it; nothing left is null (spec 2 §5.6). */
export const tidyLine = (raw: unknown) =>
  typeof raw === 'string' ? emptyAsNull(withoutControls(raw.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' '))) : raw

/** Several lines: as typed, with one kind of line break. */
export const tidyProse = (raw: unknown) =>
  typeof raw === 'string' ? emptyAsNull(withoutControls(raw.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))) : raw

/** A database keeps neither U+0000 nor half a character. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** 'A,B, C' is A, B and C (decisions, Profiles and preferences). */
export const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** A pasted list with commas in it: lines, bullets, tabs and semicolons part it, too. */
export const commasFor = (pasted: string) =>
  trimChars(
    pasted
      .split(/[\r\n]/)
      .flatMap((line) => withoutDash(line.trim()).split(/[\t;•▪●◦]/))
      .map((part) => part.trim())
      .filter(Boolean)
      .join(','),
    /,/,
  )

const withoutDash = (line: string) => line.replace(/^[-*–](?=\s|$)/, '')

/** A text and b text that a person would call the same. */
export const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The words alone: letter case, accents, punctuation and blanks don't matter; C++, C# and mail addresses stay what they are. */
export const foldWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim()

/** In the order given, each once; the first spelling stays. */
export function withoutRepeats(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = word.trim().toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}

const emptyAsNull = (text: string) => text.trim() || null

const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\t\0]/gu, '')
