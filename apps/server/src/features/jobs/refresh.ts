import { withKnownText } from '@jobapply/core/jobs/known-text'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { intervalOf, isGoodOutcome, planNextVisit } from '@jobapply/core/jobs/visits'
import { countNear } from '#features/jobs/companies/near'
import { isFollowedBoard } from '#features/jobs/listings/claims-store'
import { closeGone, keepUnchanged } from '#features/jobs/listings/closing-store'
import { findOfBoard, keepListings } from '#features/jobs/listings/listings-store'
import { type BoardRow, beginVisit, noteVisit, takeList } from '#features/jobs/listings/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { isOfBoard } from './companies/directory.ts'
import { type Visitor, visitBoard, visitJob } from './fetching/visit.ts'
import type { Outcome, Source, Wish } from './sources/readers/source.ts'

/** Texts of single jobs that one visit asks for; the others come with the next visits. */
const TEXTS_A_VISIT = 25
const LONGEST_MARK = 500

/**
 * Visits a board, puts what it says into the index and notes how it went. A visit before its time, because a person asked for it, leaves
 * the plan of the next ones alone when it fails.
 */
export async function refreshBoard(
  db: Db,
  visitor: Visitor,
  source: Source,
  board: BoardRow,
  { isDue = true, wishes = [] }: { isDue?: boolean; wishes?: readonly Wish[] } = {},
): Promise<Outcome> {
  const at = now()
  const number = await beginVisit(db, board.id)
  const known = { etag: board.etag ?? undefined, lastModified: board.lastModified ?? undefined }
  const visit = await visitBoard(visitor, source, board, known)
  const outcome = visit.outcome === 'unchanged' ? 'ok' : visit.outcome
  const isGood = isGoodOutcome(outcome)
  const { near: nearBefore, idleVisits } = board
  let near = visit.outcome === 'unchanged' && wishes.length > 0 ? nearBefore : null
  if (visit.outcome === 'unchanged') await keepUnchanged(db, board.id, number, at)
  else {
    const isComplete = visit.isComplete && isGood && outcome !== 'incomplete'
    // A newer list was kept while this one was on its way.
    if (isComplete && !(await takeList(db, board.id, number))) return outcome
    const jobs = visit.jobs.filter((job) => isOfBoard(board, job))
    const listings = source.listHasText ? jobs : await withTexts(db, visitor, source, board, jobs)
    await keepListings(db, board.id, listings, at, number)
    near = countNear(listings, wishes)
    // A feed shows its latest jobs only: what is not among them may well be open.
    if (isComplete && source.kind === 'board') await closeGone(db, board.id, number, at)
  }
  if (!isGood && !isDue) return outcome
  const isNeeded = source.kind === 'feed' || (await isFollowedBoard(db, board.id))
  const everyMinutes = intervalOf(source.terms.everyMinutes, { isNeeded, near, idleVisits })
  const worth = isGood && near !== null ? { near, idleVisits: near > 0 ? 0 : idleVisits + 1 } : {}
  const plan = planNextVisit({ outcome, failures: board.failures, everyMinutes, waitSeconds: visit.waitSeconds }, at)
  const { etag, lastModified } = visit.known
  const marks = { etag: markOf(etag), lastModified: markOf(lastModified) }
  await noteVisit(db, board.id, { outcome, ...marks, isGood, ...plan, ...worth }, at)
  return outcome
}

/** A mark is sent back as it came, so one that is too long is not kept. */
const markOf = (text: string | undefined) => (text && text.length <= LONGEST_MARK ? text : null)

/** The list of such a source lacks the texts: what is known stays, and some of the others are asked for. */
async function withTexts(
  db: Db,
  visitor: Visitor,
  source: Source,
  board: BoardRow,
  listed: readonly JobListing[],
): Promise<JobListing[]> {
  const known = await findOfBoard(
    db,
    board.id,
    listed.map(({ sourceId }) => sourceId),
  )
  let asked = 0
  const complete: JobListing[] = []
  for (const job of listed) {
    const stored = known.get(job.sourceId)
    if (stored?.description) complete.push(withKnownText(job, stored))
    else if (asked >= TEXTS_A_VISIT) complete.push(job)
    else {
      asked++
      const { jobs } = await visitJob(visitor, source, board, { id: job.sourceId, url: job.url })
      complete.push(jobs[0] ? withText(job, jobs[0]) : job)
    }
  }
  return complete
}

/** The answer for one job adds to what the list says; which job it is, and where it is, the list has said. */
const withText = (listed: JobListing, read: JobListing): JobListing => {
  const { id, sourceId, url, applyUrl } = listed
  const said = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null && value !== ''))
  const { location, city, region, country } = read.location ? read : listed
  return { ...listed, ...said, location, city, region, country, ...{ id, sourceId, url, applyUrl: applyUrl ?? read.applyUrl } }
}
