import type { Entry, ProfileFacts, Segment } from '#facts/facts'
import { isNeutral, keysOf, LEAD_BASES } from '#facts/segments'
import { type Quantity, supportsNumber } from '#text/quantities'
import { groupsOf, stem } from '#text/stem'
import type { Word } from '#text/words'
import type { Verb } from './chunks.ts'
import type { Need } from './needs.ts'

export type Told = { needs: readonly Need[]; tail: readonly Need[]; quantities: readonly Quantity[]; verb: Verb | null }

/** Verbs that name no achievement of their own: any achievement that the person did themselves supports them. */
const ANSWERABLE = new Set(['responsiblefor', 'carryout'])

/** Verbs whose object is the achievement: "performed analyses", "provided training". */
const LIGHT_BASES = new Set('perform provide deliver conduct give do undertake execute complete'.split(' ').map(stem))
const hasAnyOf = (keys: ReadonlySet<string>, wanted: ReadonlySet<string>) => {
  for (const key of wanted) if (keys.has(key)) return true
  return false
}

/** "Supplier audits" and "provided care" name an achievement without its verb. */
const namesAchievement = ({ kind, isNominal, verbs }: Segment) =>
  isNominal || (kind === 'achievement' && hasAnyOf(verbs, LIGHT_BASES))
/** "I write Rust" says no more than that Rust is a skill. */
const USES = new Set(['write', 'code', 'program'].map(stem))

const isStrong = (verb: Verb | null) => verb !== null && (verb.kind === 'lead' || (verb.kind === 'do' && !isNeutral(verb.word)))

function matchesVerb(segment: Segment, verb: Verb | null): boolean {
  if (verb?.kind === 'assist') return true
  if (segment.isAssist) return false
  if (!isStrong(verb) || verb === null) return true
  if (ANSWERABLE.has(verb.word.text)) return segment.kind === 'achievement'
  if (verb.word.text === 'lookafter' && hasAnyOf(segment.verbs, LEAD_BASES)) return true
  if (verb.kind === 'do' && namesAchievement(segment) && keysOf(verb.word).some((key) => segment.keys.has(key))) return true
  if (segment.kind === 'skill' && USES.has(verb.word.base)) return true
  return segment.verbs.has(verb.word.base) || verb.word.groups.some((group) => segment.verbs.has(group))
}

const RAISING = new Set(groupsOf(stem('raise')))
const LOWERING = new Set(groupsOf(stem('reduce')))
/** "Brought it from 900 to 2,400" is raising it. */
function isSameChange(segment: Segment, verb: Verb | null, [one, other]: readonly Quantity[]): boolean {
  if (!verb || !one || !other || segment.isAssist || !segment.verbs.has('bring')) return false
  return verb.word.groups.some((group) => (other.value > one.value ? RAISING : LOWERING).has(group))
}

const has = (segment: Segment, keys: readonly string[]) =>
  keys.some((key) => segment.keys.has(key) || segment.entry?.header.has(key) === true)

function covers(segment: Segment, need: Need, verb: Verb | null): boolean {
  const isGoverned = isStrong(verb) || verb?.kind === 'assist'
  if (need.kind === 'certificate') {
    if (segment.keys.has('@certificate')) return true
    if (segment.entry?.isCourse || (segment.kind === 'achievement' && !isGoverned)) return false
    return need.words.every((keys) => keys.some((key) => segment.keys.has(key)))
  }
  if (need.kind === 'rank' && segment.kind === 'achievement' && !isGoverned)
    return need.keys.some((key) => segment.verbs.has(key) || segment.entry?.header.has(key) === true)
  return has(segment, need.keys) || (need.words.length > 0 && need.words.every((keys) => has(segment, keys)))
}

const hasNumber = (segment: Segment, quantity: Quantity) =>
  segment.quantities.some(
    (fact) =>
      fact.isPercent === quantity.isPercent &&
      (fact.time ?? null) === (quantity.time ?? null) &&
      supportsNumber(fact, quantity) &&
      (quantity.time !== null || quantity.unit.length === 0 || quantity.unit.some((key) => fact.near.has(key))),
  )

/**
 * The segment that says all of it: the achievement, its objects and its numbers. What follows the object after a preposition ("for our web
 * shop") may come from another statement about the same job.
 */
export const findSegment = (segments: readonly Segment[], { needs, quantities, verb, tail }: Told) =>
  segments.find(
    (segment) =>
      (matchesVerb(segment, verb) || isSameChange(segment, verb, quantities)) &&
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
  if (isStrong(verb) || verb?.kind === 'assist') return undefined
  const found: Segment[] = []
  if (quantities.length > 0) {
    // "Six years in intensive care" comes from one statement; what else is said of the person may come from others like it.
    const first = needs.find(({ word }) => word.at > (quantities[0]?.at ?? 0)) ?? needs[0]
    const dated = segments.find(
      (one) =>
        isGeneral(one) &&
        first &&
        covers(one, first, verb) &&
        quantities.every((each) => each.time !== null && hasNumber(one, each)),
    )
    if (!dated) return undefined
    found.push(dated)
  } else if (needs.length > 1 && needs.some(({ kind }) => kind === 'certificate' || kind === 'degree')) return undefined
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

/** A achievement of the person themselves that shares two words with the sentence. */
export const isOwnAchievement = (words: readonly Word[], { segments }: ProfileFacts) => {
  const said = words.filter((word) => !isNeutral(word)).map(({ base }) => base)
  return segments.some(
    ({ kind, isAssist, keys }) => kind === 'achievement' && !isAssist && said.filter((base) => keys.has(base)).length > 1,
  )
}
