import type { z } from 'zod'
import { isYearMonth } from '#shared/dates'
import type { Raw } from '#shared/records'
import { LIMITS, MAX_ENTRIES } from './constants.ts'
import { readGrade } from './grades.ts'
import {
  firstOf,
  KNOWN_KEYS,
  type KnownSection,
  recordsAt,
  shorten,
  type Tell,
  tellExtra,
  textAt,
  textsAt,
} from './json-resume.ts'
import { readLanguages, readSkills } from './json-resume-skills.ts'
import type { ProfileFields } from './schema.ts'
import { award, certification } from './schema-certifications.ts'
import { education, publication } from './schema-education.ts'
import { experience, project, volunteering } from './schema-experience.ts'
import { reference } from './schema-personal.ts'

type Reader = { label: string; schema: z.ZodType; read: (record: Raw, tell: Tell) => Raw }
type Read = readonly [section: KnownSection, field: keyof ProfileFields, Reader]

const { server } = LIMITS
const READERS: readonly Read[] = [
  [
    'work',
    'experience',
    {
      label: 'Work',
      schema: experience,
      read: (one, tell) => ({
        company: textAt(one, 'name', 'company'),
        position: textAt(one, 'position'),
        location: textAt(one, 'location'),
        ...readPeriod(one, tell),
        description: readDescription(one, 'summary', server.description, tell),
      }),
    },
  ],
  [
    'volunteer',
    'volunteer_experience',
    {
      label: 'Volunteer work',
      schema: volunteering,
      read: (one, tell) => ({
        organization: textAt(one, 'organization'),
        position: textAt(one, 'position'),
        ...readPeriod(one, tell),
        description: readDescription(one, 'summary', server.description, tell),
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
      read: (one, tell) => ({
        title: textAt(one, 'title'),
        issuer: textAt(one, 'awarder'),
        date: textAt(one, 'date'),
        description: readDescription(one, 'summary', server.awardDescription, tell),
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
      read: (one, tell) => ({
        title: textAt(one, 'name'),
        publisher: textAt(one, 'publisher'),
        date: textAt(one, 'releaseDate'),
        url: textAt(one, 'url', 'website'),
        description: readDescription(one, 'summary', server.description, tell),
      }),
    },
  ],
  [
    'projects',
    'projects',
    {
      label: 'Project',
      schema: project,
      read: (one, tell) => ({
        name: textAt(one, 'name'),
        url: textAt(one, 'url'),
        ...readPeriod(one, tell),
        description: readDescription(one, 'description', server.description, tell),
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
      read: (one, tell) => ({
        name: textAt(one, 'name'),
        note: readDescription(one, 'reference', server.description, tell),
      }),
    },
  ],
]

/** The lists of a profile that the file has something for. An entry that does not fit is told of and left out. */
export function readEntries(json: Raw, tell: Tell): Partial<ProfileFields> {
  const lists = READERS.map(([section, field, reader]) => [field, readSection(json, section, reader, tell)] as const)
  const filled = Object.fromEntries(lists.filter(([, list]) => list.length > 0))
  return { ...filled, ...readSkills(json, tell), ...readLanguages(json, tell) }
}

function readSection(json: Raw, section: KnownSection, { label, schema, read }: Reader, tell: Tell): unknown[] {
  return firstOf(label, recordsAt(json, section), MAX_ENTRIES, tell).flatMap((record, index) => {
    const name = textAt(record, 'name', 'company', 'organization', 'institution', 'title') ?? `${index + 1}`
    const entry = `${label} "${shorten(name)}"`
    const judged = schema.safeParse({ id: `${index + 1}`, ...read(record, (sentence) => tell(`${entry}: ${sentence}`)) })
    if (!judged.success) {
      tell(`${entry} was left out: ${judged.error.issues[0]?.message}.`)
      return []
    }
    tellExtra(entry, record, KNOWN_KEYS[section], tell)
    return [judged.data]
  })
}

/** In this format an entry that began and has no end goes on. */
function readPeriod(record: Raw, tell: Tell) {
  const [startDate, end] = [readMonth(record, 'startDate', tell), textAt(record, 'endDate')]
  const isPresent = /^\s*(present|current|now)\s*$/i.test(end ?? '')
  return {
    startDate,
    endDate: isPresent ? null : readMonth(record, 'endDate', tell),
    current: isPresent || Boolean(startDate && !end),
  }
}

/** The format knows days and bare years; a profile knows months. */
function readMonth(record: Raw, key: string, tell: Tell): string | null {
  const date = textAt(record, key)?.trim()
  if (!date) return null
  if (isYearMonth(date.slice(0, 7)) && /^.{7}($|-)/.test(date)) return date.slice(0, 7)
  if (isYearMonth(`${date}-01`)) {
    tell(`the date ${date} has no month; January was taken.`)
    return `${date}-01`
  }
  tell(`the date "${shorten(date)}" was not understood.`)
  return null
}

function readEducation(record: Raw, tell: Tell): Raw {
  const [degree, area] = [textAt(record, 'studyType'), textAt(record, 'area')]
  const end = textAt(record, 'endDate')?.trim() ?? ''
  const isYear = /^\d{4}$/.test(end)
  const gpa = textAt(record, 'gpa')?.trim()
  const score = textAt(record, 'score') ?? (gpa && /^[\d.,]+$/.test(gpa) ? `GPA ${gpa}` : gpa)
  return {
    institution: textAt(record, 'institution'),
    degree: degree ?? area,
    field: degree ? area : null,
    startDate: readMonth(record, 'startDate', tell),
    endDate: isYear ? null : readMonth(record, 'endDate', tell),
    graduationYear: isYear ? Number(end) : null,
    ...(score ? readGrade(score) : {}),
  }
}

/** The text and its highlights, a line each. */
function readDescription(record: Raw, key: string, max: number, tell: Tell): string | null {
  const text = [textAt(record, key), ...textsAt(record, 'highlights')].filter(Boolean).join('\n').trim()
  if (text.length <= max) return text || null
  tell(`the text was longer than ${max} characters and was cut.`)
  return text.slice(0, max).toWellFormed()
}
