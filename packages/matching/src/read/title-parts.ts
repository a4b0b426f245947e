import { TIERS } from '#constants'
import type { Hits } from '#read/text/scan'
import { writtenOut } from '#tables/title-abbreviations'
import { conceptsIn } from '#tables/title-concepts'
import { vocabulary } from '#tables/vocabulary'
import { stemKey, termsOf } from '#terms'

/**
 * A title by its parts: what is done, with what, where. `near`: the occupations that it is nearest to and how near, in thousandths, two
 * numbers each. So titles that no table holds can be compared: "Articulated Lorry Driver" and "Trucker" are near the same occupations.
 * `head`: how many of the first parts stand before the first detail ("Lamplighter, Signal Tower"); 0 for a title without details.
 */
export type TitleParts = { parts: number[]; head: number; near: number[] }

const MAX_TERMS = 24
const MAX_NEAR = 12
const SCALE = 1000
/** What a part shows of an occupation by the tier of the variation that holds it. */
const TIER_SHARES = [1, 0.5, 0.2]
/** A title that the table names is that occupation, whatever else stands in it. */
const NAMED = 1.5
const LEAST_WEIGHT = 0.12
const UNKNOWN_WEIGHT = 0.5

/** `occupationsOf`: by part, occupations and how much it shows of each, two numbers each. */
type Model = { count: number; weights: ReadonlyMap<number, number>; occupationsOf: ReadonlyMap<number, Float64Array> }
let built: Model | undefined
const model = (): Model => {
  built ??= build()
  return built
}

const conceptsOf = (terms: readonly string[]) =>
  conceptsIn(writtenOut(terms.length > MAX_TERMS ? terms.slice(0, MAX_TERMS) : terms), stemKey)

/** Which occupations have a part in their titles, and how much a part says: the fewer have it, the more. */
function build(): Model {
  const { occupations, variations } = vocabulary()
  const shares = new Map<number, Map<number, number>>()
  const counts = new Map<number, number>()
  const concepts = variations.map((name) => conceptsOf(termsOf(name)))
  occupations.forEach(({ variations: tiers }, occupation) => {
    const own = new Set<number>()
    TIERS.forEach((_, tier) => {
      for (const variation of tiers[tier] ?? [])
        for (const part of concepts[variation] ?? []) {
          const list = shares.get(part) ?? new Map<number, number>()
          shares.set(part, list)
          list.set(occupation, Math.max(list.get(occupation) ?? 0, TIER_SHARES[tier] ?? 0))
          if (tier === 0) own.add(part)
        }
    })
    for (const part of own) counts.set(part, (counts.get(part) ?? 0) + 1)
  })
  const all = Math.log(occupations.length)
  const weights = new Map(
    Array.from(shares.keys(), (part) => [
      part,
      Math.max(LEAST_WEIGHT, Math.log(occupations.length / (1 + (counts.get(part) ?? 0))) / all),
    ]),
  )
  const occupationsOf = new Map(Array.from(shares, ([part, list]) => [part, Float64Array.from([...list].flat())]))
  return { count: occupations.length, weights, occupationsOf }
}

/** How much a part says of which work it is, 0 to 1. */
export const weightOfPart = (part: number) => model().weights.get(part) ?? UNKNOWN_WEIGHT
/** Whether a part stands in a title of the table. */
export const isKnownPart = (part: number) => model().weights.has(part)

const DETAIL = /, | [-–—] |[(|/]/
/** Where the details of a title start; 0 for a title without any. */
export const detailOf = (title: string) => Math.max(0, title.search(DETAIL))

/** `terms`: the folded words of a title, `headTerms` of them before its details. */
export function readTitleParts(terms: readonly string[], headTerms: number, named: readonly number[]): TitleParts {
  const parts = conceptsOf(terms)
  const ofHead = headTerms > 0 ? conceptsOf(terms.slice(0, headTerms)) : []
  const head = ofHead.length < parts.length && ofHead.every((part, place) => parts[place] === part) ? ofHead.length : 0
  const { occupationsOf, weights, count } = model()
  const values = sums.list.length === count ? sums.list : new Float64Array(count)
  sums.list = values
  for (const part of parts) {
    const held = occupationsOf.get(part)
    const weight = weights.get(part) ?? 0
    if (held)
      for (let at = 0; at < held.length; at += 2) raise(values, held[at] as number, (held[at + 1] as number) * weight * weight)
  }
  for (const occupation of named) raise(values, occupation, NAMED)
  const near = takeNearest(values)
  let length = 0
  for (let at = 1; at < near.length; at += 2) length += (near[at] as number) ** 2
  for (let at = 1; at < near.length; at += 2) near[at] = Math.round((SCALE * (near[at] as number)) / Math.sqrt(length))
  return { parts, head, near }
}
const raise = (values: Float64Array, at: number, by: number) => {
  values[at] = (values[at] as number) + by
}
/** By occupation: how near a title is to it. Reused for the next title. */
const sums = { list: new Float64Array(0) }

/** The highest values with their places, highest first; the list is emptied. */
function takeNearest(values: Float64Array): number[] {
  const near: number[] = []
  let least = 0
  for (let occupation = 0; occupation < values.length; occupation++) {
    const value = values[occupation] as number
    if (value === 0) continue
    values[occupation] = 0
    if (value <= least) continue
    let at = near.length
    while (at > 0 && (near[at - 1] as number) < value) at -= 2
    near.splice(at, 0, occupation, value)
    if (near.length > 2 * MAX_NEAR) near.length = 2 * MAX_NEAR
    if (near.length === 2 * MAX_NEAR) least = near[near.length - 1] as number
  }
  return near
}

let namedBy: (readonly number[])[] | undefined
/** By variation: the occupations that it names, by their main names where there are any. */
function namedByVariation(): (readonly number[])[] {
  const { occupations, occupationsOf } = vocabulary()
  return occupationsOf.map((candidates, id) => {
    const byMainName = candidates.filter((index) => occupations[index]?.variations[0]?.[0] === id)
    return byMainName.length > 0 ? byMainName : candidates
  })
}

/** The occupations that variations of a title name. */
export function occupationsNamed(variations: readonly number[]): number[] {
  namedBy ??= namedByVariation()
  const found: number[] = []
  for (const id of variations) for (const index of namedBy[id] ?? []) if (!found.includes(index)) found.push(index)
  return found
}

/** The longest variations in a scanned title: a "nurse practitioner" is not a "nurse". */
export function longestVariations(hits: Hits): number[] {
  const found: number[] = []
  let reach = 0
  for (let hit = 0; hit < hits.variations; hit++) {
    const isLongest = hit + 1 === hits.variations || hits.variationFrom[hit] !== hits.variationFrom[hit + 1]
    const end = hits.variationTo[hit] as number
    if (!isLongest || end <= reach) continue
    reach = end
    found.push(hits.variationIds[hit] as number)
  }
  return found
}

/** A title of a person, prepared for comparing many with it. `head`: its parts before the details, if it has any. */
export type ComparedTitle = {
  weights: ReadonlyMap<number, number>
  head: ReadonlySet<number>
  sum: number
  near: Float64Array
}

export function prepareTitle({ parts, head, near }: TitleParts): ComparedTitle {
  const weights = new Map(parts.map((part) => [part, weightOfPart(part)]))
  const dense = new Float64Array(vocabulary().occupations.length)
  for (let at = 0; at < near.length; at += 2) dense[near[at] as number] = (near[at + 1] as number) / SCALE
  return { weights, head: new Set(parts.slice(0, head)), sum: sumOf(weights.values()), near: dense }
}
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

/** How much of two titles is the same, 0 to 1: by their parts, and by the occupations that they are near. */
export function compareTitles(
  posted: TitleParts,
  { weights, head, sum, near }: ComparedTitle,
): { shared: number; nearness: number; isHead: boolean } {
  let own = 0
  let common = 0
  for (const part of posted.parts) {
    const known = weights.get(part)
    if (known !== undefined) common += known
    own += known ?? weightOfPart(part)
  }
  let nearness = 0
  for (let at = 0; at < posted.near.length; at += 2)
    nearness += ((posted.near[at + 1] as number) / SCALE) * (near[posted.near[at] as number] as number)
  const isSame = common > 0 && common >= own - TINY && common >= sum - TINY
  return {
    shared: isSame ? 1 : common === 0 ? 0 : Math.min(1 - TINY, (2 * common) / (own + sum)),
    nearness: Math.min(1, nearness),
    isHead: isHeadOf(posted.parts, posted.head, weights) || isHeadOf(posted.parts, posted.parts.length, head),
  }
}
const TINY = 1e-9

/** Whether the first parts of a posted title are all the parts of another, and say which work it is. */
function isHeadOf(parts: readonly number[], count: number, whole: { size: number; has: (part: number) => boolean }): boolean {
  if (count === 0 || count !== whole.size) return false
  let weight = 0
  for (let at = 0; at < count; at++) {
    if (!whole.has(parts[at] as number)) return false
    weight += weightOfPart(parts[at] as number)
  }
  return weight >= UNKNOWN_WEIGHT
}
