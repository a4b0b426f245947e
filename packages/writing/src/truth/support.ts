import type { Entry, ProfileFacts, Segment } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import { type Quantity, supportsNumber } from '#text/quantities'
import type { Verb } from './chunks.ts'
import type { Need } from './needs.ts'

export type Told = { needs: readonly Need[]; tail: readonly Need[]; quantities: readonly Quantity[]; verb: Verb | null }

/** Verbs that name no deed of their own: any deed that the person did themselves supports them. */
const ANSWERABLE = new Set(['responsiblefor', 'carryout'])

const isStrong = (verb: Verb | null) => verb !== null && (verb.kind === 'lead' || (verb.kind === 'do' && !isNeutral(verb.word)))

function matchesVerb(segment: Segment, verb: Verb | null): boolean {
  if (verb?.kind === 'assist') return true
  if (segment.isAssist) return false
  if (!isStrong(verb) || verb === null) return true
  if (ANSWERABLE.has(verb.word.text)) return segment.kind === 'deed'
  return segment.verbs.has(verb.word.base) || verb.word.groups.some((group) => segment.verbs.has(group))
}

const has = (segment: Segment, keys: readonly string[]) =>
  keys.some((key) => segment.keys.has(key) || segment.entry?.header.has(key) === true)

function covers(segment: Segment, need: Need, verb: Verb | null): boolean {
  const isGoverned = isStrong(verb) || verb?.kind === 'assist'
  if (need.kind === 'certificate') {
    if (segment.keys.has('@certificate')) return true
    if (segment.entry?.isCourse || (segment.kind === 'deed' && !isGoverned)) return false
    return need.words.every((keys) => keys.some((key) => segment.keys.has(key)))
  }
  if (need.kind === 'rank' && segment.kind === 'deed' && !isGoverned)
    return need.keys.some((key) => segment.verbs.has(key) || segment.entry?.header.has(key) === true)
  return has(segment, need.keys) || (need.words.length > 0 && need.words.every((keys) => has(segment, keys)))
}

const hasNumber = (segment: Segment, quantity: Quantity) =>
  segment.quantities.some(
    (fact) =>
      fact.isPercent === quantity.isPercent &&
      (fact.time ?? null) === (quantity.time ?? null) &&
      supportsNumber(fact.value, quantity) &&
      (quantity.unit.length === 0 || quantity.unit.some((key) => fact.near.has(key))),
  )

/**
 * The segment that says all of it: the deed, its objects and its numbers. What follows the object after a preposition ("for our web
 * shop") may come from another statement about the same job.
 */
export const findSegment = (segments: readonly Segment[], { needs, quantities, verb, tail }: Told) =>
  segments.find(
    (segment) =>
      matchesVerb(segment, verb) &&
      quantities.every((quantity) => hasNumber(segment, quantity)) &&
      needs.every(
        (need) =>
          covers(segment, need, verb) ||
          (tail.includes(need) &&
            segment.entry !== null &&
            segments.some((other) => other.entry === segment.entry && !other.isAssist && covers(other, need, verb))),
      ) &&
      (tail.length === 0 || tail.length < needs.length || needs.every((need) => covers(segment, need, verb))),
  )

/** Several segments together, where nothing but the words is claimed. Without a need nothing is. */
export function findUnion(segments: readonly Segment[], { needs, quantities, verb }: Told): Segment[] | undefined {
  const isBound = needs.length > 1 && needs.some(({ kind }) => kind === 'certificate' || kind === 'degree')
  if (isBound || quantities.length > 0 || isStrong(verb) || verb?.kind === 'assist') return undefined
  const found: Segment[] = []
  for (const need of needs) {
    const segment = segments.find((one) => !one.isAssist && covers(one, need, verb))
    if (!segment) return undefined
    if (!found.includes(segment)) found.push(segment)
  }
  return found
}

export function supportIn(segments: readonly Segment[], told: Told): Segment[] | undefined {
  const single = findSegment(segments, told)
  return single ? [single] : findUnion(segments, told)
}

export const isGeneral = ({ entry }: Segment) => entry === null || !/experience|volunteering|project/.test(entry.kind)
export const segmentsOfEntries = ({ segments }: ProfileFacts, entries: readonly Entry[]) =>
  segments.filter(({ entry }) => entry !== null && entries.includes(entry))

/** Whether the profile has the word at all. */
export const isKnown = ({ all, capitals }: ProfileFacts, need: Need) =>
  ((need.kind !== 'name' || capitals.has(need.word.text.replace(/'s?$/, ''))) && need.keys.some((key) => all.has(key))) ||
  (need.words.length > 0 && need.words.every((keys) => keys.some((key) => all.has(key))))
