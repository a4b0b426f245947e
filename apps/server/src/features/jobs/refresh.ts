import { toListing } from '@jobapply/core/jobs/listing'
import type { Posting } from '@jobapply/core/jobs/posting'
import { isGoodOutcome, planNextVisit } from '@jobapply/core/jobs/visits'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { eachText } from './candidates-store.ts'
import type { PoliteClient } from './fetching/client.ts'
import { visitBoard, visitJob } from './fetching/visit.ts'
import { idOf } from './listing-row.ts'
import { closeGone, keepListings, keepUnchanged } from './listings-store.ts'
import type { Board, Outcome, Source } from './sources/source.ts'
import { type BoardRow, noteVisit } from './store.ts'

/** Texts of single jobs that one visit asks for; the others come with the next visits. */
const TEXTS_A_VISIT = 25
const LONGEST_MARK = 500

/** Visits a board, puts what it says into the index and notes how it went. */
export async function refreshBoard(db: Db, client: PoliteClient, source: Source, board: BoardRow): Promise<Outcome> {
  const at = now()
  const known = { etag: board.etag ?? undefined, lastModified: board.lastModified ?? undefined }
  const visit = await visitBoard(client, source, board, known)
  const outcome = visit.outcome === 'unchanged' ? 'ok' : visit.outcome
  if (visit.outcome === 'unchanged') await keepUnchanged(db, board.id, at)
  else {
    const postings = source.listHasText ? visit.jobs : await withTexts(db, client, source, board, visit.jobs)
    await keepListings(
      db,
      board.id,
      postings.map((posting) => toListing(posting, at)),
      at,
    )
    // A feed shows its latest jobs only: what is not among them may well be open.
    if (visit.isComplete && isGoodOutcome(outcome) && source.kind === 'board') await closeGone(db, board.id, at)
  }
  const { everyMinutes } = source.terms
  const plan = planNextVisit({ outcome, failures: board.failures, everyMinutes, waitSeconds: visit.waitSeconds }, at)
  const { etag, lastModified } = visit.known
  const marks = { etag: markOf(etag), lastModified: markOf(lastModified) }
  await noteVisit(db, board.id, { outcome, ...marks, isGood: isGoodOutcome(outcome), ...plan }, at)
  return outcome
}

/** A mark is sent back as it came, so one that is too long is not kept. */
const markOf = (text: string | undefined) => (text && text.length <= LONGEST_MARK ? text : null)

/** The list of such a source lacks the texts: what is known stays, and some of the others are asked for. */
async function withTexts(
  db: Db,
  client: PoliteClient,
  source: Source,
  board: Board,
  postings: readonly Posting[],
): Promise<Posting[]> {
  const keyOf = ({ source, id }: Posting) => idOf({ source, sourceId: id })
  const texts = new Map<string, string>()
  await eachText(db, postings.map(keyOf), (id, { description }) => texts.set(id, description))
  let asked = 0
  const complete: Posting[] = []
  for (const posting of postings) {
    const description = texts.get(keyOf(posting))
    if (description || asked >= TEXTS_A_VISIT) complete.push(description ? { ...posting, description } : posting)
    else {
      asked++
      const { jobs } = await visitJob(client, source, board, posting)
      complete.push(jobs[0] ?? posting)
    }
  }
  return complete
}
