import type { NearSearch, ScoredJob } from '@jobapply/core/search/schema'

/** Names a widened search, so that it can be left out. */
export const nearKey = ({ kind, words }: NearSearch) => `${kind} ${words}`

/** The jobs of the widened searches that the person has not left out, in the order shown. */
export const nearJobs = (near: readonly NearSearch[], leftOut: ReadonlySet<string>): ScoredJob[] =>
  near.filter((one) => !leftOut.has(nearKey(one))).flatMap(({ jobs }) => jobs)

/** What took the place of the typed words, for a chip and for a heading. */
export function nearWords({ kind, words }: NearSearch) {
  if (kind === 'title') return words
  if (kind === 'both') return `${words}, any country`
  if (kind === 'remote') return 'Remote'
  if (kind === 'profile') return 'Fits your profile'
  if (kind === 'other') return 'Other open jobs'
  return words ? `Anywhere in ${words}` : 'Any country'
}
