import { withoutGenderMarks } from '@jobapply/language/job-titles'
import { TIERS } from '#constants'
import { detailOf, readTitleParts } from '#read/title-parts'
import { englishTitles } from '#tables/near-words'
import { vocabulary } from '#tables/vocabulary'
import { termsOf } from '#terms'
import { occupationsIn } from './title.ts'

/** Below this share of the nearest possible, in thousandths, two titles have only a common word in common. */
const LEAST_NEAR = 350
/** A word of many occupations ("Gerente") is not very near to any: the nearest by this share of the best are taken then. */
const AMONG_BEST = 0.6
const MOST_TERMS = 60
/** Headlines name several kinds of work: "Jefe de almacén | Logística". More than these are not read. */
const MOST_PARTS = 3
const BETWEEN_PARTS = /[|•·;\n]| [/–—-] /
/** What follows names an employer. */
const EMPLOYER = / (?:at|@|bei|chez|presso) |@/i

/**
 * Names of neighbouring work, the nearest first: what the table calls similar or related to the occupations that a title names, and the
 * occupations that an unknown title is nearest to, in any language of the table of words. Names of the same work are not among them; a
 * search looks for those by itself. A title of several parts takes turns between them.
 */
export function nearTitles(title: string, most: number): string[] {
  const whole = withoutGenderMarks(title).split(EMPLOYER)[0] ?? ''
  const parts = whole.split(BETWEEN_PARTS).filter((part) => part.trim() !== '')
  const lists = (parts.length > 1 ? parts.slice(0, MOST_PARTS) : [whole]).map(nearOfPart)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  const typed = title.trim().toLowerCase()
  return [...new Set(inTurn)].filter((name) => name.toLowerCase() !== typed).slice(0, most)
}

function nearOfPart(title: string): string[] {
  const { occupations, variations } = vocabulary()
  const named = occupationsIn(title)
  const own = new Set(named.flatMap((index) => occupations[index]?.variations[0] ?? []).map((id) => variations[id]))
  const ofTier = (tier: number) =>
    named.flatMap((index) => occupations[index]?.variations[tier] ?? []).flatMap((id) => variations[id] ?? [])
  const terms = termsOf(title).slice(0, MOST_TERMS)
  const { near } = readTitleParts(terms, termsOf(title.slice(0, detailOf(title))).length, named)
  const [, similar, related] = TIERS.map((_, tier) => ofTier(tier))
  const names = [...(similar ?? []), ...sureOf(near), ...englishTitles(terms), ...alikeOf(near), ...(related ?? [])]
  return names.filter((name) => !own.has(name))
}

const sureOf = (near: readonly number[]) => nearer(near, LEAST_NEAR)
const alikeOf = (near: readonly number[]) => nearer(near, Math.min(LEAST_NEAR, (near[1] ?? 0) * AMONG_BEST))

function nearer(near: readonly number[], least: number): string[] {
  const { occupations } = vocabulary()
  const alike: string[] = []
  for (let at = 0; at < near.length; at += 2) {
    const name = occupations[near[at] as number]?.name
    if (name && (near[at + 1] as number) >= least) alike.push(name)
  }
  return alike
}
