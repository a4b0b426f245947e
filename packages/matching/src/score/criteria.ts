import { CRITERIA, type Criterion, EXPERIENCE_FILTERS, type ExperienceFilter } from '@jobapply/core/matching/constants'
import type { SearchCriteria } from '@jobapply/core/matching/schema'
import type { Person } from '#person/person'
import type { ParsedPosting } from '#read/posting'
import { containsText, containsWords } from '#words'
import { isPayAcceptable } from './pay.ts'
import { isAtLocation } from './place.ts'

/** Undefined for a criterion that is not set. */
type Judged = Record<Criterion, boolean | undefined>

/** Title, skills and pay come from the profile, the other criteria from the search panel. */
export function judgeCriteria(posting: ParsedPosting, person: Person, search: SearchCriteria, skillsPercentage: number): Judged {
  const { job } = posting
  const title = job.title.toLowerCase()
  const typed = search.searchTerm.trim().toLowerCase()
  const { desired_salary_min: least, desired_salary_max: most } = person.fields
  return {
    searchText:
      typed === '' ? undefined : title.includes(typed) || (posting.matchesSearchText ?? containsText(posting.text, typed)),
    desiredTitle: person.desiredTitle === '' ? undefined : matchesDesiredTitle(posting, person, title),
    skills: person.skillCount === 0 ? undefined : skillsPercentage > 0,
    location: isUnset(search.location) ? undefined : isAtLocation(job, search.location),
    country: isUnset(search.country) ? undefined : job.country === search.country,
    jobType: isUnset(search.jobType) ? undefined : job.jobType === search.jobType,
    workType: isUnset(search.workType) ? undefined : job.workMode === search.workType.replace('-', ''),
    experienceLevel: isUnset(search.experienceLevel) ? undefined : fitsExperience(posting, search.experienceLevel),
    salary: least === null && most === null ? undefined : isPayAcceptable(job, person.fields) === true,
  }
}

const isUnset = (choice: string) => choice.trim() === '' || choice === 'all'

/** The desired title itself, or one of its primary variations. */
const matchesDesiredTitle = ({ inTitle }: ParsedPosting, { desiredTitle, desiredTiers, titleWords }: Person, title: string) =>
  title.includes(desiredTitle) ||
  inTitle.some((id) => desiredTiers[id] === 1) ||
  (titleWords.length > 0 && titleWords.every((word) => containsWords(title, word)))

/** By the filter's words in the title, else the level, else the required years (spec 3 §9). */
export function fitsExperience({ job, requirements }: ParsedPosting, choice: string): boolean {
  if (!Object.hasOwn(EXPERIENCE_FILTERS, choice)) return false
  const { words, levels, years } = EXPERIENCE_FILTERS[choice as ExperienceFilter]
  if (words.some((word) => containsWords(job.title, word))) return true
  if (job.level !== null) return levels.some((level) => level === job.level)
  return requirements.years.some(({ value: { min } }) => min >= years[0] && min < years[1])
}

const CRITERION_NAMES = Object.keys(CRITERIA) as Criterion[]
export const matchedCriteriaOf = (judged: Judged): Criterion[] =>
  CRITERION_NAMES.filter((criterion) => judged[criterion] === true)

/** A job that matches nothing is hidden only when a criterion is set (decisions, Job search and matching). */
export const isHidden = (judged: Judged): boolean =>
  CRITERION_NAMES.some((criterion) => judged[criterion] === false) &&
  !CRITERION_NAMES.some((criterion) => judged[criterion] === true)

/** "5/9" (spec 3 §9). */
export const criteriaLabel = (matched: readonly Criterion[]) => `${matched.length}/${CRITERION_NAMES.length}`
