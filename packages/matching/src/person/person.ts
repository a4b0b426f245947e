import { type Level, readLevel } from '@jobapply/core/jobs/fields/level'
import { yearsWorked } from '@jobapply/core/profiles/facts'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { DEGREE_RANKS, highestDegreeIn } from '@jobapply/language/degree-levels'
import { LEVEL_YEARS } from '#constants'
import { companyKey } from '#words'
import { readDrivingClasses } from './driving-classes.ts'
import { type HeldJob, readHistory } from './history.ts'
import { type Papers, readPapers } from './papers.ts'
import { type LocationPreferences, type Places, readPlaces } from './places.ts'
import { type PersonSkills, readSkills } from './skills.ts'
import { type PersonTitle, readTitle } from './title.ts'

/** A profile prepared for scoring: built once, compared with many postings. */
export type Person = PersonSkills &
  PersonTitle &
  Papers & {
    fields: ProfileFields
    /** In the order of their first months. */
    jobs: HeldJob[]
    level: Level | null
    years: number | null
    /** Rank of the highest degree (DEGREE_RANKS); null when none is stored. */
    degree: number | null
    places: Places
    /** The classes of driving licences that the profile names; `isAll` when it says that there are no others. */
    drivingClasses: { classes: ReadonlySet<string>; isAll: boolean }
    /** Name keys of the companies to exclude. */
    excluded: string[]
    /** As YYYY-MM-DD. */
    today: string
  }

/** `today` as YYYY-MM-DD: the end date of current jobs. */
export function preparePerson(fields: ProfileFields, today: string, preferences: LocationPreferences = {}): Person {
  const years = fields.total_experience ?? yearsWorked(fields.experience, today)
  return {
    ...readSkills(fields),
    ...readTitle(fields),
    ...readPapers(fields),
    jobs: readHistory(fields, today),
    fields,
    years,
    level: readLevel(undefined, fields.desired_job_title ?? '') ?? levelFromYears(years),
    degree: highestDegreeRank(fields),
    places: readPlaces(fields, preferences),
    drivingClasses: readDrivingClasses(fields),
    today,
    excluded: (fields.companies_to_exclude ?? []).map(companyKey).filter(Boolean),
  }
}

/** How many skills and titles outside the vocabulary there are: they can only be found by searching the posting's text for each of them. */
export const countFreeTexts = ({ freeTextSkills, fallbackVariations }: Person) =>
  freeTextSkills.length + fallbackVariations.length
export const needsPostingText = (person: Person) => countFreeTexts(person) > 0

function levelFromYears(years: number | null): Level | null {
  if (years === null) return null
  if (years >= LEVEL_YEARS.lead) return 'lead'
  return years >= LEVEL_YEARS.senior ? 'senior' : years >= LEVEL_YEARS.mid ? 'mid' : 'entry'
}

/** The highest known degree; 'other' and unrecognised entries are ignored. */
function highestDegreeRank({
  highest_education_level,
  education,
}: Pick<ProfileFields, 'highest_education_level' | 'education'>): number | null {
  const levels = [
    highest_education_level,
    ...education.map(({ degree, field }) => highestDegreeIn(degree) ?? highestDegreeIn(`${degree} in ${field ?? ''}`)),
  ]
  const ranks = levels.map((level) => (level ? DEGREE_RANKS[level] : 0))
  return Math.max(0, ...ranks) || null
}
