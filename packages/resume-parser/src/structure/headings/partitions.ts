import { endsPartners } from '#words/organisation-words'
import { type Phrase, phraseOf } from '#words/phrase'
import { isTitleOfWords, ROLE_SCORES, type Role } from '#words/role-scores'
import type { Chunk } from './chunks.ts'

/** One way to assign the parts of a chunk to roles. */
export type Labelling = { shape: string; values: Partial<Record<Role, string>>; score: number }

/** Both sides of a slash usually have one role: "Scientific Employee / Software Development". */
const SLASH_PENALTY = 1
/** "Staff Nurse, Night Shift": words after a title that do not name an employer rather go on with the title. */
const AFTER_TITLE = 1.2
/** "Title, Employer, Place": for words that say nothing. */
const PLACE_LAST = 0.4
export const MAX_LABELLINGS = 7

/** The names of partners are one firm. */
export function joinPartners(text: string, parts: readonly string[]): string[] {
  const at = parts.findIndex((part, index) => index > 0 && endsPartners(part) && !isTitleOfWords(parts[index - 1] ?? ''))
  return at < 0 ? [...parts] : [...parts.slice(0, at - 1), between(text, parts, at - 1, at + 1), ...parts.slice(at + 1)]
}

/** Every way to group the parts and give each group a role. */
export function partitions(chunk: Chunk, parts: readonly string[], roles: readonly Role[]): Labelling[] {
  const spans = new Map<string, { text: string; phrase: Phrase }>()
  const span = (from: number, to: number) => {
    const key = `${from}:${to}`
    const known = spans.get(key)
    if (known) return known
    const text = between(chunk.text, parts, from, to)
    const made = { text, phrase: phraseOf(text, chunk.isLink) }
    spans.set(key, made)
    return made
  }
  const found: Labelling[] = []
  const isSlashed = slashesBetween(chunk.text, parts)
  const isAfterComma = (part: number) => chunk.text.includes(`${parts[part - 1]}, ${parts[part]}`)
  const walk = (from: number, used: readonly Role[], values: Partial<Record<Role, string>>, score: number) => {
    if (from === parts.length) {
      if (used.length > 1) found.push({ shape: used.join('+'), values, score: score - 0.25 * (used.length - 1) })
      return
    }
    for (let to = from + 1; to <= parts.length; to += 1) {
      const { text, phrase } = span(from, to)
      for (const role of roles) {
        if (used.includes(role)) continue
        const own =
          ROLE_SCORES[role](phrase) -
          0.15 * (to - from - 1) -
          (isSlashed[from] ? SLASH_PENALTY : 0) -
          (role === 'company' && used.at(-1) === 'position' && isAfterComma(from) && ROLE_SCORES.company(phrase) < 1
            ? AFTER_TITLE
            : 0) +
          (role === 'location' && used.join() === 'position,company' && to === parts.length ? PLACE_LAST : 0)
        walk(to, [...used, role], { ...values, [role]: text }, score + own)
      }
    }
  }
  walk(0, [], {}, 0)
  return found.toSorted((a, b) => b.score - a.score).slice(0, MAX_LABELLINGS * 2)
}

/** For each part: a slash stands before it. */
function slashesBetween(text: string, parts: readonly string[]): boolean[] {
  let at = 0
  return parts.map((part, index) => {
    const start = text.indexOf(part, at)
    const isSlash = index > 0 && text.slice(at, start).includes('/')
    at = start + part.length
    return isSlash
  })
}

/** The text from one part to another, as written. */
function between(text: string, parts: readonly string[], from: number, to: number): string {
  let at = 0
  let start = 0
  for (let index = 0; index < to; index += 1) {
    const found = text.indexOf(parts[index] ?? '', at)
    if (index === from) start = found
    at = found + (parts[index] ?? '').length
  }
  const slice = text.slice(start, at)
  return slice.includes('(') && !slice.includes(')') ? `${slice})` : slice
}
