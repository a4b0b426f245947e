import { SECTION_STEMS } from '@jobapply/language/section-stems'
import { MODIFIERS, type SectionKind, TITLE_PHRASES } from '@jobapply/language/section-words'
import { foldWords } from '#words/fold'
import { memo } from '#words/memo'
import { titleKind } from './section-titles.ts'

const MAX_TITLE = 60
const MAX_WORDS = 6
/** A shorter word has too many neighbours one letter away. */
const MIN_SPELLED = 7
const MIN_TWICE_WRONG = 10
/** "Work Experience (selected)", "Education – Lund", "Employment | 2010 to today". */
const REMARK = /\s*[([].*$|\s+[–—|/-]\s+.*$/u
const NUMBERING = /^(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]?\s+/i
const stems = (Object.entries(SECTION_STEMS) as [SectionKind, string][]).flatMap(([kind, words]) =>
  words.split(' ').map((stem) => [stem, kind] as const),
)
/** Words that are titles alone, for misspelt ones. */
const words = (Object.entries(TITLE_PHRASES) as [SectionKind, string][]).flatMap(([kind, table]) =>
  table
    .split(/[\n,]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length >= MIN_SPELLED)
    .map((phrase) => [phrase, kind] as const),
)
const modifiers = new Set(MODIFIERS.split(/[\n,]/).map((word) => word.trim()))
const byStart = Map.groupBy(words, ([phrase]) => `${phrase[0]}${phrase.length}`)

const bareTitle = (raw: string) => raw.replace(NUMBERING, '').replace(REMARK, '').trim()

/** The kind of a title that has a remark behind it, a number before it or a wrong letter in it. */
export const nearKind = memo((raw: string): SectionKind | undefined => {
  if (raw.length > MAX_TITLE) return undefined
  const bare = bareTitle(raw)
  return (bare !== raw ? titleKind(bare) : undefined) ?? misspelt(foldWords(bare))
})

/** Every letter counts but one or two. */
export const misspeltKind = memo((raw: string) => (raw.length > MAX_TITLE ? undefined : misspelt(foldWords(raw))))

/** Two words or more, all of them stems of one kind or words that titles have: "Educational Qualification". */
export function stemKind(raw: string): SectionKind | undefined {
  const parts = foldWords(raw).split(' ')
  const kinds = parts.map((part) => byStem([part]))
  const [kind] = kinds.filter(Boolean)
  const isPure =
    parts.length > 1 && parts.length <= 4 && parts.every((part, index) => kinds[index] === kind || modifiers.has(part))
  return isPure ? kind : undefined
}

/** Also by the stem of one word; only for lines that look like the other titles. */
export const looseKind = memo((raw: string): SectionKind | undefined => {
  const near = nearKind(raw)
  if (near || raw.length > MAX_TITLE) return near
  const parts = foldWords(bareTitle(raw)).split(' ')
  return parts.length > MAX_WORDS ? undefined : byStem(parts)
})

function misspelt(folded: string): SectionKind | undefined {
  const most = folded.length >= MIN_TWICE_WRONG ? 2 : 1
  if (folded.length < MIN_SPELLED - 1) return undefined
  for (let length = folded.length - most; length <= folded.length + most; length += 1)
    for (const [phrase, kind] of byStart.get(`${folded[0]}${length}`) ?? [])
      if (mayBeNear(phrase, folded) && isNear(phrase, folded, phrase.length >= MIN_TWICE_WRONG ? most : 1)) return kind
  return undefined
}

/** Most phrases are told apart by two letters. */
const mayBeNear = (one: string, other: string) => one[1] === other[1] || one.at(-1) === other.at(-1)

/** The last word with a stem decides in English, the first in most others; both are tried, the first hit wins. */
function byStem(parts: readonly string[]): SectionKind | undefined {
  for (const part of [parts.at(-1) ?? '', ...parts])
    for (const [stem, kind] of stems) if (part.startsWith(stem) && part.length < stem.length + 8) return kind
  return undefined
}

/** At most `most` letters are added, missing, wrong or swapped. */
export function isNear(one: string, other: string, most: number): boolean {
  let above: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (above[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return false
    above = row
    row = next
  }
  return (row[other.length] ?? most + 1) <= most
}
