import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Sort } from '@jobapply/core/matching/constants'
import type { JobMatch } from '@jobapply/core/matching/schema'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { fold } from '@jobapply/language/fold'
import { companyKey } from '#words'
import { isExcluded } from './knock-outs.ts'

type Ranked = { job: Pick<JobListing, 'id'>; match: Pick<JobMatch, 'intelligenceScore' | 'matchedCriteria' | 'matchScore'> }

/**
 * 'Overall': by overall score, then by matched criteria, then by matchScore (spec 3 §9); 'Best match': by matchScore, then as 'Overall'.
 * Ties are broken by id, so that the order is stable.
 */
export const sortJobs = <R extends Ranked>(jobs: readonly R[], sort: Sort): R[] =>
  [...jobs].sort((a, b) => (sort === 'best' ? byMatch(a, b) || byOverall(a, b) : byOverall(a, b) || byMatch(a, b)) || byId(a, b))

const byOverall = ({ match: a }: Ranked, { match: b }: Ranked) =>
  b.intelligenceScore - a.intelligenceScore || b.matchedCriteria.length - a.matchedCriteria.length
const byMatch = ({ match: a }: Ranked, { match: b }: Ranked) => b.matchScore - a.matchScore
const byId = ({ job: a }: Ranked, { job: b }: Ranked) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

type Candidate = {
  profile: Pick<Profile, 'id' | 'is_primary'>
  match: Pick<JobMatch, 'matchScore' | 'intelligenceScore' | 'verdict'>
}

/** The profile to apply with: not blocked, then the best match, then the primary, then the first. */
export function proposeProfile<C extends Candidate>(candidates: readonly C[]): C | undefined {
  return [...candidates].sort(
    (a, b) =>
      Number(a.match.verdict === 'blocked') - Number(b.match.verdict === 'blocked') ||
      b.match.matchScore - a.match.matchScore ||
      b.match.intelligenceScore - a.match.intelligenceScore ||
      Number(b.profile.is_primary) - Number(a.profile.is_primary),
  )[0]
}

type Preselected = Pick<JobListing, 'title' | 'company' | 'description'>
type Automation = Pick<AutoApplySettings, 'isActive' | 'minMatchScore' | 'excludeKeywords'>

/** Whether a job is ticked before the person reviews it (spec 3 §4; decisions, Applying). */
export function isPreselected(
  job: Preselected,
  { matchScore }: Pick<JobMatch, 'matchScore'>,
  { isActive, minMatchScore, excludeKeywords }: Automation,
  { companies_to_exclude }: Pick<Profile, 'companies_to_exclude'>,
): boolean {
  if (!isActive || matchScore < minMatchScore) return false
  if (isExcluded(job.company, (companies_to_exclude ?? []).map(companyKey))) return false
  const text = fold(`${job.title} | ${job.company} | ${job.description}`)
  return !excludeKeywords.some((keyword) => keyword.trim() !== '' && text.includes(fold(keyword)))
}
