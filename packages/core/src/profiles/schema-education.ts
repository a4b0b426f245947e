import type { z } from 'zod'
import { entries, entry } from '#shared/entries'
import { amount, line, partialDate, prose, requiredLine, webUrl, yearMonth } from '#shared/fields'
import type { Raw } from '#shared/records'
import { isBefore } from '#shared/time/dates'
import { FIRST_GRADUATION_YEAR, GPA_MAX, LIMITS, MAX_ENTRIES } from './constants.ts'
import { readGrade } from './grades.ts'
import { END_BEFORE_START } from './schema-experience.ts'

const { server } = LIMITS
/** The last year depends on today: see checks.ts. */
const LAST_YEAR_EVER = 9999

/** Moves a grade in words or on another scale from `gpa` to `grade` (decisions, Profiles and preferences). */
function settleGrade(raw: Raw): Raw {
  if (typeof raw.gpa !== 'string' || raw.gpa.trim() === '' || /^-?\d+(\.\d+)?$/.test(raw.gpa.trim())) return raw
  const { gpa, grade } = readGrade(raw.gpa)
  return { ...raw, gpa, grade: raw.grade ?? grade }
}

export const education = entry(
  {
    institution: line('Institution', server.institution),
    degree: requiredLine('Degree', server.degree),
    field: line('Field of study', server.field),
    startDate: yearMonth('Start date'),
    endDate: yearMonth('End date'),
    graduationYear: amount(`Graduation year must be ${FIRST_GRADUATION_YEAR} or later`, {
      min: FIRST_GRADUATION_YEAR,
      max: LAST_YEAR_EVER,
      step: 1,
    }),
    gpa: amount(`GPA must be between 0 and ${GPA_MAX}`, { min: 0, max: GPA_MAX, step: 0.01 }),
    grade: line('Grade', server.grade),
  },
  {
    spellings: {
      institution: ['school'],
      field: ['field_of_study', 'fieldOfStudy'],
      startDate: ['start_date'],
      endDate: ['end_date'],
      graduationYear: ['graduation_year'],
    },
    settle: settleGrade,
    check: ({ startDate, endDate }, refuse) => {
      if (startDate && endDate && isBefore(endDate, startDate)) refuse('endDate', END_BEFORE_START)
    },
  },
)
export type Education = z.output<typeof education>

export const publication = entry(
  {
    title: requiredLine('Title', server.award),
    publisher: line('Publisher', server.issuer),
    date: partialDate('Date'),
    url: webUrl('Invalid publication URL', server.url),
    description: prose('Description', server.description),
  },
  { spellings: { title: ['name'], date: ['releaseDate', 'release_date'], description: ['summary'] } },
)
export type Publication = z.output<typeof publication>

export const educationShape = {
  education: entries('Education', education, MAX_ENTRIES),
  publications: entries('Publications', publication, MAX_ENTRIES),
}
export type EducationFields = z.output<z.ZodObject<typeof educationShape>>
