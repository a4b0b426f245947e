import type { JobMatch } from '@jobapply/core/matching/schema'
import type { Change } from '@jobapply/core/search/alerts'
import { showDate } from '@jobapply/core/shared/time/show-dates'
import type { Candidate } from '#features/jobs/listings/candidates-store'
import { findEvidence } from '#features/jobs/listings/evidence-store'
import { isFeed } from '#features/search/describe'
import { judgeJob, type Seeker } from '#features/search/judge'
import type { DayOfJobs } from '#features/search/new-jobs'
import { withWords } from '#features/search/parsed-candidates'
import { showJob } from '#features/search/show'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'

type Hit = { job: Candidate; match: JobMatch; change: Exclude<Change, 'reposted'> }

/** The few jobs that an email names, in their order: what changed, and why each fits. */
export async function describeDay(
  db: Db,
  seeker: Seeker,
  hits: readonly Hit[],
  { PUBLIC_URL }: { PUBLIC_URL: string },
): Promise<DayOfJobs['jobs']> {
  const worded = await withWords(db, hits)
  return Promise.all(
    worded.map(async (hit) => {
      const judged = judgeJob(hit, seeker, now())
      const { id, title, company, location, matchScore, salary, reasons } = showJob(hit.job, judged, PUBLIC_URL)
      // A feed copies jobs: its ids say nothing about what an employer posted again.
      const isAgain = hit.change === 'new' && !isFeed(hit.job.source) && (await findEvidence(db, id, now())).reposts > 0
      const change: Change = isAgain ? 'reposted' : hit.change
      const about: Record<Change, string> = {
        new: '',
        reposted: 'its board had the same job before',
        pay: salary,
        closing: `open until ${showDate(hit.job.expiresAt?.slice(0, 10) ?? null)}, as the posting says`,
      }
      return { id, title, company, location, matchScore, change, reasons: [about[change], reasons[0] ?? ''].filter(Boolean) }
    }),
  )
}
