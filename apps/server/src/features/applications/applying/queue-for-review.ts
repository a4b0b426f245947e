import { MAX_QUEUED } from '@jobapply/core/applications/constants'
import { type QueueAnswer, type QueueRequest, queueAnswer } from '@jobapply/core/applications/queue-schema'
import { findEarlier, findOwnRow, isSameJob, type JobKeys, placeOf } from '@jobapply/core/applications/rules'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { findOpenQuestions } from '#features/applications/questions/open-questions'
import { type KnownRow, listRelated } from '#features/applications/record/applying-store'
import { countWaiting, findStop } from '#features/applications/record/automation-store'
import { keysOf } from '#features/applications/record/keys'
import { findPostings } from '#features/applications/record/posting'
import { findUsage } from '#features/billing/quota'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { once } from './once.ts'
import { keepProposal, toKept } from './proposal.ts'

type Refusals = Record<'JOBS_NOT_FOUND' | 'STOPPED' | 'KEY_REUSED', () => Error>
type Asked = { input: QueueRequest & { profileId: string }; key: string | undefined; errors: Refusals }
type Wanted = { listing: JobListing; keys: JobKeys }

/**
 * Puts jobs that a program has chosen into the queue, in their order: the person reviews and approves them, nothing is sent and no unit is
 * taken. The queue never gets more than the person could approve now, so what waits already counts against the units that are left (API-014).
 */
export async function queueForReview(
  db: Db,
  platform: Platform,
  userId: string,
  { input, key, errors }: Asked,
): Promise<QueueAnswer> {
  const { profileId } = input
  const ids = [...new Set(input.jobIds)]
  const postings = await findPostings(db, userId, ids)
  const wanted = ids.flatMap((id): Wanted[] => {
    const listing = postings.get(id)
    return listing ? [{ listing, keys: { jobId: id, ...keysOf(toKept(listing)) } }] : []
  })
  if (wanted.length < ids.length) throw errors.JOBS_NOT_FOUND()
  const openQuestions = await findOpenQuestions(
    db,
    platform,
    userId,
    wanted.map(({ listing }) => ({ job: toKept(listing), profileId, ...NOTHING_GIVEN })),
  )
  return withPersonLock(db, userId, (tx) => {
    const at = now()
    return once(tx, userId, { name: 'auto-apply', key, input, answer: queueAnswer, now: at }, errors, async () => {
      if (await findStop(tx, userId)) throw errors.STOPPED()
      const { left: units } = await findUsage(tx, userId, at)
      let left = Math.max(0, Math.min(units ?? MAX_QUEUED, MAX_QUEUED) - (await countWaiting(tx, userId)))
      const keys = wanted.map((one) => one.keys)
      const known = await listRelated(tx, userId, keys, { isLocked: true })
      const jobs: QueueAnswer['jobs'] = []
      const proposed: KnownSimilar[] = []
      for (const { listing, keys: own } of wanted) {
        const told = { jobId: listing.id, applicationId: null, questions: [] }
        const row = findOwnRow(own, known)
        const earlier = findDuplicate(own, known, proposed, at)
        if (earlier) jobs.push({ ...told, outcome: 'duplicate', applicationId: earlier })
        else if (left === 0) jobs.push({ ...told, outcome: 'over-limit' })
        else {
          left -= 1
          const applicationId = await keepProposal(tx, userId, { profileId, listing, row, by: 'api', at })
          proposed.push({ id: applicationId, ...own })
          const questions = (openQuestions.get(listing.id) ?? []).map(({ question }) => question.label)
          jobs.push({ ...told, outcome: questions.length > 0 ? 'needs-answers' : 'queued', applicationId, questions })
        }
      }
      return { answer: { jobs, left }, hasChanged: proposed.length > 0 }
    })
  })
}

const NOTHING_GIVEN = { resumeId: null, letter: null, fields: [], answers: [], applyAnyway: false }

type KnownSimilar = JobKeys & { id: string }

/**
 * The application that makes this job a duplicate: any row of it but a saved one, one that the page warns about, or a similar job that waits
 * for review. Only the person can apply anyway.
 */
function findDuplicate(
  job: JobKeys,
  known: readonly KnownRow[],
  proposed: readonly KnownSimilar[],
  at: Date,
): string | undefined {
  const own = findOwnRow(job, known)
  if (own && placeOf(own) !== 'saved') return own.id
  const earlier = findEarlier(job, known, at)
  if (earlier) return earlier.applicationId
  const waiting = [...proposed, ...known.filter((row) => placeOf(row) === 'proposed')]
  return waiting.find((row) => isSameJob(row, job) || (job.sameJob !== '' && row.sameJob === job.sameJob))?.id
}
