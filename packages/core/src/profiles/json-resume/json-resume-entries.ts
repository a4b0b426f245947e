import type { z } from 'zod'
import { LIMITS, MAX_ENTRIES } from '#profiles/constants'
import { readGrade } from '#profiles/grades'
import type { ProfileFields } from '#profiles/schema'
import { award, certification } from '#profiles/schema-certifications'
import { education, publication } from '#profiles/schema-education'
import { experience, project, volunteering } from '#profiles/schema-experience'
import { reference } from '#profiles/schema-personal'
import type { Raw } from '#shared/records'
import { isYearMonth } from '#shared/time/dates'
import {
  firstOf,
  KNOWN_KEYS,
  type KnownSection,
  type Report,
  recordsAt,
  reportExtra,
  shorten,
  textAt,
  textsAt,
} from './json-resume.ts'
import { readLanguages, readSkills } from './json-resume-skills.ts'

type Reader = { label: string; schema: z.ZodType; read: (record: Raw, report: Report) => Raw }
type Read = readonly [section: KnownSection, field: keyof ProfileFields, Reader]

const { server } = LIMITS
const READERS: readonly Read[] = [
  [
    'work',
    'experience',
    {
      label: 'Work',
      schema: experience,
      read: (one, report) => ({
        company: textAt(one, 'name', 'company'),
        position: textAt(one, 'position'),
        location: textAt(one, 'location'),
        ...readPeriod(one, report),
        description: readDescription(one, 'summary', server.description, report),
      }),
    },
  ],
  [
    'volunteer',
    'volunteer_experience',
    {
      label: 'Volunteer work',
      schema: volunteering,
      read: (one, report) => ({
        organization: textAt(one, 'organization'),
        position: textAt(one, 'position'),
        ...readPeriod(one, report),
        description: readDescription(one, 'summary', server.description, report),
      }),
    },
  ],
  ['education', 'education', { label: 'Education', schema: education, read: readEducation }],
  [
    'awards',
    'awards',
    {
      label: 'Award',
      schema: award,
      read: (one, report) => ({
        title: textAt(one, 'title'),
        issuer: textAt(one, 'awarder'),
        date: textAt(one, 'date'),
        description: readDescription(one, 'summary', server.awardDescription, report),
      }),
    },
  ],
  [
    'certificates',
    'certifications',
    {
      label: 'Certificate',
      schema: certification,
      read: (one) => ({
        name: textAt(one, 'name'),
        issuer: textAt(one, 'issuer'),
        issue_date: textAt(one, 'date'),
        credential_url: textAt(one, 'url'),
      }),
    },
  ],
  [
    'publications',
    'publications',
    {
      label: 'Publication',
      schema: publication,
      read: (one, report) => ({
        title: textAt(one, 'name'),
        publisher: textAt(one, 'publisher'),
        date: textAt(one, 'releaseDate'),
        url: textAt(one, 'url', 'website'),
        description: readDescription(one, 'summary', server.description, report),
      }),
    },
  ],
  [
    'projects',
    'projects',
    {
      label: 'Project',
      schema: project,
      read: (one, report) => ({
        name: textAt(one, 'name'),
        url: textAt(one, 'url'),
        ...readPeriod(one, report),
        description: readDescription(one, 'description', server.description, report),
        technologies: textsAt(one, 'keywords'),
      }),
    },
  ],
  [
    'references',
    'profile_references',
    {
      label: 'Reference',
      schema: reference,
      read: (one, report) => ({
        name: textAt(one, 'name'),
        note: readDescription(one, 'reference', server.description, report),
      }),
    },
  ],
]

/** Entry lists from the file. Invalid entries are reported and left out. */
export function readEntries(json: Raw, report: Report): Partial<ProfileFields> {
  const lists = READERS.map(([section, field, reader]) => [field, readSection(json, section, reader, report)] as const)
  const filled = Object.fromEntries(lists.filter(([, list]) => list.length > 0))
  return { ...filled, ...readSkills(json, report), ...readLanguages(json, report) }
}

function readSection(json: Raw, section: KnownSection, { label, schema, read }: Reader, report: Report): unknown[] {
  return firstOf(label, recordsAt(json, section), MAX_ENTRIES, report).flatMap((record, index) => {
    const name = textAt(record, 'name', 'company', 'organization', 'institution', 'title') ?? `${index + 1}`
    const entry = `${label} "${shorten(name)}"`
    const judged = schema.safeParse({ id: `${index + 1}`, ...read(record, (sentence) => report(`${entry}: ${sentence}`)) })
    if (!judged.success) {
      report(`${entry} was left out: ${judged.error.issues[0]?.message}.`)
      return []
    }
    reportExtra(entry, record, KNOWN_KEYS[section], report)
    return [judged.data]
  })
}

/** In JSON Resume, an entry with a start and no end is current. */
function readPeriod(record: Raw, report: Report) {
  const [startDate, end] = [readMonth(record, 'startDate', report), textAt(record, 'endDate')]
  const isPresent = /^\s*(present|current|now)\s*$/i.test(end ?? '')
  return {
    startDate,
    endDate: isPresent ? null : readMonth(record, 'endDate', report),
    current: isPresent || Boolean(startDate && !end),
  }
}

/** JSON Resume has days and bare years; a profile has months. */
function readMonth(record: Raw, key: string, report: Report): string | null {
  const date = textAt(record, key)?.trim()
  if (!date) return null
  if (isYearMonth(date.slice(0, 7)) && /^.{7}($|-)/.test(date)) return date.slice(0, 7)
  if (isYearMonth(`${date}-01`)) {
    report(`the date ${date} has no month; January was taken.`)
    return `${date}-01`
  }
  report(`the date "${shorten(date)}" was not understood.`)
  return null
}

function readEducation(record: Raw, report: Report): Raw {
  const [degree, area] = [textAt(record, 'studyType'), textAt(record, 'area')]
  const end = textAt(record, 'endDate')?.trim() ?? ''
  const isYear = /^\d{4}$/.test(end)
  const gpa = textAt(record, 'gpa')?.trim()
  const score = textAt(record, 'score') ?? (gpa && /^[\d.,]+$/.test(gpa) ? `GPA ${gpa}` : gpa)
  return {
    institution: textAt(record, 'institution'),
    degree: degree ?? area,
    field: degree ? area : null,
    startDate: readMonth(record, 'startDate', report),
    endDate: isYear ? null : readMonth(record, 'endDate', report),
    graduationYear: isYear ? Number(end) : null,
    ...(score ? readGrade(score) : {}),
  }
}

/** The text and its highlights, one per line. */
function readDescription(record: Raw, key: string, max: number, report: Report): string | null {
  const text = [textAt(record, key), ...textsAt(record, 'highlights')].filter(Boolean).join('\n').trim()
  if (text.length <= max) return text || null
  report(`the text was longer than ${max} characters and was cut.`)
  return text.slice(0, max).toWellFormed()
}
