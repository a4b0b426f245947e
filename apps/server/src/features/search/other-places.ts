import type { ScoredJob } from '@jobapply/core/search/schema'
import { nameOfSource } from '#features/jobs/boards'
import { findOtherListings, type OtherListing, type SameJobKeys } from '#features/jobs/listings/same-job-store'
import { sourceOf } from '#features/jobs/sources/all-sources'
import type { Db } from '#platform/db/database'

/** Where else each of these jobs is listed, so that the listing that is shown hides none. */
export async function findOtherPlaces(db: Db, jobs: readonly (SameJobKeys & { id: string })[]) {
  const found = Map.groupBy(await findOtherListings(db, jobs), ({ jobId }) => jobId)
  return (jobId: string): ScoredJob['otherPlaces'] => (found.get(jobId) ?? []).map(toOtherPlace)
}

export const toOtherPlace = ({ id, source, token, url }: OtherListing): ScoredJob['otherPlaces'][number] => ({
  id,
  name: [nameOfSource(source) ?? source, token].filter(Boolean).join(', '),
  url,
})

/** It collects jobs of many companies; a board is one company's own. */
export const isFeed = (source: string) => sourceOf(source)?.kind === 'feed'
