import { canonicalAddress } from '@jobapply/core/jobs/address'
import { MAX_NEW_BOARDS_A_DAY } from '@jobapply/core/jobs/constants'
import type { jobsContract, pasted } from '@jobapply/core/jobs/contract'
import type { JobListing } from '@jobapply/core/jobs/schema'
import type { z } from 'zod'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import type { Limits } from '#platform/limits/limits'
import { type Recognised, recogniseAddress } from './directory.ts'
import { isSafeAddress } from './fetching/guarded-fetch.ts'
import { visitJob } from './fetching/visit.ts'
import { idOf } from './listing-row.ts'
import { closeAnswered, findJob, isKnown, keepListings } from './listings-store.ts'
import { outsideOf, whyOff } from './outside.ts'
import { closePasted, keepPasted } from './pasted-store.ts'
import { createReader } from './reading/reader.ts'
import { refreshBoard } from './refresh.ts'
import type { Outcome } from './sources/source.ts'
import { addBoards, boardIdOf, countOpenJobs, findBoard, type NewBoard, removeUnverified } from './store.ts'

type Fault = keyof NonNullable<(typeof jobsContract.paste)['~orpc']['errorMap']>
type Answer = z.output<typeof pasted> | { fault: Fault }

/** Outcomes of a board that answered, with nothing that we could read. */
const NOT_READ: readonly Outcome[] = ['gone', 'changed', 'stopped', 'aside']

/** Sources that hide confidential jobs from single requests, although they are open. */
const MAY_HIDE = ['lever']

/** Who pastes: their own rows, and the index, which is everybody's. */
type Paster = { db: Db; system: Db; userId: string; limits: Limits }

/** What a board that the index has not read before counts against. */
export const newBoardsOf = (userId: string) => ({
  key: `new boards ${userId}`,
  limit: { count: MAX_NEW_BOARDS_A_DAY, seconds: 86_400 },
})

/** Reads a pasted address at once: a job of a known source through that source, a company's board, or any page with a posting on it. */
export async function paste(paster: Paster, settings: Settings, address: string): Promise<Answer> {
  if (!isSafeAddress(address)) return { fault: 'NOT_A_JOB_ADDRESS' }
  const found = recogniseAddress(address)
  if (!found || whyOff(found.source, settings)) return pastePage(paster, settings, address)
  if (!(await mayRead(paster, found))) return { fault: 'TOO_MANY_BOARDS' }
  return found.id ? pasteJob(paster.system, settings, found, address) : pasteBoard(paster.system, settings, found)
}

/** A board that is known costs nothing more. */
async function mayRead({ system, userId, limits }: Paster, { source, board: { token } }: Recognised): Promise<boolean> {
  if (await findBoard(system, boardIdOf({ source: source.id, token }))) return true
  const { key, limit } = newBoardsOf(userId)
  return (await limits.take(key, limit)) === 0
}

/** Anybody can write a page about any employer, so its job is kept for the person who pasted it, and for nobody else. */
async function pastePage({ db, system, userId }: Paster, settings: Settings, address: string): Promise<Answer> {
  const page = await outsideOf(settings).guardedFetch(address)
  if (page.outcome === 'gone') await closePasted(db, userId, address, now())
  if (page.outcome !== 'ok') return { fault: 'PAGE_NOT_REACHED' }
  const [read] = (await createReader(system)({ as: 'page', address, text: page.html })).jobs
  if (!read) return { fault: 'JOB_NOT_READ' }
  const url = isSameHost(read.url, address) ? read.url : canonicalAddress(address)
  // Two employers may both have a job 'A-1', so a page's id is its address.
  const { listing: job, isNew } = await keepPasted(db, userId, { ...read, url, applyUrl: null, sourceId: url }, now())
  return { kind: 'job', job, isNew }
}

/** A page may name another address of its own host; one elsewhere would lead people to a job that they did not paste. */
const isSameHost = (one: string, other: string) => hostOf(one) === hostOf(other)
const hostOf = (address: string) => URL.parse(canonicalAddress(address))?.host

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
  return keepJob(db, board, jobs[0])
}

async function keepJob(db: Db, board: NewBoard, listing: JobListing | undefined): Promise<Answer> {
  if (!listing) return { fault: 'JOB_NOT_READ' }
  const at = now()
  await addBoards(db, [board], at)
  const id = idOf(listing)
  const isNew = !(await isKnown(db, id))
  await keepListings(db, boardIdOf(board), [listing], at)
  const kept = await findJob(db, id)
  return kept ? { kind: 'job', job: kept.listing, isNew } : { fault: 'JOB_NOT_READ' }
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
  if (!known) await removeUnverified(db, added.id)
  return { fault: NOT_READ.includes(outcome) ? 'JOB_NOT_READ' : 'PAGE_NOT_REACHED' }
}

const visitorOf = (db: Db, settings: Settings) => ({ client: outsideOf(settings).client, read: createReader(db) })
