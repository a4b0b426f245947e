import { findDegree } from '#words/degrees'
import { phraseOf } from '#words/phrase'
import { isPlaceLike } from '#words/places'
import { ROLE_SCORES, type Role } from '#words/role-scores'
import type { Chunk } from './chunks.ts'
import { joinPartners, type Labelling, MAX_LABELLINGS, partitions } from './partitions.ts'
import { isSchoolBeforeColon } from './school-colon.ts'
import { tornRoles } from './torn-values.ts'

export type Assignment = {
  values: Partial<Record<Role, string>>
  scores: Partial<Record<Role, number>>
  lines: Partial<Record<Role, number>>
  /** How much worse the best assignment is that gives the role another value. */
  margins: Partial<Record<Role, number>>
  /** The roles of the part of the heading that the value comes from, in their order. */
  shapes: Partial<Record<Role, string>>
  /** The slot of the heading that the value fills alone. */
  slots: Partial<Record<Role, string>>
  /** Parts of the heading that got no role. */
  unused: string[]
  /** Roles whose value may be half of what the heading says. */
  torn: ReadonlySet<Role>
}
/** The roles to assign; `needed` holds the penalty for each missing role. */
export type Scheme = {
  roles: readonly Role[]
  needed: Partial<Record<Role, number>>
  /** A bonus for the order of the roles. */
  order?: (roles: readonly Role[]) => number
  /** A role that may occur once above several entries. */
  shared?: Role
}

const SPLIT =
  /\s*,\s+|\s+[-–—/]\s+|\s+(?:at|bei|chez|@)\s+(?=\p{Lu})|\s*;\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\s*\((?=[^()]*\)$)|\s+\/\s*/u
/** For certificates: "First Aid at Work" is one name. */
const NAME_SPLIT = new RegExp(SPLIT.source.replace('(?:at|bei|chez|@)', '@'), 'u')
/** For jobs: "Contadora en Minera Cerro Pardo", "Merlin Rescue: Kiln Engineer". */
const JOB_SPLIT = new RegExp(`${SPLIT.source}|\\s*:\\s+(?![^()]*\\))|\\s+(?:presso|bij|en|na|no)\\s+(?=\\p{Lu})`, 'u')
/** For schools: "Bessemer School: Electrical Programme". */
const SCHOOL_SPLIT = new RegExp(`${SPLIT.source}|\\s*:\\s+`, 'u')
/** Names that go on after a dash with what nothing else explains: "Director – IT Operations". */
const WHOLE_WITH_DASH = new Set<Role>(['position', 'name'])
const MAX_PARTS = 6
const MAX_CHUNKS = 7
const UNUSED_PENALTY = -0.7
/** A place of its own is the place; one behind the employer's name is then part of the name. */
const PLACE_PENALTY = 1.5
/** A heading with a part for each role is less likely to have several in one. */
const AMPLE_PENALTY = 0.6
/** Employer and place stand together, or the title comes first: for headings whose words say nothing. */
const TOGETHER = 0.4
/** What a field loses for being a degree as well. */
const DEGREE_IN_FIELD = 1.6
/** Bonus when the document labels the role itself. */
const LABEL_BONUS = 2.5
/** Share of the penalty that remains when the role may be shared by several entries. */
const SHARED_PENALTY = 0.2
/** Weight of the same slot in other entries, relative to the words themselves. */
const SLOT_WEIGHT = 1.4
/** Assignments this much worse than the best still count as rivals. */
export const RIVAL_SPAN = 2.5
const MAX_RIVALS = 400
const MAX_STEPS = 20_000

/**
 * Assigns roles to all headings of a section together: a slot (line, order, style) that has a role in most entries has it in the others,
 * even when the words alone say little.
 */
export function assignRoles(entries: readonly (readonly Chunk[])[], scheme: Scheme): Assignment[] {
  const candidates = entries.map((chunks) =>
    chunks.slice(0, MAX_CHUNKS).map((chunk) => labellings(chunk, scheme.roles, chunks.length)),
  )
  const slotScores = scoreSlots(entries, candidates)
  const below = belowSharedHeading(entries)
  return entries.map((chunks, index) => {
    const { shared, needed } = scheme
    const isShared = shared !== undefined && below[index] === true
    const own = isShared ? { ...scheme, needed: { ...needed, [shared]: SHARED_PENALTY * (needed[shared] ?? 0) } } : scheme
    return best(chunks.slice(0, MAX_CHUNKS), candidates[index] ?? [], slotScores, own)
  })
}

/** Different headings that are looked at; documents have a handful of styles. */
const MAX_HEADINGS = 100

/** For each entry: an entry above starts with a name in a style that this one lacks, and this one has no style of its own. */
function belowSharedHeading(entries: readonly (readonly Chunk[])[]): boolean[] {
  const headings = new Map<string, { style: string; styles: Set<string> }>()
  return entries.map((chunks) => {
    const own = new Set(chunks.map(({ style }) => style))
    const isBelow =
      own.size > 0 &&
      [...headings.values()].some(({ style, styles }) => !own.has(style) && [...own].every((each) => styles.has(each)))
    const [heading] = chunks
    if (heading && headings.size < MAX_HEADINGS)
      headings.set([heading.style, ...own].join('\n'), { style: heading.style, styles: own })
    return isBelow
  })
}

function labellings(chunk: Chunk, roles: readonly Role[], chunks: number): Labelling[] {
  const isPlace = roles.includes('location') && isPlaceLike(chunk.text)
  const found: Labelling[] = [{ shape: '', values: {}, score: UNUSED_PENALTY - (isPlace ? PLACE_PENALTY : 0) }]
  if (chunk.role) return [{ shape: chunk.role, values: { [chunk.role]: chunk.text }, score: 4 }, ...found]
  const whole = phraseOf(chunk.text, chunk.isLink)
  const isAmple = chunks >= roles.length
  for (const role of roles) {
    const score = ROLE_SCORES[role](whole)
    const most = role === 'position' && isAmple ? Math.max(score, scoreOfHead(chunk.text)) : score
    found.push({ shape: role, values: { [role]: chunk.text }, score: most })
  }
  const degree = roles.includes('degree') ? findDegree(chunk.text) : undefined
  if (degree?.rest) {
    // After a degree, "Ingeniería de Edificación" is its field.
    const named = findDegree(degree.rest) ? DEGREE_IN_FIELD : 0
    const score = ROLE_SCORES.degree(phraseOf(degree.degree)) + ROLE_SCORES.field(phraseOf(degree.rest)) + named
    found.push({ shape: 'degree+field', values: { degree: degree.degree, field: degree.rest }, score: score - 0.25 })
  }
  const parts = chunk.text
    .split(
      roles.includes('company')
        ? JOB_SPLIT
        : roles.includes('name')
          ? NAME_SPLIT
          : isSchoolBeforeColon(chunk.text)
            ? SCHOOL_SPLIT
            : SPLIT,
    )
    .map((part) =>
      part.replace(/\)$/, (end, at: number) => (part.lastIndexOf('(') >= 0 && part.lastIndexOf('(') < at ? end : '')).trim(),
    )
    .filter(Boolean)
  const names = joinPartners(chunk.text, parts)
  if (names.length > 1 && names.length <= MAX_PARTS)
    for (const labelling of partitions(chunk, names, roles))
      found.push(isAmple ? { ...labelling, score: labelling.score - AMPLE_PENALTY } : labelling)
  const { hint } = chunk
  // The cell of a form holds what its label says, perhaps with its place; nothing of it is another part of the entry.
  if (chunk.style === 'form' && hint)
    return found.filter(({ values }) => Object.keys(values).every((role) => role === hint || role === 'location'))
  const labelled = hint && roles.some((role) => role === hint) ? (hint as Role) : undefined
  const isLabelled = ({ values }: Labelling) =>
    labelled !== undefined && labelled in values && !(labelled === 'field' && 'degree' in values)
  if (labelled) for (const labelling of found) labelling.score += isLabelled(labelling) ? LABEL_BONUS : -LABEL_BONUS
  const [unused, ...used] = found
  return [...used.toSorted((a, b) => b.score - a.score).slice(0, MAX_LABELLINGS * 3), ...(unused ? [unused] : [])]
}

/** "Site Manager, Tunnel Works" where the heading names an employer besides: the title has the words behind its comma. */
function scoreOfHead(text: string): number {
  const [head = '', ...rest] = text.split(', ')
  const score = rest.length === 1 ? ROLE_SCORES.position(phraseOf(head)) : 0
  return score >= CLEAR_TITLE ? score - COMMA_PENALTY : Number.NEGATIVE_INFINITY
}
const CLEAR_TITLE = 3
const COMMA_PENALTY = 1.2

type SlotScores = Map<string, Map<string, { sum: number; count: number }>>

function scoreSlots(entries: readonly (readonly Chunk[])[], candidates: readonly Labelling[][][]): SlotScores {
  const slotScores: SlotScores = new Map()
  for (const [index, chunks] of entries.entries())
    for (const [place, { slot }] of chunks.slice(0, MAX_CHUNKS).entries()) {
      const shapes = slotScores.get(slot) ?? new Map<string, { sum: number; count: number }>()
      slotScores.set(slot, shapes)
      const seen = new Set<string>()
      for (const { shape, score } of candidates[index]?.[place] ?? []) {
        if (seen.has(shape)) continue
        seen.add(shape)
        const known = shapes.get(shape) ?? { sum: 0, count: 0 }
        shapes.set(shape, { sum: known.sum + score, count: known.count + 1 })
      }
    }
  return slotScores
}

function best(chunks: readonly Chunk[], candidates: readonly Labelling[][], slotScores: SlotScores, scheme: Scheme): Assignment {
  const options = candidates.map((list, place) => {
    const shapes = slotScores.get(chunks[place]?.slot ?? '')
    const scored = list
      .map((labelling) => {
        const known = shapes?.get(labelling.shape)
        const mean = known ? known.sum / known.count : 0
        return { ...labelling, total: labelling.score + SLOT_WEIGHT * mean }
      })
      .toSorted((a, b) => b.total - a.total)
    const best = scored.slice(0, chunks.length > 4 ? MAX_LABELLINGS - 2 : MAX_LABELLINGS)
    // Without it, headings whose parts all want the same role would have no assignment, and the entry would be lost.
    return best.some(({ shape }) => shape === '') ? best : [...best, ...scored.filter(({ shape }) => shape === '')]
  })
  let top: { total: number; picks: (typeof options)[number] } = { total: Number.NEGATIVE_INFINITY, picks: [] }
  const upperBounds = options.map((_, place) => options.slice(place).reduce((sum, list) => sum + (list[0]?.total ?? 0), 0))
  const rivals: (typeof top)[] = []
  let steps = 0
  const walk = (place: number, used: ReadonlySet<string>, picks: (typeof options)[number], total: number) => {
    steps += 1
    const reach = steps < MAX_STEPS ? 1 + RIVAL_SPAN : 1
    if (total + (upperBounds[place] ?? 0) + reach < top.total) return
    if (place === options.length) {
      let missing = 0
      for (const role in scheme.needed) if (!used.has(role)) missing += scheme.needed[role as Role] ?? 0
      const order = scheme.order?.([...used] as Role[]) ?? 0
      const whole = total - missing * (1 + SLOT_WEIGHT) + order + (isTogether(picks, chunks) ? TOGETHER : 0)
      if (whole > top.total - RIVAL_SPAN && rivals.length < MAX_RIVALS) rivals.push({ total: whole, picks })
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
  const result: Assignment = {
    values: {},
    scores: {},
    lines: {},
    margins: {},
    shapes: {},
    slots: {},
    unused: [],
    torn: new Set(),
  }
  for (const [place, pick] of top.picks.entries())
    for (const [role, value] of Object.entries(pick.values) as [Role, string][]) {
      result.values[role] = value
      result.scores[role] =
        ROLE_SCORES[role](phraseOf(value)) + (pick.total - pick.score) / Math.max(1, Object.keys(pick.values).length)
      result.lines[role] = chunks[place]?.line ?? 0
      result.shapes[role] = pick.shape
      if (pick.shape === role) result.slots[role] = chunks[place]?.slot ?? ''
    }
  for (const [place, { shape }] of top.picks.entries()) {
    const [before, chunk] = [top.picks[place - 1]?.shape as Role | undefined, chunks[place]]
    if (shape !== '' || !chunk?.dash || !before || !WHOLE_WITH_DASH.has(before) || chunks[place - 1]?.style !== chunk.style)
      continue
    result.values[before] = `${result.values[before]} ${chunk.dash} ${chunk.text}`
  }
  result.unused = top.picks.flatMap(({ shape }, place) => (shape === '' ? (chunks[place]?.text ?? []) : []))
  result.torn = tornRoles(chunks.map((chunk, place) => ({ chunk, roles: Object.keys(top.picks[place]?.values ?? {}) as Role[] })))
  for (const role of scheme.roles) result.margins[role] = marginOf(role, top, rivals)
  return result
}

/** "Glazier" above "Lumen Works · Leeds". */
const isTogether = (picks: readonly Labelling[], chunks: readonly Chunk[]) =>
  picks.some(
    ({ shape }, place) =>
      shape === 'company' && picks[place + 1]?.shape === 'location' && chunks[place]?.line === chunks[place + 1]?.line,
  )

type Whole = { total: number; picks: readonly Labelling[] }

/** The distance to the best rival that gives the role another value, or none. */
function marginOf(role: Role, top: Whole, rivals: readonly Whole[]): number {
  const own = valueIn(top, role)
  const best = rivals.reduce(
    (most, rival) => (rival.total > most && valueIn(rival, role) !== own ? rival.total : most),
    top.total - RIVAL_SPAN,
  )
  return Math.max(0, top.total - best)
}

const valueIn = ({ picks }: Whole, role: Role) => picks.find(({ values }) => role in values)?.values[role]
