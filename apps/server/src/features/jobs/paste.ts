import type { jobsContract, pasted } from '@jobapply/core/jobs/contract'
import type { JobListing } from '@jobapply/core/jobs/schema'
import type { z } from 'zod'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { type Recognised, recogniseAddress } from './directory.ts'
import { isSafeAddress } from './fetching/guarded-fetch.ts'
import { visitJob } from './fetching/visit.ts'
import { idOf } from './listing-row.ts'
import { closeAnswered, findJob, isKnown, keepListings } from './listings-store.ts'
import { outsideOf, whyOff } from './outside.ts'
import { createReader } from './reading/reader.ts'
import { refreshBoard } from './refresh.ts'
import type { Outcome } from './sources/source.ts'
import { addBoards, boardIdOf, countOpenJobs, findBoard, type NewBoard, noteVisit, removeBoard } from './store.ts'

type Fault = keyof NonNullable<(typeof jobsContract.paste)['~orpc']['errorMap']>
type Answer = z.output<typeof pasted> | { fault: Fault }

/** The board of jobs that were read from single pages. */
const PAGES: NewBoard = { source: 'page', token: '', name: 'Any page' }

/** Outcomes of a board that answered, with nothing that we could read. */
const NOT_READ: readonly Outcome[] = ['gone', 'changed', 'stopped', 'aside']

/** Sources that hide confidential jobs from single requests, although they are open. */
const MAY_HIDE = ['lever']

/** Reads a pasted address at once: a job of a known source through that source, a company's board, or any page with a posting on it. */
export async function paste(db: Db, settings: Settings, address: string): Promise<Answer> {
  if (!isSafeAddress(address)) return { fault: 'NOT_A_JOB_ADDRESS' }
  const found = recogniseAddress(address)
  if (found && !whyOff(found.source, settings))
    return found.id ? pasteJob(db, settings, found, address) : pasteBoard(db, settings, found)
  const page = await outsideOf(settings).guardedFetch(address)
  if (page.outcome === 'gone') await closeAnswered(db, PAGES.source, address, now())
  if (page.outcome !== 'ok') return { fault: 'PAGE_NOT_REACHED' }
  const [job] = (await createReader(db)({ as: 'page', address, text: page.html })).jobs
  // Two employers may both have a job 'A-1', so a page's id is its address.
  return keepPasted(db, PAGES, job && { ...job, sourceId: job.url })
}

async function pasteJob(
  db: Db,
  settings: Settings,
  { source, board: { token, name }, id = '' }: Recognised,
  address: string,
): Promise<Answer> {
  const board = { source: source.id, token, name }
  const { outcome, jobs } = await visitJob(visitorOf(db, settings), source, board, { id, url: address })
  if (outcome === 'gone' && !MAY_HIDE.includes(source.id)) await closeAnswered(db, source.id, address, now())
  if (outcome === 'unreachable' || outcome === 'blocked' || outcome === 'limited') return { fault: 'PAGE_NOT_REACHED' }
  return keepPasted(db, board, jobs[0])
}

async function keepPasted(db: Db, board: NewBoard, listing: JobListing | undefined): Promise<Answer> {
  if (!listing) return { fault: 'JOB_NOT_READ' }
  const at = now()
  await addBoards(db, [board], at)
  const id = idOf(listing)
  const isNew = !(await isKnown(db, id))
  await keepListings(db, boardIdOf(board), [listing], at)
  if (board === PAGES) await notePasted(db, at)
  const kept = await findJob(db, id)
  return kept ? { kind: 'job', job: kept.listing, isNew } : { fault: 'JOB_NOT_READ' }
}

/** Pages are never refreshed; the list of sources shows when one was last read. */
const notePasted = (db: Db, at: Date) => {
  const visit = { outcome: 'ok', isGood: true, etag: null, lastModified: null, failures: 0, nextReadAt: at } as const
  return noteVisit(db, boardIdOf(PAGES), visit, at)
}

/** From now on the board is refreshed like those of the directory. */
async function pasteBoard(db: Db, settings: Settings, { source, board: { token, name } }: Recognised): Promise<Answer> {
  const board = { source: source.id, token, name }
  const known = await findBoard(db, boardIdOf(board))
  // Within the source's refresh interval nothing is requested again.
  if (known?.verifiedAt && known.nextReadAt > now())
    return { kind: 'board', source: source.id, name: known.name, jobs: await countOpenJobs(db, known.id), isNew: false }
  await addBoards(db, [board], now())
  const added = await findBoard(db, boardIdOf(board))
  if (!added) return { fault: 'JOB_NOT_READ' }
  const outcome = await refreshBoard(db, visitorOf(db, settings), source, added)
  if (outcome === 'ok' || outcome === 'empty')
    return { kind: 'board', source: source.id, name: added.name, jobs: await countOpenJobs(db, added.id), isNew: !known }
  if (!known) await removeBoard(db, added.id)
  return { fault: NOT_READ.includes(outcome) ? 'JOB_NOT_READ' : 'PAGE_NOT_REACHED' }
}

const visitorOf = (db: Db, settings: Settings) => ({ client: outsideOf(settings).client, read: createReader(db) })
