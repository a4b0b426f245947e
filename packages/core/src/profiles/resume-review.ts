import { z } from 'zod'
import { MIN_CONFIDENCE } from '#resume/constants'
import { finding, type ResumeParseResult } from '#resume/schema'
import { isSame } from '#shared/same'
import { foldWords, isSameWord, withoutRepeats } from '#shared/text/text'
import { canAddExperience, canAddLanguage } from './adding.ts'
import { checkSave } from './checks.ts'
import { SECTIONS, type Section } from './constants.ts'
import { isLinkField, LINK_FIELDS } from './links.ts'
import { implausibleLists } from './plausible.ts'
import { type EntryField, evidenceFor, type Found, type FoundEntry, foundEntries, foundFields } from './resume-found.ts'
import {
  type Profile,
  type ProfileChanges,
  type ProfileField,
  type ProfileFields,
  profile,
  profileFields,
  SECTION_FIELDS,
} from './schema.ts'
import { award, certification } from './schema-certifications.ts'
import { education, publication } from './schema-education.ts'
import { experience, project, volunteering } from './schema-experience.ts'
import { language } from './schema-skills.ts'

/**
 * empty: the profile has nothing there. onboarding: it still has the wizard's value. differs: the person typed another value.
 * entry: not in the list yet. addition: the doubtful part of an entry that is saved without it. incomplete: it cannot be saved as it
 * was read; `problem` says what is missing.
 */
export const PROPOSAL_KINDS = ['empty', 'onboarding', 'differs', 'entry', 'addition', 'incomplete'] as const
export const proposal = z.object({
  /** 'email', 'experience.2', 'experience.2.description', 'technical_skills', or 'technical_skills.unsure' for those in doubt. */
  path: z.string(),
  field: z.enum(Object.keys(profileFields.shape) as [ProfileField, ...ProfileField[]]),
  section: z.enum(Object.keys(SECTIONS) as [Section, ...Section[]]),
  kind: z.enum(PROPOSAL_KINDS),
  current: z.unknown(),
  found: z.unknown(),
  problem: z.string().nullable(),
  isSure: z.boolean(),
  /** The parts of an entry that the reader may have misread, such as 'company'; none where it doubts the whole. */
  doubted: z.array(z.string()),
  /** The document's lines. */
  source: z.array(z.string()),
})
export type Proposal = z.infer<typeof proposal>

export const resumeReview = z.object({
  resumeId: z.guid(),
  filename: z.string(),
  /** Of the file; its owner alone can open it. */
  url: z.string(),
  /** The document in reading order. */
  lines: z.array(z.string()),
  proposals: z.array(proposal),
  unplaced: z.array(z.string()),
  findings: z.array(finding),
})
export type ResumeReview = z.infer<typeof resumeReview>

/** The result of the automatic save; `none` when the person reviews first. */
export const AUTO_SAVES = ['none', 'saved', 'refused', 'failed'] as const
export const uploadStep = z.discriminatedUnion('stage', [
  z.object({ stage: z.enum(['parsing', 'stored', 'prepared']), progress: z.number() }),
  z.object({ stage: z.literal('saved'), progress: z.number(), profile, review: resumeReview, autoSave: z.enum(AUTO_SAVES) }),
])
export type UploadStep = z.infer<typeof uploadStep>

/** Everything in the resume that the profile lacks. */
export function proposalsFor(profile: Profile, reading: ResumeParseResult, now: Date): Proposal[] {
  const entries = foundEntries(reading.data)
  const doubted = implausibleLists(entries)
  const proposals = [
    ...proposeFields(profile, reading, now),
    ...entries.flatMap((found, index) =>
      isRepeat(found, entries.slice(0, index)) ? [] : proposeEntry(profile, { found, entries, doubted }, reading, now),
    ),
    ...proposeSkills(profile, reading),
  ]
  return proposals.map((one) => ((doubted as ReadonlySet<string>).has(one.field) ? { ...one, isSure: false } : one))
}

/** Saved without asking: nothing over a typed value, nothing incomplete, nothing uncertain (decisions, Profiles). */
export const isAutoSaved = ({ kind, isSure }: Proposal) =>
  isSure && (kind === 'empty' || kind === 'onboarding' || kind === 'entry')

export type Accepted = Pick<Proposal, 'field' | 'found'> & Partial<Pick<Proposal, 'kind' | 'current'>>

/** The changes of accepted proposals; new entries go last, additions into the entries that they complete. */
export function changesOf(profile: Profile, accepted: readonly Accepted[]): ProfileChanges {
  const changes: Record<string, unknown> = {}
  for (const one of accepted) {
    const { field, found } = one
    if (!isList(field)) changes[field] = found
    else if (field === 'technical_skills')
      changes[field] = withoutRepeats([...((changes[field] ?? profile.technical_skills) as string[]), ...(found as string[])])
    else changes[field] = withEntry((changes[field] ?? profile[field]) as Entry[], one, field as EntryField)
  }
  return changes as ProfileChanges
}

type Entry = Record<string, unknown>
function withEntry(list: readonly Entry[], { found, kind, current }: Accepted, field: EntryField): Entry[] {
  const entry = found as Entry
  const name = nameOf(field, Object(current))
  const place = kind === 'addition' ? list.findIndex((one) => nameOf(field, one) === name) : -1
  return place < 0 ? [...list, entry] : list.map((one, index) => (index === place ? { ...one, ...entry, id: one.id } : one))
}

function proposeFields(profile: Profile, reading: ResumeParseResult, now: Date): Proposal[] {
  const proposals = foundFields(reading.data).flatMap((found) => proposeField(profile, found, reading))
  const free = proposals.filter(({ kind }) => kind === 'empty' || kind === 'onboarding')
  // Validated as saved: a zip code together with its country.
  const problems = checkSave(profile, Object.fromEntries(free.map(({ field, found }) => [field, found])), now)
  return proposals.map((one) => {
    const problem = problems.find(({ path }) => path === one.field)
    return problem && free.includes(one) ? { ...one, kind: 'incomplete', problem: problem.message } : one
  })
}

function proposeField(profile: Profile, { field, value, from }: Found, reading: ResumeParseResult): Proposal[] {
  const current = profile[field]
  const judged = profileFields.shape[field].safeParse(value)
  const found = judged.success ? judged.data : value
  if (isSame(current, found) || (isText(current) && isText(found) && isSameText(current, found))) return []
  if (isLinkField(field) && LINK_FIELDS.some((other) => isSame(profile[other], found))) return []
  const problem = judged.success ? undefined : (judged.error.issues[0]?.message ?? 'This value does not fit.')
  const kind = problem ? 'incomplete' : isFree(profile, field, found) ? freeKind(profile, field) : 'differs'
  return [build({ path: field, field, kind, current, found, problem }, from, reading)]
}

const freeKind = (profile: Profile, field: ProfileField) => (isSame(profile[field], null) ? 'empty' : 'onboarding')

/** Empty or still onboarding's value. A dial code follows its phone number. */
function isFree(profile: Profile, field: ProfileField, found: unknown): boolean {
  if (field === 'country_code' && profile.phone && !isSame(profile.country_code, found)) return false
  return isSame(profile[field], null) || profile.onboardingFields.includes(field)
}

/** An entry among all of its document; of the lists in `doubted` nothing is saved unasked. */
type InDocument = { found: FoundEntry; entries: readonly FoundEntry[]; doubted: ReadonlySet<EntryField> }

function proposeEntry(
  profile: Profile,
  { found, entries, doubted }: InDocument,
  reading: ResumeParseResult,
  now: Date,
): Proposal[] {
  const { field, value, from } = found
  const parts = doubted.has(field) ? [] : doubtfulParts(found, entries, reading)
  const sure = { ...value, ...Object.fromEntries(parts.map((part) => [part, ''])) }
  const list = profile[field] as Entry[]
  const inProfile = (one: Entry) => list.find((other) => nameOf(field, other) === nameOf(field, one))
  const stored = inProfile(value) ?? inProfile(sure)
  const additionsTo = (entry: Entry) =>
    parts.flatMap((part) => {
      if (!isSame(entry[part], null)) return []
      const whole = { ...entry, [part]: value[part] }
      const kind = 'addition' as const
      return build(
        { path: `${from}.${part}`, field, kind, current: entry, found: whole, problem: undefined },
        [`${from}.${part}`],
        reading,
      )
    })
  if (stored) return additionsTo(stored)
  const judge = (entry: Entry): { problem: string | undefined; found: Entry } => {
    const judged = LISTS[field].schema.safeParse({ ...entry, id: `resume-${from}` })
    const problem = judged.success
      ? (LISTS[field].lacks(judged.data as never) ?? checkSave(profile, { [field]: [judged.data] }, now)[0]?.message)
      : judged.error.issues[0]?.message
    return { problem, found: judged.success ? { ...(judged.data as object), id: '' } : entry }
  }
  const names = LISTS[field].names.map((name) => `${from}.${name}`)
  const whole = judge(value)
  if (parts.length > 0 && !whole.problem) {
    const { found } = judge(sure)
    const entry = build({ path: from, field, kind: 'entry', current: null, found, problem: undefined }, names, reading)
    return [{ ...entry, isSure: true, doubted: [] }, ...additionsTo(found)]
  }
  const proposal = build(
    { path: from, field, kind: whole.problem ? 'incomplete' : 'entry', current: null, ...whole },
    names,
    reading,
  )
  return [{ ...proposal, isSure: evidenceFor(reading, [from]).confidence >= MIN_CONFIDENCE }]
}

/**
 * What an entry can be saved without, when it alone is in doubt. A doubtful place or date is none: over 250 documents it came with
 * wrong names. Two entries that would look the same are asked whole.
 */
function doubtfulParts({ field, value, from }: FoundEntry, entries: readonly FoundEntry[], { evidence }: ResumeParseResult) {
  const parts = doubtedParts({ evidence }, from)
  if (parts.some((part) => !SEPARABLE[field]?.includes(part))) return []
  const rest = (one: FoundEntry) => nameOf(field, { ...one.value, ...Object.fromEntries(parts.map((part) => [part, ''])) })
  const twins = entries.filter((one) => one.field === field && rest(one) === rest({ field, value, from }))
  return twins.length > 1 ? [] : parts
}

/** The parts of an entry, or the one part, whose confidence is low. */
function doubtedParts({ evidence }: Pick<ResumeParseResult, 'evidence'>, path: string): string[] {
  const [list, index] = path.split('.')
  const entry = `${list}.${index}.`
  const low = evidence.filter((one) => one.confidence < MIN_CONFIDENCE && `${one.path}.`.startsWith(`${path}.`))
  return low.filter((one) => one.path.startsWith(entry)).map((one) => one.path.slice(entry.length))
}
const SEPARABLE: Partial<Record<EntryField, readonly string[]>> = { experience: ['description'], education: ['field'] }

function proposeSkills(profile: Profile, reading: ResumeParseResult): Proposal[] {
  const known = [...profile.technical_skills, ...profile.soft_skills, ...profile.management_skills]
  const fresh = withoutRepeats(reading.data.skills).filter((skill) => !known.some((one) => isSameWord(one, skill)))
  const field = 'technical_skills'
  const places = new Map(reading.data.skills.map((skill, index) => [skill, index]))
  const doubted = new Set(reading.evidence.filter(({ confidence }) => confidence < MIN_CONFIDENCE).map(({ path }) => path))
  const at = (skill: string) => `skills.${places.get(skill)}`
  const isSure = (skill: string) => !doubted.has(at(skill))
  // One skill in doubt must not hold the others back.
  const groups = [
    { path: field, skills: fresh.filter(isSure) },
    { path: `${field}.unsure`, skills: fresh.filter((skill) => !isSure(skill)) },
  ]
  return groups.flatMap(({ path, skills }) => {
    const judged = profileFields.shape.technical_skills.safeParse(skills)
    if (skills.length === 0 || !judged.success) return []
    const own = new Set(skills.map(at))
    const evidence = reading.evidence.filter((one) => own.has(one.path))
    const shown = { ...reading, evidence }
    return build({ path, field, kind: 'entry', current: null, found: judged.data, problem: undefined }, ['skills'], shown)
  })
}

type Built = Pick<Proposal, 'path' | 'field' | 'kind' | 'current' | 'found'> & { problem: string | undefined }
function build({ problem, ...rest }: Built, from: readonly string[], reading: ResumeParseResult): Proposal {
  const { confidence, lines } = evidenceFor(reading, from)
  const doubted = isList(rest.field) ? doubtedParts(reading, rest.path) : []
  const section = (Object.keys(SECTION_FIELDS) as Section[]).find((one) => SECTION_FIELDS[one].includes(rest.field)) ?? 'personal'
  return {
    ...rest,
    section,
    problem: problem ?? null,
    isSure: confidence >= MIN_CONFIDENCE,
    doubted,
    source: lines.flatMap((line) => reading.lines[line] ?? []),
  }
}

type ListRule = { schema: z.ZodType; names: readonly string[]; lacks(entry: never): string | undefined }
const never = () => undefined
const LISTS: Record<EntryField, ListRule> = {
  experience: {
    schema: experience,
    names: ['company', 'position', 'startDate'],
    lacks: (one: ProfileFields['experience'][number]) =>
      canAddExperience(one) ? undefined : 'The start date, and an end date or "I currently work here", are needed.',
  },
  education: { schema: education, names: ['institution', 'degree', 'field'], lacks: never },
  certifications: { schema: certification, names: ['name', 'issuer'], lacks: never },
  languages: {
    schema: language,
    names: ['name'],
    lacks: (one: ProfileFields['languages'][number]) => (canAddLanguage(one) ? undefined : 'The proficiency is needed.'),
  },
  awards: { schema: award, names: ['title'], lacks: never },
  projects: { schema: project, names: ['name'], lacks: never },
  publications: { schema: publication, names: ['title'], lacks: never },
  volunteer_experience: { schema: volunteering, names: ['organization', 'position'], lacks: never },
}

const isList = (field: ProfileField) => field === 'technical_skills' || field in LISTS
/** Entries with the same name are equal, whatever their other fields. */
const nameOf = (field: EntryField, entry: Record<string, unknown>) =>
  LISTS[field].names.map((name) => foldWords(String(entry[name] ?? ''))).join('|')
const isRepeat = (found: FoundEntry, earlier: readonly FoundEntry[]) =>
  earlier.some((one) => one.field === found.field && nameOf(one.field, one.value) === nameOf(found.field, found.value))
const isText = (value: unknown): value is string => typeof value === 'string'
const isSameText = (one: string, other: string) => foldWords(one) === foldWords(other)
