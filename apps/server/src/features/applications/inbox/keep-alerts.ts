import type { AlertJob } from '@jobapply/core/applications/inbox/alerts'
import { MAIL_SOURCE } from '@jobapply/core/jobs/constants'
import { toListing } from '@jobapply/core/jobs/listing'
import { keepPastedIn } from '#features/jobs/listings/pasted-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { lockConnection, type MailboxRow } from './store.ts'

/** Keeps the jobs of alerts for this person alone, unless the mailbox was disconnected meanwhile. The same job again is the same row. */
export async function keepAlertJobs(system: Db, box: MailboxRow, jobs: readonly AlertJob[]) {
  if (jobs.length === 0) return
  await withPersonLock(system, box.userId, async (tx) => {
    if (!(await lockConnection(tx, box))) return
    for (const job of jobs) {
      const listing = toListing({ ...job, source: MAIL_SOURCE, id: job.url, description: '' }, now())
      await keepPastedIn(tx, box.userId, listing, now())
    }
  })
}
