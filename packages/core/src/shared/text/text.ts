import { fold } from '@jobapply/language/fold'
import { trimChars } from './trim-chars.ts'

/** Shown where cleaning a one-line field removed something (spec 2 §5.1). */
export const INVALID_CHARACTERS = 'Invalid characters detected'

/** One line without line breaks, control characters and outer spaces; null when empty (spec 2 §5.6). */
export const tidyLine = (raw: unknown) =>
  typeof raw === 'string' ? emptyAsNull(withoutControls(raw.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' '))) : raw

/** Normalizes line breaks, keeps the rest. */
export const tidyProse = (raw: unknown) =>
  typeof raw === 'string' ? emptyAsNull(withoutControls(raw.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))) : raw

/** PostgreSQL stores neither U+0000 nor lone surrogates. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** 'A,B, C' gives A, B and C (decisions, Profiles and preferences). */
export const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Turns lines, bullets, tabs and semicolons of a pasted list into commas. */
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

/** Ignores case and outer spaces. */
export const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** As `foldName`, but the parts of a mail address stay together: the domain of a sender is not the name of a company. */
export const foldWords = (text: string) =>
  fold(text)
    .replaceAll('&', ' and ')
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim()

/** Keeps the order and the first spelling. */
export function withoutRepeats(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = word.trim().toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}

const emptyAsNull = (text: string) => text.trim() || null

const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\t\0]/gu, '')

/** 'a', 'a and b', 'a, b and c' */
export const listWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
