import { PARTS, type PartName, type Verdict } from '@jobapply/core/matching/constants'
import { ANY_JOB, type JobMatch, type SearchCriteria } from '@jobapply/core/matching/schema'
import { BLOCKED_MAX, CONTEXT_SHARE, FULL_CONTEXT_AT } from '#constants'
import type { Person } from '#person/person'
import type { ParsedPosting } from '#read/posting'
import { isHidden, judgeCriteria, matchedCriteriaOf } from './criteria.ts'
import { documentedScores } from './documented.ts'
import { verdictOf } from './knock-outs.ts'
import { type PartValues, partValues } from './parts.ts'

export function scoreJob(posting: ParsedPosting, person: Person, now: Date, search: SearchCriteria = ANY_JOB): JobMatch {
  const documented = documentedScores(posting, person, search.searchTerm)
  const judged = judgeCriteria(posting, person, search, documented.skillsMatchScore)
  const matchedCriteria = matchedCriteriaOf(judged)
  const verdict = verdictOf(posting, person)
  return {
    ...documented,
    matchedCriteria,
    hidden: isHidden(judged),
    matchScore: matchScore(partValues(posting, person, now), verdict),
    verdict,
  }
}

export const FIT: readonly PartName[] = ['must', 'nice', 'title']
export const CONTEXT = (Object.keys(PARTS) as PartName[]).filter((name) => !FIT.includes(name))

/**
 * 0 to 100. Skills and title measure the fit; the context (level, years, place, pay, age) counts in full only when the work fits.
 * Every part rises with what it measures, so adding a skill never lowers the score.
 */
export function matchScore(values: PartValues, verdict: Verdict): number {
  const fit = meanOf(values, FIT) ?? 0
  const context = meanOf(values, CONTEXT) ?? 1
  const score = (1 - CONTEXT_SHARE) * fit + CONTEXT_SHARE * context * Math.min(1, fit / FULL_CONTEXT_AT)
  const rounded = Math.min(Math.round(score * values.reach.place * values.reach.level * 100), values.reach.most)
  return verdict === 'blocked' ? Math.min(rounded, BLOCKED_MAX) : rounded
}

function meanOf(values: PartValues, names: readonly PartName[]): number | null {
  let sum = 0
  let weights = 0
  for (const name of names) {
    const value = values[name]
    if (value === null) continue
    sum += value * PARTS[name].weight
    weights += PARTS[name].weight
  }
  return weights === 0 ? null : sum / weights
}
