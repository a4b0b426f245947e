import { CRITERIA, type Criterion, EXPERIENCE_FILTERS, type ExperienceFilter } from '@jobapply/core/matching/constants'
import type { SearchCriteria } from '@jobapply/core/matching/schema'
import type { Person } from '#person/person'
import type { ParsedPosting } from '#read/posting'
import { containsText, containsWords } from '#words'
import { isPayRight } from './pay.ts'
import { isAtLocation } from './place.ts'

/** Criterion -> matched or not; one that is not set is undefined. */
type Judged = Record<Criterion, boolean | undefined>

/** The nine, judged for a job. Text, place, type, mode and level are the panel's; title, skills and pay the profile's. */
export function judgeCriteria(posting: ParsedPosting, person: Person, search: SearchCriteria, skillsPercentage: number): Judged {
  const { job } = posting
  const title = job.title.toLowerCase()
  const typed = search.searchTerm.trim().toLowerCase()
  const { desired_salary_min: least, desired_salary_max: most } = person.fields
  return {
    searchText: typed === '' ? undefined : title.includes(typed) || (posting.saysTyped ?? containsText(posting.text, typed)),
    desiredTitle: person.desiredTitle === '' ? undefined : isDesired(posting, person, title),
    skills: person.skillCount === 0 ? undefined : skillsPercentage > 0,
    location: isUnset(search.location) ? undefined : isAtLocation(job, search.location),
    country: isUnset(search.country) ? undefined : job.country === search.country,
    jobType: isUnset(search.jobType) ? undefined : job.jobType === search.jobType,
    workType: isUnset(search.workType) ? undefined : job.workMode === search.workType.replace('-', ''),
    experienceLevel: isUnset(search.experienceLevel) ? undefined : fitsExperience(posting, search.experienceLevel),
    salary: least === null && most === null ? undefined : isPayRight(job, person.fields) === true,
  }
}

const isUnset = (choice: string) => choice.trim() === '' || choice === 'all'

/** The desired title itself, or one of its primary variations. */
const isDesired = ({ inTitle }: ParsedPosting, { desiredTitle, wished, titleWords }: Person, title: string) =>
  title.includes(desiredTitle) ||
  inTitle.some((id) => wished[id] === 1) ||
  (titleWords.length > 0 && titleWords.every((word) => containsWords(title, word)))

/** The filter's words in the title, the level they stand for, or the years asked for (spec 3 §9). */
export function fitsExperience({ job, asks }: ParsedPosting, choice: string): boolean {
  if (!Object.hasOwn(EXPERIENCE_FILTERS, choice)) return false
  const { words, levels, years } = EXPERIENCE_FILTERS[choice as ExperienceFilter]
  if (words.some((word) => containsWords(job.title, word))) return true
  if (job.level !== null) return levels.some((level) => level === job.level)
  return asks.years.some(({ value: { min } }) => min >= years[0] && min < years[1])
}

const NAMES = Object.keys(CRITERIA) as Criterion[]
export const matchedOf = (judged: Judged): Criterion[] => NAMES.filter((criterion) => judged[criterion] === true)

/** A job is hidden for matching nothing only when something was asked for (decisions, Job search and matching). */
export const isHidden = (judged: Judged): boolean =>
  NAMES.some((criterion) => judged[criterion] === false) && !NAMES.some((criterion) => judged[criterion] === true)

/** "5/9" (spec 3 §9). */
export const criteriaLabel = (matched: readonly Criterion[]) => `${matched.length}/${NAMES.length}`
