import type { ParsedResume } from '@jobapply/core/resume/schema'
import { foldCompany } from '@jobapply/language/company'
import { TITLE_NOUNS } from '@jobapply/language/title-words'
import { namesStreet } from '#extract/home'
import { findDegree } from '#words/degrees'
import { wordsOf } from '#words/fold'
import { containsAny, phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'
import { capOfName, DOUBTED, HOPELESS, isLabel, UNCLEAR } from './value-doubts.ts'

/** Caps by path: 'experience.0' for a whole entry, 'experience.0.company' for one value. */
export type Caps = Map<string, number>

type Dated = { startDate: string; endDate: string; current?: boolean }
const FIRST_YEAR = 1945
const MAX_YEARS = 55
/** More jobs at the same time are a misread list. */
const MAX_AT_ONCE = 4
/** "AWS" alone is who issues it. */
const MIN_CERTIFICATE = 5

export const cap = (caps: Caps, path: string, most: number) => {
  if (most < 1) caps.set(path, Math.min(most, caps.get(path) ?? 1))
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1)

/** Dates that cannot be: the end before the start, a job in the future, a career of sixty years. */
export function areImpossible({ startDate, endDate }: Dated, now: Date, mayBeAhead: boolean): boolean {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  const [start, end] = [startDate && monthOf(startDate), endDate && monthOf(endDate)]
  if (start && (start < FIRST_YEAR * 12 || start > today + (mayBeAhead ? 24 : 3))) return true
  if (end && (end < FIRST_YEAR * 12 || end > today + (mayBeAhead ? 96 : 3))) return true
  if (!start || !end) return false
  const isYearOnly = startDate.length === 4 || endDate.length === 4
  return isYearOnly ? Number(endDate.slice(0, 4)) < Number(startDate.slice(0, 4)) : end < start || end - start > MAX_YEARS * 12
}

/** "2016" beside "2019-05": a month was lost. */
const isUneven = ({ startDate, endDate }: Dated) => startDate !== '' && endDate !== '' && startDate.length !== endDate.length

function doubtDates(caps: Caps, path: string, entry: Dated, now: Date, mayBeAhead: boolean) {
  if (!areImpossible(entry, now, mayBeAhead) && !isUneven(entry)) return
  for (const field of ['startDate', 'endDate', 'current', 'graduationYear']) cap(caps, `${path}.${field}`, DOUBTED)
}

/** Nobody has more; comparing each with each would take too long. */
export const MAX_ENTRIES = 150

export function doubtJobs(caps: Caps, { experience: jobs, education }: ParsedResume, now: Date) {
  if (jobs.length > MAX_ENTRIES) return cap(caps, 'experience', UNCLEAR)
  const spellings = spellingsOf(jobs.map(({ company }) => company))
  for (const [index, job] of jobs.entries()) {
    const path = `experience.${index}`
    cap(caps, `${path}.company`, capOfName('company', job.company))
    cap(caps, `${path}.position`, capOfName('position', job.position))
    if (job.location) cap(caps, `${path}.location`, capOfName('location', job.location))
    if (!job.company || !job.position || !job.startDate) cap(caps, path, UNCLEAR)
    if (caps.get(`${path}.company`) === HOPELESS || caps.get(`${path}.position`) === HOPELESS) cap(caps, path, DOUBTED)
    if (namesStreet(job.company)) cap(caps, `${path}.company`, UNCLEAR)
    if (spellings.has(job.company)) cap(caps, `${path}.company`, UNCLEAR)
    if (isSchooling(job) || isDegree(job) || (education.length === 0 && isAtSchool(job))) cap(caps, path, UNCLEAR)
    if (CONTACT.test(job.description)) cap(caps, `${path}.description`, DOUBTED)
    if (jobs.filter((other) => isAtOnce(job, other)).length > MAX_AT_ONCE) cap(caps, path, UNCLEAR)
    if (jobs.findIndex((other) => isSameJob(job, other)) < index) cap(caps, path, UNCLEAR)
    doubtDates(caps, path, job, now, false)
  }
}

/** An address or a number below a job came from another column. */
const CONTACT = /[\p{L}\d]@[\p{L}\d-]{1,63}\.\p{L}{2}|\+\d[\d ()/-]{7}/u
const STUDY = /^(?:studium|student of|studies|études|estudios|grado en|laurea|studie|studier|studia)\b/iu

/** A school with a course or degree among the jobs: a table of everything. */
export const isSchooling = ({ company, position }: ParsedResume['experience'][number]) =>
  STUDY.test(position) ||
  (!containsAny(TITLE_NOUNS, wordsOf(position)) &&
    ROLE_SCORES.institution(phraseOf(company)) >= 2 &&
    ROLE_SCORES.position(phraseOf(position)) < 2 &&
    (findDegree(position) !== undefined || ROLE_SCORES.position(phraseOf(position)) < 1))

const isAtSchool = ({ company }: ParsedResume['experience'][number]) => ROLE_SCORES.institution(phraseOf(company)) >= 2

/** "Ausbildung zum Verkäufer" at an employer is a job as well. */
const APPRENTICE =
  /^(?:ausbildung|lehre|umschulung|apprentissage|apprentie?|aprendiz|apprendist\p{L}|leerling|lärling|apprentice(?:ship)?)\s/iu

/** "Licence professionnelle en Gestion comptable": a degree whose last word is also a job. */
function isDegree(job: ParsedResume['experience'][number]): boolean {
  if (APPRENTICE.test(job.position) && !isAtSchool(job)) return false
  const found = findDegree(job.position)
  return found?.at === 0 && (found.degree.includes(' ') || isAtSchool(job))
}

const isAtOnce = (one: Dated, other: Dated) =>
  one.startDate !== '' && one.startDate === other.startDate && one.endDate === other.endDate
const isSameJob = (one: ParsedResume['experience'][number], other: ParsedResume['experience'][number]) =>
  one.company === other.company && one.position === other.position && one.startDate === other.startDate

/** Employers whose name is part of another one's: "Northwind" beside "Northwind, Leeds" and "Shift Lead Northwind". */
function spellingsOf(companies: readonly string[]): Set<string> {
  const keys = new Map(companies.filter(Boolean).map((name) => [name, foldCompany(name)]))
  const doubted = new Set<string>()
  for (const [name, key] of keys)
    for (const [other, longer] of keys)
      if (key !== '' && longer !== key && ` ${longer} `.includes(` ${key} `) && key.split(' ').length > 1)
        doubted.add(name).add(other)
  return doubted
}

export function doubtStudies(caps: Caps, studies: ParsedResume['education'], now: Date) {
  if (studies.length > MAX_ENTRIES) return cap(caps, 'education', UNCLEAR)
  for (const [index, study] of studies.entries()) {
    const path = `education.${index}`
    for (const field of ['institution', 'degree', 'field'] as const)
      if (study[field]) cap(caps, `${path}.${field}`, capOfName(field, study[field]))
    if (!study.institution || (!study.degree && !study.field)) cap(caps, path, UNCLEAR)
    // "Grado Derecho" beside "Soria": the field is told already.
    const isTold = Boolean(findDegree(study.degree)?.rest) && ROLE_SCORES.field(phraseOf(study.field)) < 1
    if (!study.degree || isTold) cap(caps, `${path}.field`, UNCLEAR)
    // What cannot be a field is rather the rest of the degree.
    if (/\p{L}/u.test(study.field) && capOfName('field', study.field) <= DOUBTED) cap(caps, `${path}.degree`, UNCLEAR)
    if (holdsMore(study)) cap(caps, `${path}.institution`, DOUBTED)
    if (studies.findIndex((one) => isSameStudy(one, study)) < index) cap(caps, path, UNCLEAR)
    doubtDates(caps, path, study, now, true)
  }
}

/** The last word of a name that was wrapped. */
const SCHOOL_ALONE =
  /^(?:university|college|school|institute|institut|instituto|istituto|academy|universität|hochschule|fachhochschule|schule|université|école|lycée|universidad|escuela|colegio|università|scuola|liceo|universidade|escola|faculdade|universiteit|hogeschool|universitet|skola|högskola)$/iu

/** "Management, Yarra Valley University", "Computer Science University of Alabama": the field stands before the school. */
function holdsMore({ institution, field }: ParsedResume['education'][number]): boolean {
  if (institution !== '' && !institution.includes(' ') && SCHOOL_ALONE.test(institution)) return true
  // "Centro Universidad de la Ría": the label of the row in front of the school.
  const [label = '', ...name] = institution.split(' ')
  if (name.length > 1 && isLabel(label) && ROLE_SCORES.institution(phraseOf(name.join(' '))) >= 2) return true
  const [first = '', ...rest] = institution.split(', ')
  const isSchool = (text: string) => ROLE_SCORES.institution(phraseOf(text)) >= 2
  if (rest.length > 0 && !isSchool(first) && isSchool(rest.join(', '))) return true
  const [before = '', school] = institution.split(/\s(?=universit|college|institut|school|hochschule|akademie)/iu)
  return !field && school !== undefined && ROLE_SCORES.field(phraseOf(before)) >= 1.6
}

const isSameStudy = (one: ParsedResume['education'][number], other: ParsedResume['education'][number]) =>
  one.institution === other.institution && one.degree === other.degree && one.field === other.field

export function doubtCertificates(caps: Caps, certificates: ParsedResume['certifications'], now: Date) {
  for (const [index, one] of certificates.entries()) {
    const path = `certifications.${index}`
    cap(caps, `${path}.name`, one.name.length < MIN_CERTIFICATE ? UNCLEAR : capOfName('name', one.name))
    if (one.issuer) cap(caps, `${path}.issuer`, capOfName('issuer', one.issuer))
    if (one.issue_date && areImpossible({ startDate: one.issue_date, endDate: '' }, now, false))
      cap(caps, `${path}.issue_date`, DOUBTED)
  }
}
