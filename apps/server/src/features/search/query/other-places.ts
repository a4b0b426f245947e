import type { ScoredJob } from '@jobapply/core/search/schema'
import { nameOfSource } from '#features/jobs/companies/boards'
import { findOtherListings, type SameJobKeys } from '#features/jobs/listings/same-job-store'
import type { Db } from '#platform/db/database'

/** Where else each of these jobs is listed, so that the listing that is shown hides none. */
export async function findOtherPlaces(db: Db, jobs: readonly (SameJobKeys & { id: string })[]) {
  const found = Map.groupBy(await findOtherListings(db, jobs), ({ jobId }) => jobId)
  return (jobId: string): ScoredJob['otherPlaces'] =>
    (found.get(jobId) ?? []).map(({ id, source, token, url }) => ({
      id,
      name: [nameOfSource(source) ?? source, token].filter(Boolean).join(', '),
      url,
    }))
}
