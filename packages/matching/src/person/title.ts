import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { SENIORITY_PREFIXES, TIERS, type Tier } from '#constants'
import { scan } from '#read/scan'
import { vocabulary } from '#tables/vocabulary'
import { foldWords } from '#words'

export type PersonTitle = {
  /** In lower case; empty when none is stored. */
  desiredTitle: string
  /** By variation: the tier of the desired title's (1 to 3, 0 for none), and of the posts held. */
  wished: Uint8Array
  held: Uint8Array
  /** The variations of a desired title that the table does not know (spec 3 §9). */
  fallback: { tier: Tier; text: string }[]
  titleWords: readonly string[]
  pastTitleWords: (readonly string[])[]
  /** The fields of work that the titles belong to. */
  titleFields: ReadonlySet<number>
}

export function readTitle({
  desired_job_title,
  experience,
}: Pick<ProfileFields, 'desired_job_title' | 'experience'>): PersonTitle {
  const { variations } = vocabulary()
  const desiredTitle = (desired_job_title ?? '').trim().toLowerCase()
  const positions = experience.map(({ position }) => position)
  const wished = new Uint8Array(variations.length)
  const held = new Uint8Array(variations.length)
  const titleFields = new Set<number>()
  const isKnown = mark(desired_job_title ?? '', wished, titleFields)
  for (const position of positions) mark(position, held, titleFields)
  return {
    desiredTitle,
    wished,
    held,
    fallback: desiredTitle === '' || isKnown ? [] : fallbackVariations(desiredTitle),
    titleWords: foldWords(desiredTitle),
    pastTitleWords: positions.map(foldWords),
    titleFields,
  }
}

/** The variations of the occupations that a title names; false when the table knows none. */
function mark(title: string, tiers: Uint8Array, fields: Set<number>): boolean {
  const { occupations } = vocabulary()
  const named = occupationsNamed(title)
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

/** By the longest names in a title: a "nurse practitioner" is no "nurse". */
function occupationsNamed(title: string): number[] {
  const { occupations, occupationsOf } = vocabulary()
  const { hits } = scan(title)
  const found = new Set<number>()
  let reach = 0
  for (let hit = 0; hit < hits.variations; hit++) {
    const isLongest = hit + 1 === hits.variations || hits.variationFrom[hit] !== hits.variationFrom[hit + 1]
    const end = hits.variationTo[hit] as number
    if (!isLongest || end <= reach) continue
    reach = end
    const id = hits.variationIds[hit] as number
    const candidates = occupationsOf[id] ?? []
    const own = candidates.filter((index) => occupations[index]?.variations[0]?.[0] === id)
    for (const index of own.length > 0 ? own : candidates) found.add(index)
  }
  return [...found]
}

/** The words of the title, and the title after each seniority prefix (spec 3 §9). */
const fallbackVariations = (title: string): PersonTitle['fallback'] => [
  ...[...new Set(title.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word.length > 1 && !isPrefix(word)))].map((text) => ({
    tier: 'primary' as const,
    text,
  })),
  ...SENIORITY_PREFIXES.map((prefix) => ({ tier: 'secondary' as const, text: `${prefix} ${withoutPrefix(title)}` })),
]

const isPrefix = (word: string) => SENIORITY_PREFIXES.some((prefix) => prefix === word)
const PREFIX = new RegExp(`^(?:${SENIORITY_PREFIXES.join('|')})\\s+`)
const withoutPrefix = (title: string) => title.replace(PREFIX, '')
