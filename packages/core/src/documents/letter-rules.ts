import type { LetterEngine } from './cover-letters.ts'
import type { Claim } from './truth-schema.ts'

/** Edits within this time are one version: a letter is saved at every pause, and 30 pauses must not push out the draft. */
const SITTING_MS = 10 * 60_000

type Replaced = { before: LetterEngine; after: LetterEngine; lastKeptAt: Date | undefined; now: Date }

/** Whether the replaced text becomes a version. What an engine wrote always does. */
export const keepsVersion = ({ before, after, lastKeptAt, now }: Replaced) =>
  before !== 'person' || after !== 'person' || !lastKeptAt || now.getTime() - lastKeptAt.getTime() >= SITTING_MS

/** A claim as a screen shows it: backed ones are numbered in the order of the text. */
export type NumberedClaim = Claim & { number: number | null }

/** In the order of the text. Where claims overlap, the one without evidence stays: it must be seen. */
export function numberClaims(claims: readonly Claim[]): NumberedClaim[] {
  const bySeverity = claims.toSorted((one, other) => Number(one.supported) - Number(other.supported) || one.from - other.from)
  const kept: Claim[] = []
  for (const claim of bySeverity) if (kept.every(({ from, to }) => claim.to <= from || claim.from >= to)) kept.push(claim)
  let number = 0
  return kept
    .toSorted((one, other) => one.from - other.from)
    .map((claim) => ({ ...claim, number: claim.supported ? ++number : null }))
}

/** The claims of a text that was edited since: those in the edited part are left out, those after it move with their words. */
export function moveClaims<C extends Pick<Claim, 'from' | 'to'>>(claims: readonly C[], before: string, after: string): C[] {
  if (before === after) return [...claims]
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let tail = 0
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const end = before.length - tail
  const shift = after.length - before.length
  return claims.flatMap((claim) => {
    if (claim.to <= start) return claim
    return claim.from >= end ? { ...claim, from: claim.from + shift, to: claim.to + shift } : []
  })
}

const isEnd = (text: string, at: number) => '.!?'.includes(text.charAt(at)) && /^\s?$/.test(text.charAt(at + 1))

/** The whole sentence of a claim with the space after it; a paragraph that has no other goes as well. */
export function sentenceAround(text: string, { from, to }: Pick<Claim, 'from' | 'to'>): { from: number; to: number } {
  let start = from
  while (start > 0 && text.charAt(start - 1) !== '\n' && !(isEnd(text, start - 1) && start < from)) start--
  while (start < from && /\s/.test(text.charAt(start))) start++
  let end = Math.max(to, start)
  while (end < text.length && text.charAt(end) !== '\n' && !isEnd(text, end - 1)) end++
  while (text.charAt(end) === ' ') end++
  const isParagraph = text.charAt(start - 1) !== ' ' && (end === text.length || text.charAt(end) === '\n')
  if (isParagraph) while (text.charAt(end) === '\n') end++
  else if (end === text.length || text.charAt(end) === '\n') while (text.charAt(start - 1) === ' ') start--
  return { from: start, to: end }
}

/** Puts the part of `before` that was taken out back between the same words of a text edited since; at the end when those are gone. */
export function putBack(before: string, { from, to }: Pick<Claim, 'from' | 'to'>, text: string): string {
  const rest = before.slice(0, from) + before.slice(to)
  const [place] = moveClaims([{ from, to: from }], rest, text)
  const at = place?.from ?? text.length
  return text.slice(0, at) + before.slice(from, to) + text.slice(at)
}

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
