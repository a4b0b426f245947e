import type { AlertJob } from '@jobapply/core/applications/inbox/alert-job'
import { MAIL_SOURCE } from '@jobapply/core/jobs/constants'
import { toListing } from '@jobapply/core/jobs/listing'
import { keepPastedIn } from '#features/jobs/listings/pasted-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'

/** Keeps the jobs of alerts for this person alone, while `isConnected` says so. The same job again is the same row. */
export async function keepAlertJobs(
  system: Db,
  userId: string,
  jobs: readonly AlertJob[],
  isConnected: (tx: Db) => Promise<boolean>,
) {
  if (jobs.length === 0) return
  await withPersonLock(system, userId, async (tx) => {
    if (!(await isConnected(tx))) return
    for (const { id, ...job } of jobs) {
      const listing = toListing({ ...job, source: MAIL_SOURCE, id, description: '' }, now())
      await keepPastedIn(tx, userId, listing, now())
    }
  })
}
