import { findDegree } from '#words/degrees'
import { type Phrase, phraseOf } from '#words/phrase'
import { READINGS, type Role } from '#words/role-scores'
import type { Chunk } from './chunks.ts'

/** A reading of one chunk: which role gets which part of it. */
type Labelling = { shape: string; values: Partial<Record<Role, string>>; worth: number }
export type Assigned = {
  values: Partial<Record<Role, string>>
  sure: Partial<Record<Role, number>>
  lines: Partial<Record<Role, number>>
}
/** What may be found, and what it costs when one of `needed` is missing. */
export type Scheme = {
  roles: readonly Role[]
  needed: Partial<Record<Role, number>> /** What an order of the roles is worth. */
  order?: (roles: readonly Role[]) => number
  /** What may stand once, over several entries. */
  shared?: Role
}

const SPLIT =
  /\s*,\s+|\s+[-–—/]\s+|\s+(?:at|bei|chez|@)\s+(?=\p{Lu})|\s*;\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\s*\((?=[^()]*\)$)|\s+\/\s*/u
/** Where jobs are told: "Contadora en Minera Cerro Pardo", "Merlin Rescue: Kiln Engineer". */
const JOB_SPLIT = new RegExp(`${SPLIT.source}|\\s*:\\s+|\\s+(?:presso|bij|en|na|no)\\s+(?=\\p{Lu})`, 'u')
const MAX_PARTS = 6
const MAX_READINGS = 7
const MAX_CHUNKS = 7
const UNUSED = -0.7
/** What it is worth that the document itself calls it so. */
const TOLD = 2.5
/** How much of the cost of a missing name remains where it may stand over several entries. */
const ROOFED = 0.2
/** How much the same place in the other entries counts beside the words themselves. */
const CUSTOM = 1.4

/**
 * Reads all headings of a section together: what a place in the heading (its line, its order, its look) says in most entries
 * decides also where the words alone say little.
 */
export function assign(entries: readonly (readonly Chunk[])[], scheme: Scheme): Assigned[] {
  const readings = entries.map((chunks) => chunks.slice(0, MAX_CHUNKS).map((chunk) => labellings(chunk, scheme.roles)))
  const custom = customs(entries, readings)
  return entries.map((chunks, index) => {
    const { shared, needed } = scheme
    const isRoofed = shared !== undefined && isUnderRoof(entries, index)
    const own = isRoofed ? { ...scheme, needed: { ...needed, [shared]: ROOFED * (needed[shared] ?? 0) } } : scheme
    return best(chunks.slice(0, MAX_CHUNKS), readings[index] ?? [], custom, own)
  })
}

/** An entry above begins with a name in a look that this one lacks, and this one has no look of its own. */
function isUnderRoof(entries: readonly (readonly Chunk[])[], index: number): boolean {
  const own = new Set(entries[index]?.map(({ style }) => style))
  return entries.slice(0, index).some((above) => {
    const [roof] = above
    const styles = new Set(above.map(({ style }) => style))
    return roof !== undefined && !own.has(roof.style) && own.size > 0 && [...own].every((style) => styles.has(style))
  })
}

function labellings(chunk: Chunk, roles: readonly Role[]): Labelling[] {
  const found: Labelling[] = [{ shape: '', values: {}, worth: UNUSED }]
  if (chunk.role) return [{ shape: chunk.role, values: { [chunk.role]: chunk.text }, worth: 4 }, ...found]
  const whole = phraseOf(chunk.text, chunk.isLink)
  for (const role of roles) found.push({ shape: role, values: { [role]: chunk.text }, worth: READINGS[role](whole) })
  const degree = roles.includes('degree') ? findDegree(chunk.text) : undefined
  if (degree?.rest) {
    const worth = READINGS.degree(phraseOf(degree.degree)) + READINGS.field(phraseOf(degree.rest))
    found.push({ shape: 'degree+field', values: { degree: degree.degree, field: degree.rest }, worth: worth - 0.25 })
  }
  const parts = chunk.text
    .split(roles.includes('company') ? JOB_SPLIT : SPLIT)
    .map((part) =>
      part.replace(/\)$/, (end, at: number) => (part.lastIndexOf('(') >= 0 && part.lastIndexOf('(') < at ? end : '')).trim(),
    )
    .filter(Boolean)
  if (parts.length > 1 && parts.length <= MAX_PARTS) found.push(...partitions(chunk, parts, roles))
  const { hint } = chunk
  const told = hint && roles.some((role) => role === hint) ? (hint as Role) : undefined
  if (told) for (const labelling of found) labelling.worth += told in labelling.values ? TOLD : -TOLD
  return found.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_READINGS * 3)
}

/** Every way to cut the parts into runs with roles of their own. */
function partitions(chunk: Chunk, parts: readonly string[], roles: readonly Role[]): Labelling[] {
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
  const walk = (from: number, used: readonly Role[], values: Partial<Record<Role, string>>, worth: number) => {
    if (from === parts.length) {
      if (used.length > 1) found.push({ shape: used.join('+'), values, worth: worth - 0.25 * (used.length - 1) })
      return
    }
    for (let to = from + 1; to <= parts.length; to += 1) {
      const { text, phrase } = span(from, to)
      for (const role of roles) {
        if (used.includes(role)) continue
        walk(to, [...used, role], { ...values, [role]: text }, worth + READINGS[role](phrase) - 0.15 * (to - from - 1))
      }
    }
  }
  walk(0, [], {}, 0)
  return found.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_READINGS * 2)
}

/** The text from one part to another as the document writes it. */
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

type Customs = Map<string, Map<string, { sum: number; count: number }>>

function customs(entries: readonly (readonly Chunk[])[], readings: readonly Labelling[][][]): Customs {
  const custom: Customs = new Map()
  for (const [index, chunks] of entries.entries())
    for (const [place, { slot }] of chunks.slice(0, MAX_CHUNKS).entries()) {
      const shapes = custom.get(slot) ?? new Map<string, { sum: number; count: number }>()
      custom.set(slot, shapes)
      const seen = new Set<string>()
      for (const { shape, worth } of readings[index]?.[place] ?? []) {
        if (seen.has(shape)) continue
        seen.add(shape)
        const known = shapes.get(shape) ?? { sum: 0, count: 0 }
        shapes.set(shape, { sum: known.sum + worth, count: known.count + 1 })
      }
    }
  return custom
}

function best(chunks: readonly Chunk[], readings: readonly Labelling[][], custom: Customs, scheme: Scheme): Assigned {
  const options = readings.map((list, place) => {
    const shapes = custom.get(chunks[place]?.slot ?? '')
    return list
      .map((labelling) => {
        const known = shapes?.get(labelling.shape)
        const mean = known ? known.sum / known.count : 0
        return { ...labelling, total: labelling.worth + CUSTOM * mean }
      })
      .toSorted((a, b) => b.total - a.total)
      .slice(0, chunks.length > 4 ? MAX_READINGS - 2 : MAX_READINGS)
  })
  let top: { total: number; picks: (typeof options)[number] } = { total: Number.NEGATIVE_INFINITY, picks: [] }
  const hopes = options.map((_, place) => options.slice(place).reduce((sum, list) => sum + (list[0]?.total ?? 0), 0))
  const walk = (place: number, used: ReadonlySet<string>, picks: (typeof options)[number], total: number) => {
    if (total + (hopes[place] ?? 0) + 1 < top.total) return
    if (place === options.length) {
      let missing = 0
      for (const role in scheme.needed) if (!used.has(role)) missing += scheme.needed[role as Role] ?? 0
      const order = scheme.order?.([...used] as Role[]) ?? 0
      const whole = total - missing * (1 + CUSTOM) + order
      if (whole > top.total) top = { total: whole, picks }
      return
    }
    for (const option of options[place] ?? []) {
      const roles = Object.keys(option.values)
      if (roles.some((role) => used.has(role))) continue
      walk(place + 1, new Set([...used, ...roles]), [...picks, option], total + option.total)
    }
  }
  walk(0, new Set(), [], 0)
  const result: Assigned = { values: {}, sure: {}, lines: {} }
  for (const [place, pick] of top.picks.entries())
    for (const [role, value] of Object.entries(pick.values) as [Role, string][]) {
      result.values[role] = value
      result.sure[role] =
        READINGS[role](phraseOf(value)) + (pick.total - pick.worth) / Math.max(1, Object.keys(pick.values).length)
      result.lines[role] = chunks[place]?.line ?? 0
    }
  return result
}
