import type { z } from 'zod'
import { entries, entry } from '#shared/entries'
import { flag, line, prose, requiredLine, webUrl, words, yearMonth } from '#shared/fields'
import type { Raw } from '#shared/records'
import { isBefore } from '#shared/time/dates'
import { LIMITS, MAX_ENTRIES, MAX_WORDS } from './constants.ts'

const { server } = LIMITS
export const END_BEFORE_START = 'End date must not be before the start date'
export const CURRENT_HAS_NO_END = 'A current entry has no end date'
const PRESENT = ['present', 'current', 'now']

const period = { startDate: yearMonth('Start date'), endDate: yearMonth('End date'), current: flag('Current') }
const periodSpellings = { startDate: ['start_date'], endDate: ['end_date'], current: ['is_current'] }
const technologies = words('Technologies', { max: MAX_WORDS, each: server.skill })

/** An end date 'present' equals the box "I currently work here" (spec 2 §5.2). */
const settlePeriod = (raw: Raw) =>
  typeof raw.endDate === 'string' && PRESENT.includes(raw.endDate.trim().toLowerCase())
    ? { ...raw, endDate: null, current: true }
    : raw

type Period = { startDate: string | null; endDate: string | null; current: boolean }
export function checkPeriod({ startDate, endDate, current }: Period, refuse: (key: 'endDate', message: string) => void) {
  if (current && endDate) refuse('endDate', CURRENT_HAS_NO_END)
  if (startDate && endDate && isBefore(endDate, startDate)) refuse('endDate', END_BEFORE_START)
}

export const experience = entry(
  {
    company: requiredLine('Company', server.company),
    position: requiredLine('Position', server.position),
    location: line('Location', server.location),
    ...period,
    description: prose('Description', server.description),
    technologies,
  },
  { spellings: { position: ['job_title'], ...periodSpellings }, settle: settlePeriod, check: checkPeriod },
)
export type Experience = z.output<typeof experience>

export const project = entry(
  {
    name: requiredLine('Name', server.company),
    url: webUrl('Invalid project URL', server.url),
    ...period,
    description: prose('Description', server.description),
    technologies,
  },
  { spellings: { name: ['title'], ...periodSpellings }, settle: settlePeriod, check: checkPeriod },
)
export type Project = z.output<typeof project>

export const volunteering = entry(
  {
    organization: requiredLine('Organization', server.company),
    position: line('Role', server.position),
    ...period,
    description: prose('Description', server.description),
  },
  { spellings: { organization: ['company'], position: ['role'], ...periodSpellings }, settle: settlePeriod, check: checkPeriod },
)
export type Volunteering = z.output<typeof volunteering>

export const experienceShape = {
  experience: entries('Work experience', experience, MAX_ENTRIES),
  projects: entries('Projects', project, MAX_ENTRIES),
  volunteer_experience: entries('Volunteer work', volunteering, MAX_ENTRIES),
}
