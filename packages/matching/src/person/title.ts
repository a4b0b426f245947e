import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { SENIORITY_PREFIXES, TIERS, type Tier } from '#constants'
import { scan } from '#read/text/scan'
import {
  type ComparedTitle,
  detailOf,
  longestVariations,
  occupationsNamed,
  prepareTitle,
  readTitleParts,
} from '#read/title-parts'
import { vocabulary } from '#tables/vocabulary'
import { termsOf } from '#terms'
import { titleWords } from '#words'

export type PersonTitle = {
  /** In lower case; empty when none is stored. */
  desiredTitle: string
  /** By variation id: its tier for the desired title (1 to 3, 0 for none). */
  desiredTiers: Uint8Array
  /** The same for past job titles. */
  pastTiers: Uint8Array
  /** Variations of a desired title that is missing from the table (spec 3 §9). */
  fallbackVariations: { tier: Tier; text: string }[]
  titleWords: readonly string[]
  /** Null when none is stored. */
  comparedTitle: ComparedTitle | null
  comparedPast: ComparedTitle[]
  /** Occupational fields of all titles. */
  titleFields: ReadonlySet<number>
}

export function readTitle({
  desired_job_title,
  experience,
}: Pick<ProfileFields, 'desired_job_title' | 'experience'>): PersonTitle {
  const { variations } = vocabulary()
  const desiredTitle = (desired_job_title ?? '').trim().toLowerCase()
  const positions = experience.map(({ position }) => position)
  const desiredTiers = new Uint8Array(variations.length)
  const pastTiers = new Uint8Array(variations.length)
  const titleFields = new Set<number>()
  const isKnown = markTiers(desired_job_title ?? '', desiredTiers, titleFields)
  for (const position of positions) markTiers(position, pastTiers, titleFields)
  return {
    desiredTitle,
    desiredTiers,
    pastTiers,
    fallbackVariations: desiredTitle === '' || isKnown ? [] : buildFallbackVariations(desiredTitle),
    titleWords: titleWords(desiredTitle),
    comparedTitle: desiredTitle === '' ? null : compared(desiredTitle),
    comparedPast: [...new Set(positions)].map(compared),
    titleFields,
  }
}

/** By variation id: its tier (1 to 3) for a title. */
export function occupationTiers(title: string): ReadonlyMap<number, number> {
  const { occupations } = vocabulary()
  const tiers = new Map<number, number>()
  for (const index of occupationsIn(title))
    TIERS.forEach((_, tier) => {
      for (const id of occupations[index]?.variations[tier] ?? [])
        tiers.set(id, Math.min(tiers.get(id) ?? TIERS.length, tier + 1))
    })
  return tiers
}

/** Sets the tiers of the title's occupations; false when the table knows none. */
function markTiers(title: string, tiers: Uint8Array, fields: Set<number>): boolean {
  const { occupations } = vocabulary()
  const named = occupationsIn(title)
  for (const index of named) {
    const occupation = occupations[index]
    if (!occupation) continue
    fields.add(occupation.field)
    TIERS.forEach((_, tier) => {
      for (const id of occupation.variations[tier] ?? []) tiers[id] = Math.min(tiers[id] || TIERS.length, tier + 1)
    })
  }
  return named.length > 0
}

const compared = (title: string) =>
  prepareTitle(readTitleParts(termsOf(title), termsOf(title.slice(0, detailOf(title))).length, occupationsIn(title)))

/** The occupations that a title names. */
export const occupationsIn = (title: string) => occupationsNamed(longestVariations(scan(title).hits))

/** The title's words, and the title with each seniority prefix (spec 3 §9). */
const buildFallbackVariations = (title: string): PersonTitle['fallbackVariations'] => [
  ...[...new Set(title.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word.length > 1 && !isPrefix(word)))].map((text) => ({
    tier: 'primary' as const,
    text,
  })),
  ...SENIORITY_PREFIXES.map((prefix) => ({ tier: 'secondary' as const, text: `${prefix} ${withoutPrefix(title)}` })),
]

const isPrefix = (word: string) => SENIORITY_PREFIXES.some((prefix) => prefix === word)
const PREFIX = new RegExp(`^(?:${SENIORITY_PREFIXES.join('|')})\\s+`)
const withoutPrefix = (title: string) => title.replace(PREFIX, '')
