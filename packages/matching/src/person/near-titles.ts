import { TIERS } from '#constants'
import { detailOf, readTitleParts } from '#read/title-parts'
import { vocabulary } from '#tables/vocabulary'
import { termsOf } from '#terms'
import { occupationsIn } from './title.ts'

/** Below this share of the nearest possible, in thousandths, two titles have only a common word in common. */
const LEAST_NEAR = 350

/**
 * Names of neighbouring work, the nearest first: what the table calls similar or related to the occupations that a title names, and the
 * occupations that an unknown title is nearest to. Names of the same work are not among them; a search looks for those by itself.
 */
export function nearTitles(title: string, most: number): string[] {
  const { occupations, variations } = vocabulary()
  const named = occupationsIn(title)
  const own = new Set(named.flatMap((index) => occupations[index]?.variations[0] ?? []).map((id) => variations[id]))
  const ofTier = (tier: number) =>
    named.flatMap((index) => occupations[index]?.variations[tier] ?? []).flatMap((id) => variations[id] ?? [])
  const { near } = readTitleParts(termsOf(title), termsOf(title.slice(0, detailOf(title))).length, named)
  const alike: string[] = []
  for (let at = 0; at < near.length; at += 2) {
    const name = occupations[near[at] as number]?.name
    if (name && (near[at + 1] as number) >= LEAST_NEAR) alike.push(name)
  }
  const typed = title.trim().toLowerCase()
  const [, similar, related] = TIERS.map((_, tier) => ofTier(tier))
  const names = [...(similar ?? []), ...alike, ...(related ?? [])]
  return [...new Set(names)].filter((name) => !own.has(name) && name.toLowerCase() !== typed).slice(0, most)
}
