import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { memo } from '#memo'
import { isLeading, type Subject } from '#read/kinds/subject'
import { scan } from '#read/text/scan'
import { FIELDS, fieldsIn, mayBeSameField, withImplied } from '#tables/field-index'
import { isPlainWord } from '#tables/plain-words'
import { vocabulary } from '#tables/vocabulary'
import { stemKey, termsOf, termsOfWord } from '#terms'
import { occupationTiers } from './title.ts'

/** A job that the person has held, with all that it shows. */
export type HeldJob = {
  /** Months since year 0, both included; null when a date is missing. */
  months: { from: number; to: number } | null
  position: string
  company: string
  /** By variation id: the tier of that title for this job's. */
  tiers: ReadonlyMap<number, number>
  /** 2: shown by title, technologies or a name of several words; 1: only mentioned. */
  skills: ReadonlyMap<number, number>
  fields: ReadonlyMap<number, number>
  words: ReadonlySet<number>
  leads: boolean
  isTrainee: boolean
  isEnglish: boolean
  /** A job without a word about it may have needed anything. */
  isDescribed: boolean
}

export const SHOWS = { no: 0, maybe: 1, yes: 2 } as const
const TRAINEE =
  /\b(?:trainee|intern|internship|apprentice|student|Praktikant\w*|Auszubildende\w*|Azubi|Werkstudent\w*|stagiaire|apprenti\w*|becari\w+|tirocinante|estagiári\w+|stażyst\w+|praktikant)\b/i
const ENGLISH = /\b(?:of|and|the|with|for|to|on|by|from)\b/i

export const readHistory = ({ experience }: Pick<ProfileFields, 'experience'>, today: string): HeldJob[] =>
  experience.map((job) => readJob(job, today)).sort((a, b) => (a.months?.from ?? 0) - (b.months?.from ?? 0))

function readJob(job: ProfileFields['experience'][number], today: string): HeldJob {
  const { position, company, description, technologies } = job
  const skills = new Map<number, number>()
  const fields = new Map<number, number>()
  addShown(`${position}\n${technologies.join('\n')}`, SHOWS.yes, skills, fields)
  addShown(description ?? '', SHOWS.maybe, skills, fields)
  addImplied(skills)
  const words = termsOf(`${position} ${description ?? ''} ${technologies.join(' ')} ${company}`)
  return {
    months: monthsOf(job, today),
    position,
    company,
    tiers: occupationTiers(position),
    skills,
    fields,
    words: new Set(words.filter((word) => !isPlainWord(word)).map(stemKey)),
    leads: isLeading(position) || isLeading(description ?? ''),
    isTrainee: TRAINEE.test(position),
    isDescribed: (description ?? '').trim() !== '' || technologies.length > 0,
    isEnglish: ENGLISH.test(`${position} ${description ?? ''}`) || (description ?? '') === '',
  }
}

function addShown(text: string, strength: number, skills: Map<number, number>, fields: Map<number, number>) {
  const { skills: known } = vocabulary()
  const { hits } = scan(text)
  const raise = (map: Map<number, number>, id: number, to: number) => map.set(id, Math.max(map.get(id) ?? 0, to))
  for (let hit = 0; hit < hits.skills; hit++) {
    const id = hits.skillIds[hit] as number
    const { kind = 'tool', name = '' } = known[id] ?? {}
    // "Supports the sales team" does not show sales, "month-end close" shows month-end close.
    raise(
      skills,
      id,
      kind === 'soft' || (kind !== 'tool' && fieldsOfName(name).length > 0 && !name.includes(' ')) ? strength : SHOWS.yes,
    )
  }
  for (const field of withImplied(fieldsIn(termsOf(text)).fields)) raise(fields, field, strength)
}

function addImplied(skills: Map<number, number>) {
  const { skills: known } = vocabulary()
  for (const [id, strength] of skills)
    for (const implied of known[id]?.implies ?? []) if (!skills.has(implied)) skills.set(implied, strength)
}

function monthsOf({ startDate, endDate, current }: ProfileFields['experience'][number], today: string): HeldJob['months'] {
  const [from, to] = [monthOf(startDate), monthOf(current ? today : endDate)]
  return from === null || to === null || to < from ? null : { from, to }
}
function monthOf(date: string | null): number | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? '') ?? []
  return year && month ? Number(year) * 12 + Number(month) : null
}

/** Whether a job shows what is asked for: yes, no, or perhaps. `listed`: the skills that the profile lists without a job. */
export function shows(job: HeldJob, subject: Subject, listed: Uint8Array): number {
  if (subject.leads && !job.leads) return SHOWS.no
  if (subject.isQualified && job.isTrainee) return SHOWS.no
  let known = 0
  let least: number = SHOWS.yes
  let most: number = SHOWS.no
  const add = (strength: number) => {
    known++
    least = Math.min(least, strength)
    most = Math.max(most, strength)
  }
  if (subject.titles.length > 0) add(bestTitleShown(job, subject.titles))
  for (const id of subject.skills) add(skillShown(job, id, listed))
  for (const id of subject.fields) add(fieldAsked(job, id))
  let shown = 0
  for (const word of subject.words) if (job.words.has(word)) shown++
  const areAllShown = shown === subject.words.length
  if (known === 0) {
    if (subject.words.length === 0) return SHOWS.yes
    if (areAllShown || (subject.isAny && shown > 0 && subject.words.length <= FEW_WORDS)) return SHOWS.yes
    return shown > 0 || !subject.isEnglish || !job.isEnglish ? SHOWS.maybe : SHOWS.no
  }
  // A line that names this much is several lines glued together: one word of it proves nothing.
  if (subject.isAny && known > MAX_ALTERNATIVES) return Math.min(SHOWS.maybe, most)
  if (subject.isAny) return Math.max(most, subject.words.length > 0 && shown > 0 ? SHOWS.maybe : SHOWS.no)
  return areAllShown ? least : Math.min(least, SHOWS.maybe)
}

const MAX_ALTERNATIVES = 6
/** Of more words that stand beside "or", one of them may be no alternative. */
const FEW_WORDS = 2
/** "Data engineering" is no work of every engineer: a general field alone proves nothing. */
function fieldAsked(job: HeldJob, id: number): number {
  const shown = job.fields.get(id) ?? (isNear(job, id) ? SHOWS.maybe : SHOWS.no)
  return FIELDS[id]?.isGeneral ? Math.min(shown, SHOWS.maybe) : shown
}

const fieldsOfName = memo((name) => fieldsIn(termsOf(name)).fields)
const fieldShown = (job: HeldJob, name: string) =>
  Math.max(SHOWS.no, ...fieldsOfName(name).map((id) => (FIELDS[id]?.isGeneral ? SHOWS.no : (job.fields.get(id) ?? SHOWS.no))))

function skillShown(job: HeldJob, id: number, listed: Uint8Array): number {
  const skill = vocabulary().skills[id]
  const shown = Math.max(job.skills.get(id) ?? SHOWS.no, fieldShown(job, skill?.name ?? ''))
  if (shown > SHOWS.no) return shown
  // Nobody writes down each time that they worked in a team.
  const isPossible = !job.isDescribed || termsOfWord(skill?.name ?? '').some((word) => job.words.has(stemKey(word)))
  return skill?.kind === 'soft' || (listed[id] === 1 && isPossible) ? SHOWS.maybe : SHOWS.no
}

function bestTitleShown(job: HeldJob, titles: readonly number[]): number {
  let best: number = SHOWS.no
  for (const id of titles) best = Math.max(best, titleShown(job, id))
  return best
}

const TIER_SHOWS = [SHOWS.no, SHOWS.yes, SHOWS.maybe, SHOWS.maybe]
function titleShown(job: HeldJob, id: number): number {
  const name = vocabulary().variations[id] ?? ''
  if (startsWith(job.position, name)) return SHOWS.yes
  const shown = Math.max(TIER_SHOWS[job.tiers.get(id) ?? 0] ?? SHOWS.no, Math.min(SHOWS.maybe, fieldShown(job, name)))
  // A near title without people to lead is no step towards one with them.
  return shown === SHOWS.maybe && isLeading(name) && !job.leads ? SHOWS.no : shown
}

const isNear = (job: HeldJob, field: number) => [...job.fields.keys()].some((one) => mayBeSameField(one, field))

/** "Staff Nurse, Surgical Ward" is a staff nurse. */
const startsWith = (position: string, title: string) =>
  `${termsOfWord(position).join(' ')} `.startsWith(`${termsOfWord(title).join(' ')} `)

/** Years with one decimal in which jobs show the subject: surely, and at most. Overlapping months count once. */
export function yearsShown(
  jobs: readonly HeldJob[],
  strengthOf: (job: HeldJob) => number,
): { least: number; most: number | null } {
  const strengths = jobs.map(strengthOf)
  const undated = jobs.some((job, place) => job.months === null && strengths[place] !== SHOWS.no)
  return {
    least: yearsIn(jobs.filter((_, place) => strengths[place] === SHOWS.yes)),
    most: undated ? null : yearsIn(jobs.filter((_, place) => strengths[place] !== SHOWS.no)),
  }
}

/** The jobs are in the order of their first months. */
function yearsIn(jobs: readonly HeldJob[]): number {
  let months = 0
  let reach = 0
  for (const job of jobs) {
    if (!job.months) continue
    const from = Math.max(job.months.from, reach)
    if (job.months.to < from) continue
    months += job.months.to - from + 1
    reach = job.months.to + 1
  }
  return Math.round((months / 12) * 10) / 10
}
