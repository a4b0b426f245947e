import { canonicalAddress } from '@jobapply/core/jobs/address'
import { MAX_NEW_BOARDS_A_DAY, PASTED_SOURCE } from '@jobapply/core/jobs/constants'
import type { jobsContract, pasted } from '@jobapply/core/jobs/contract'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { isGoodOutcome } from '@jobapply/core/jobs/visits'
import type { z } from 'zod'
import { outsideOf, whyOff } from '#features/jobs/fetching/outside'
import { closeAnswered, keepAnswered } from '#features/jobs/listings/closing-store'
import { findOfBoard, keepListings } from '#features/jobs/listings/listings-store'
import { closePasted, keepPasted } from '#features/jobs/listings/pasted-store'
import {
  addBoards,
  type BoardRow,
  boardIdOf,
  countOpenJobs,
  findBoard,
  type NewBoard,
  removeUnverified,
  spellBoard,
} from '#features/jobs/listings/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import type { Limits } from '#platform/limits/limits'
import { type FoundCareers, findCareers } from './careers/find-careers.ts'
import { isOfBoard, type Recognised, recogniseAddress } from './companies/directory.ts'
import { findKnown } from './companies/find-companies.ts'
import { isSafeAddress } from './fetching/guarded-fetch.ts'
import { visitBoard, visitJob } from './fetching/visit.ts'
import { isFollowed } from './followed/store.ts'
import { createReader } from './reading/reader.ts'
import { refreshBoard } from './refresh.ts'
import { ANY_HOST, findHost, type Outcome, type Source } from './sources/readers/source.ts'

type Fault = keyof NonNullable<(typeof jobsContract.paste)['~orpc']['errorMap']>
type Answer = z.output<typeof pasted> | { fault: Fault }

/** Outcomes of a board that answered, with nothing that we could read. */
const NOT_READ: readonly Outcome[] = ['gone', 'changed', 'stopped', 'aside']

/** Postings of one page that are kept for the person. */
const MOST_OF_PAGE = 50

/** Sources that hide confidential jobs from single requests, although they are open. */
const MAY_HIDE = ['lever']

/** The person's own rows, and the index that everybody shares. */
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
  if (found && !(found.id && whyOff(found.source, settings))) return pasteKnown(paster, settings, [found], address)
  const careers = await findCareers(outsideOf(settings).guardedFetch, createReader(paster.system), address)
  if (careers.kind === 'known') return pasteKnown(paster, settings, careers.found, address)
  if (careers.kind === 'jobs') return keepPage(paster, careers.address, careers.jobs)
  if (careers.why === 'gone') await closePasted(paster.db, paster.userId, address, now())
  return { fault: FAULT_OF[careers.why] }
}

/** The first board whose system is read here; without one the first is named. */
async function pasteKnown(paster: Paster, settings: Settings, all: readonly Recognised[], address: string): Promise<Answer> {
  const found = all.find(({ source }) => !whyOff(source, settings)) ?? all[0]
  if (!found) return { fault: 'JOB_NOT_READ' }
  const { source, board, id } = found
  const reason = whyOff(source, settings)
  if (reason) return { kind: 'off', name: board.name, system: source.name, reason }
  // Anybody can put a system's marks on a host of their own: its jobs are for everybody only where the directory names the host.
  if (findHost(source, source.list(board)) === ANY_HOST && !(await findKnown(boardIdOf({ source: source.id, ...board }))))
    return pasteOwnHost(paster, settings, found)
  if (!(await mayRead(paster, found))) return { fault: 'TOO_MANY_BOARDS' }
  return id ? pasteJob(paster, settings, found, address) : pasteBoard(paster, settings, found)
}

/** The list of a system on a host that nobody has vouched for: read once, for this person. */
async function pasteOwnHost(paster: Paster, settings: Settings, { source, board }: Recognised): Promise<Answer> {
  const { outcome, jobs } = await visitBoard(visitorOf(paster.system, settings), source, board)
  if (jobs.length > 0) return keepPage(paster, source.list(board).url, jobs)
  return { fault: outcome === 'blocked' || outcome === 'limited' ? 'PAGE_REFUSED_US' : 'JOB_NOT_READ' }
}

const FAULT_OF: Readonly<Record<Extract<FoundCareers, { kind: 'nothing' }>['why'], Fault>> = {
  nothing: 'JOB_NOT_READ',
  loop: 'PAGE_LOOPS',
  'too-big': 'PAGE_TOO_LARGE',
  blocked: 'PAGE_REFUSED_US',
  limited: 'PAGE_REFUSED_US',
  gone: 'PAGE_NOT_REACHED',
  // An address inside a network gets the answer of one that does not exist.
  refused: 'PAGE_NOT_REACHED',
  unreachable: 'PAGE_NOT_REACHED',
}

/** A board that is known costs nothing more. */
async function mayRead({ system, userId, limits }: Paster, { source, board: { token } }: Recognised): Promise<boolean> {
  if (await findBoard(system, boardIdOf({ source: source.id, token }))) return true
  const { key, limit } = newBoardsOf(userId)
  return (await limits.take(key, limit)) === 0
}

/** Anybody can write a page about any employer, so its jobs are kept for the person who pasted it, and for nobody else. */
async function keepPage({ db, userId }: Paster, address: string, jobs: readonly JobListing[]): Promise<Answer> {
  const [read] = jobs
  if (!read) return { fault: 'JOB_NOT_READ' }
  if (jobs.length === 1) {
    const url = isSameHost(read.url, address) ? read.url : canonicalAddress(address)
    // Two employers may both have a job 'A-1', so a page's id is its address.
    const { listing: job, isNew } = await keepPasted(db, userId, asPasted(read, url), now())
    return { kind: 'job', job, isNew }
  }
  // Of a list every job needs an address of its own on the same host.
  const own = new Map(jobs.filter(({ url }) => url && isSameHost(url, address)).map((job) => [job.url, job]))
  const some = [...own.values()].slice(0, MOST_OF_PAGE)
  for (const job of some) await keepPasted(db, userId, asPasted(job, job.url), now())
  return some.length > 0 ? { kind: 'page', company: read.company, jobs: some.length } : { fault: 'JOB_NOT_READ' }
}

const asPasted = (job: JobListing, url: string): JobListing => ({
  ...job,
  source: PASTED_SOURCE,
  url,
  applyUrl: null,
  sourceId: url,
})

/** A page may name another address of its own host; one elsewhere would lead people to a job that they did not paste. */
const isSameHost = (one: string, other: string) => hostOf(one) === hostOf(other)
const hostOf = (address: string) => URL.parse(canonicalAddress(address))?.host

async function pasteJob(
  paster: Paster,
  settings: Settings,
  { source, board: { token, name }, id = '' }: Recognised,
  address: string,
): Promise<Answer> {
  const { system } = paster
  const [board, job] = [
    { source: source.id, token, name },
    { id, url: address },
  ]
  const { outcome, jobs } = await visitJob(visitorOf(system, settings), source, board, job)
  if (outcome === 'gone' && !MAY_HIDE.includes(source.id)) await closeAnswered(system, source, board, job, now())
  if (outcome === 'unreachable' || outcome === 'blocked' || outcome === 'limited') return { fault: 'PAGE_NOT_REACHED' }
  const [listing] = jobs
  return listing?.url ? keepJob(paster, source, board, listing) : { fault: 'JOB_NOT_READ' }
}

/**
 * What a source says of one job adds the job, or its text where its list has none. What the list says already stays: everybody sees it.
 * A feed takes posts of anybody, so one that its list does not name is kept for the person alone, like a page.
 */
async function keepJob({ db, system, userId }: Paster, { kind }: Source, board: NewBoard, listing: JobListing): Promise<Answer> {
  const at = now()
  const id = boardIdOf(board)
  const owner = (await findBoard(system, id)) ?? { id, inDirectory: false }
  if (!isOfBoard(owner, listing)) return { fault: 'JOB_NOT_READ' }
  const find = async () => (await findOfBoard(system, id, [listing.sourceId])).get(listing.sourceId)
  const known = await find()
  if (known?.description) await keepAnswered(system, known.id, at)
  else if (kind === 'feed') {
    const { listing: job, isNew } = await keepPasted(db, userId, listing, at)
    return { kind: 'job', job, isNew }
  } else {
    await addBoards(system, [board], at)
    await keepListings(system, id, [listing], at)
  }
  const job = await find()
  return job ? { kind: 'job', job, isNew: !known } : { fault: 'JOB_NOT_READ' }
}

/** From now on the board is refreshed like those of the directory. */
async function pasteBoard(
  { db: own, system: db, userId }: Paster,
  settings: Settings,
  { source, board: { token, name } }: Recognised,
): Promise<Answer> {
  const board = { source: source.id, token, name }
  const answer = async ({ id, name: said }: BoardRow, isNew: boolean): Promise<Answer> => ({
    ...{ kind: 'board', source: source.id, name: said, jobs: await countOpenJobs(db, id), isNew },
    ...{ boardId: id, system: source.name, isFollowed: await isFollowed(own, userId, id) },
  })
  const known = await findBoard(db, boardIdOf(board))
  const isRespelled = known !== undefined && isWithoutJobs(known) && known.token !== token
  // Within the source's refresh interval nothing is requested again.
  if (known?.verifiedAt && known.nextReadAt > now() && !isRespelled) return answer(known, false)
  await addBoards(db, [board], now())
  const added = await findBoard(db, boardIdOf(board))
  if (!added) return { fault: 'JOB_NOT_READ' }
  const asked = isRespelled ? { ...added, token, etag: null, lastModified: null } : added
  const outcome = await refreshBoard(db, visitorOf(db, settings), source, asked, { isDue: added.nextReadAt <= now() })
  if (outcome === 'ok' && isRespelled) await spellBoard(db, added.id, token)
  if (isGoodOutcome(outcome)) return answer(added, !known)
  if (!known) await removeUnverified(db, added.id)
  return { fault: NOT_READ.includes(outcome) ? 'JOB_NOT_READ' : 'PAGE_NOT_REACHED' }
}

/** Another person may have brought it in a spelling to which its source has no answer. */
const isWithoutJobs = ({ inDirectory, jobs }: BoardRow) => !inDirectory && jobs === 0

const visitorOf = (db: Db, settings: Settings) => ({ client: outsideOf(settings).client, read: createReader(db) })
