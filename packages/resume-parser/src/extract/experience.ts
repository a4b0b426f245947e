import type { ParsedResume } from '@jobapply/core/resume/schema'
import type { Line } from '#document/model'
import { withoutBodyLabels } from '#structure/entries/body-labels'
import { entriesOf } from '#structure/entries/entries'
import type { Entry } from '#structure/entries/entry'
import { assignBarred } from '#structure/headings/barred-names'
import { JOINER, joinDashedTitles } from '#structure/headings/dashed-titles'
import { takePlacesBelow } from '#structure/headings/places-below'
import { CLEAR, ownScore, roleConfidence, taughtSlots } from '#structure/headings/role-confidence'
import { type Assignment, assignRoles, type Scheme } from '#structure/headings/slots'
import { proseOf } from '#structure/lines/prose'
import { goesOnInText } from '#structure/lines/wrapped-lines'
import { type DateHit, findDates } from '#words/dates'
import { phraseOf } from '#words/phrase'
import { isCapitalised, isPlaceLike } from '#words/places'
import type { Extracted } from './extracted.ts'

type Job = ParsedResume['experience'][number]

const ROLES = ['position', 'company', 'location'] as const
const SCHEME: Scheme = {
  roles: ROLES,
  needed: { position: 1.6, company: 1.6 },
  // Only words that say nothing are decided by it.
  order: ([first]) => (first === 'position' ? 0.3 : 0),
  shared: 'company',
}

/** Below its employer's name, so that nothing of it names another. */
const ROLE_BELOW: Scheme = { roles: ['position', 'location'], needed: { position: 1.6 } }
const COMPANY_HEADING: Scheme = { roles: ['company', 'location'], needed: { company: 1.6 } }

/** A company line with the years of all its roles: no text, and the next role's dates lie within its own. */
function isCompanyHeading({ header, body, date, chunks }: Entry, below: readonly Entry[]): boolean {
  const [next] = below
  const isPlaceBelow = header.length === 2 && isPlaceLike(header[1]?.text ?? '')
  if (body.length > 0 || (header.length > 1 && !isPlaceBelow) || !date?.isRange || !next?.date?.isRange) return false
  const roles = rolesIn(date, below)
  if (roles > 0 && chunks.length > 0 && (roles > 1 || next.chunks.length === 1)) {
    const [own, role] = [chunks[0]?.text ?? '', next.chunks[0]?.text ?? '']
    if (ownScore('position', own) < CLEAR && ownScore('position', role) >= CLEAR) return true
  }
  const isInside =
    date.start.slice(0, 4) <= next.date.start.slice(0, 4) &&
    (date.current || date.finish.slice(0, 4) >= next.date.finish.slice(0, 4))
  const isOtherLook = chunks[0] !== undefined && next.chunks[0] !== undefined && chunks[0].style !== next.chunks[0].style
  const isEmployer = chunks.length === 1 && ownScore('company', chunks[0]?.text ?? '') >= CLEAR
  return isInside && (isOtherLook || isEmployer) && date.current === next.date.current && next.chunks.length < chunks.length + 1
}

/** Roles at one employer. */
const MAX_ROLES = 6

/** How many of the entries below, from the newest to the oldest, take exactly this time together; 0 when none do. */
function rolesIn({ start, finish, current }: DateHit, below: readonly Entry[]): number {
  const [newest] = below
  if (!newest?.date?.finish.startsWith(finish) || newest.date.current !== current) return 0
  const inside = below.findIndex(({ date }) => !date?.isRange || date.start < start)
  const within = inside < 0 ? below : below.slice(0, inside)
  return within.findLastIndex(({ date }) => date?.start.startsWith(start)) + 1
}

/** "Leiter Konstruktion, Sondermaschinen": what follows a title and is no place belongs to it. */
function withWholeTitle(assignment: Assignment, { chunks }: Entry): Assignment {
  const { position, location } = assignment.values
  const whole = `${position}, ${location}`
  if (!position || !location || isPlaceLike(location) || !chunks.some(({ text }) => text.includes(whole))) return assignment
  return { ...assignment, values: { ...assignment.values, position: whole, location: '' } }
}

export function extractExperience(lines: readonly Line[]): Extracted<Job>[] {
  const told = withoutBodyLabels(entriesOf(lines, { roles: ROLES, singleDates: false }))
  const assigned = assignRoles(assignBarred(told.map(({ chunks }) => chunks)).map(joinDashedTitles), SCHEME)
  const headings = takePlacesBelow(told.map((entry, index) => ({ entry, assignment: assigned[index] as Assignment })))
  const [entries, assignments] = [headings.map(({ entry }) => entry), headings.map(({ assignment }) => assignment)]
  const clear = assignments.filter(({ values }) => values.position && ownScore('position', values.position) >= CLEAR).length
  const taught = new Set(
    assignments.flatMap(({ values, shapes }) =>
      ownScore('company', values.company ?? '') >= CLEAR ? (shapes.company ?? []) : [],
    ),
  )
  const hasPlaces = assignments.some(({ shapes }) => shapes.location === 'position+location')
  const slots = { position: taughtSlots('position', assignments), company: taughtSlots('company', assignments) }
  let rolesLeft = 0
  const found = entries.map((entry, index) => {
    const below = entries.slice(index + 1, index + 1 + MAX_ROLES)
    const isHeading = isCompanyHeading(entry, below)
    const isRole = rolesLeft > 0
    rolesLeft = isHeading && entry.date ? rolesIn(entry.date, below) : rolesLeft - 1
    const scheme = isHeading ? COMPANY_HEADING : isRole ? ROLE_BELOW : undefined
    const assigned = scheme ? assignRoles([entry.chunks], scheme)[0] : assignments[index]
    const own = isRole && assigned ? withWholeTitle(assigned, entry) : assigned
    return jobOf(entry, own as Assignment, { isFormer: index > 0, clear: clear / entries.length, hasPlaces, taught, slots })
  })
  return withSharedCompany(found)
}

/** `clear`: the share of the section's jobs whose titles are known words. `taught`: the shapes of headings with a clear employer. */
type Surroundings = {
  isFormer: boolean
  clear: number
  /** Some titles are followed by their places. */
  hasPlaces: boolean
  taught: ReadonlySet<string>
  slots: Record<'position' | 'company', ReadonlySet<string>>
}
const MOSTLY = 0.6
const TOWN = /, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u

/** A job with a single date is over when newer ones are listed above it. */
function jobOf(
  entry: Entry,
  assignment: Assignment,
  { isFormer, clear, hasPlaces, taught, slots }: Surroundings,
): Extracted<Job> {
  const { date } = entry
  const { values } = assignment
  const hasClear = (role: 'position' | 'company') => ownScore(role, values[role] ?? '') >= CLEAR
  const value: Job = {
    company: (values.company ?? '').replaceAll(JOINER, ''),
    position: (values.position ?? '').replaceAll(JOINER, ''),
    location: values.location ?? '',
    startDate: date?.start ?? '',
    endDate: date && (date.isRange || isFormer) ? date.finish : '',
    current: date?.current ?? false,
    description: proseOf(entry.body),
  }
  const header = entry.header
  const isCut = goesOnInText(header.at(-1), entry.body[0])
  /** "Electrician, Industrial Maintenance": the words behind a title are its employer when other headings are written alike. */
  const isBehindTitle =
    !taught.has(assignment.shapes.company ?? '') &&
    entry.chunks.some(({ text }) => text.includes(`${values.position}, ${values.company}`))
  /** "Joiner, Aalst": where other titles are followed by their places, so may this one. */
  const endsWithTown = (title: string) => hasPlaces && TOWN.test(title)
  const trust = (role: 'position' | 'company', isTaught: boolean) => {
    const isInPlace = entry.isForm || slots[role].has(assignment.slots[role] ?? '')
    const most = isCut || (role === 'position' && endsWithTown(values.position ?? '')) ? 0.5 : 1
    return Math.min(most, roleConfidence(role, assignment, isInPlace ? 'place' : isTaught ? 'words' : undefined))
  }
  return {
    value,
    lines: header,
    body: entry.body,
    confidence: {
      company: trust('company', hasClear('position') && !isBehindTitle),
      position: trust('position', clear >= MOSTLY && hasClear('company')),
      location: locationConfidence(assignment),
      startDate: 0.96,
      endDate: date?.isRange ? 0.96 : 0.5,
      current: 0.96,
      description: isCut || hasStrangers(entry) ? 0.5 : 0.93,
    },
  }
}

const MAX_NAME_WORDS = 8

/** Another entry's heading or dates among the text. */
const hasStrangers = ({ body }: Entry) =>
  body.some((line, index) => {
    const isAfterList = !line.bullet && body[index - 1]?.bullet === true
    const isName =
      line.text.split(' ').length <= MAX_NAME_WORDS && phraseOf(line.text).capitals >= 0.75 && !/[.:;,]$/.test(line.text)
    const isOtherLook = line.bold && body[index - 1]?.bold === false
    return (
      findDates(line.text).some(({ isRange }) => isRange) || (isAfterList && (isName || isOtherLook)) || isFragment(body, index)
    )
  })

const SENTENCE_END = /[.!?]$/
const MAX_FRAGMENT_WORDS = 6
/** A few words without an end before or after whole sentences: a label, a name or a line of another column. */
function isFragment(body: readonly Line[], index: number): boolean {
  const [above, line, below] = [body[index - 1], body[index] as Line, body[index + 1]]
  if (line.bullet || SENTENCE_END.test(line.text) || /[,:;-]$/.test(line.text)) return false
  if (line.text.split(' ').length > MAX_FRAGMENT_WORDS || !/^\p{Lu}/u.test(line.text)) return false
  const goesOn = below !== undefined && !below.bullet && /^\p{Ll}/u.test(below.text)
  const isAfter = above === undefined || SENTENCE_END.test(above.text)
  const others = body.filter((one) => one !== line)
  return !goesOn && isAfter && others.length > 0 && others.some(({ text }) => SENTENCE_END.test(text))
}

/** A known place, or a short name that nothing else of the heading could be. */
function locationConfidence({ values: { location = '', company, position }, shapes, torn }: Assignment): number {
  // "Physiotherapist, Spine, Melbourne": the first part may belong to the title.
  const [first = '', ...more] = location.split(', ')
  if (shapes.location?.includes('position') && more.length > 0 && !isPlaceLike(first)) return 0.5
  if (isPlaceLike(location)) return 0.96
  if (torn.has('location')) return 0.5
  const isName = isCapitalised(location) && location.split(/\s+/).length <= 4 && ownScore('company', location) < CLEAR
  return isName && company && position && ownScore('position', location) < CLEAR ? 0.9 : 0.5
}

const SHARED = 0.92

/** Several roles at one company may name it once, above the first. */
function withSharedCompany(found: Extracted<Job>[]): Extracted<Job>[] {
  const kept: Extracted<Job>[] = []
  for (const [index, job] of found.entries()) {
    const next = found[index + 1]
    const isCompanyHeading =
      !job.value.position && job.value.company && job.body.length === 0 && next && !next.value.company && next.value.position
    if (isCompanyHeading && next) {
      takeCompany(next, job)
      continue
    }
    const above = kept.at(-1)
    if (!job.value.company && job.value.position && above?.value.company) {
      takeCompany(job, above, isNextTo(job, above) && isAtSamePlace(job, above) ? SHARED : 0.5)
    }
    kept.push(job)
  }
  return kept
}

const MAX_PAUSE = 3
const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1)
/** One role follows the other without a pause, as at one employer. */
function isNextTo({ value: one }: Extracted<Job>, { value: other }: Extracted<Job>): boolean {
  const pauses = [
    [one.endDate, other.startDate],
    [other.endDate, one.startDate],
  ] as const
  return pauses.some(([end, start]) => {
    if (!end || !start) return false
    const room = end.length === 4 || start.length === 4 ? 12 : MAX_PAUSE
    return Math.abs(monthsOf(start) - monthsOf(end)) <= room
  })
}

const isAtSamePlace = ({ value: one }: Extracted<Job>, { value: other }: Extracted<Job>) =>
  !one.location || !other.location || one.location === other.location

function takeCompany(job: Extracted<Job>, from: Extracted<Job>, most = SHARED) {
  job.value.company = from.value.company
  job.confidence.company = Math.min(most, from.confidence.company ?? 0)
  if (job.value.location) return
  job.value.location = from.value.location
  job.confidence.location = from.confidence.location ?? 0
}
