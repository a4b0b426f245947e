import { MAX_FOLLOWED } from '@jobapply/core/jobs/constants'
import type { FollowedCompany, KnownCompany } from '@jobapply/core/jobs/contract'
import { describeFollowed, judgeFollowed } from '@jobapply/core/jobs/followed'
import { nameOfSource } from '#features/jobs/companies/boards'
import { findKnown, searchCompanies } from '#features/jobs/companies/find-companies'
import { whyOff } from '#features/jobs/fetching/outside'
import { addBoards, boardIdOf, findBoard, hastenBoard } from '#features/jobs/listings/store'
import { sourceOf } from '#features/jobs/sources/all-sources'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import type { Settings } from '#platform/env'
import { deleteFollowed, type FollowedBoard, findBoardOfJob, insertFollowed, listFollowed } from './store.ts'

type Follower = { db: Db; system: Db; userId: string; settings: Settings }

export const describeAll = async ({ db, userId, settings }: Omit<Follower, 'system'>): Promise<FollowedCompany[]> =>
  (await listFollowed(db, userId)).map((row) => describe(row, settings))

function describe(row: FollowedBoard, settings: Settings): FollowedCompany {
  const source = sourceOf(row.source)
  const board = { ...row, offReason: source && whyOff(source, settings) }
  return {
    ...{ boardId: row.boardId, name: row.name, system: nameOfSource(row.source) ?? row.source, jobs: row.jobs },
    ...{ lastReadAt: row.lastReadAt?.toISOString() ?? null, followedAt: row.followedAt.toISOString() },
    ...{ state: judgeFollowed(board), sentence: describeFollowed(board) },
  }
}

type Asked = { boardId?: string | undefined; jobId?: string | undefined }
type Refused = { fault: 'BOARD_NOT_FOUND' | 'NO_BOARD_OF_COMPANY' | 'TOO_MANY_FOLLOWED' }

/** A board of the directory enters the index when the first person follows it. */
export async function follow(follower: Follower, asked: Asked, now: Date): Promise<FollowedCompany | Refused> {
  const { db, system, userId, settings } = follower
  const boardId = asked.boardId ?? (await boardOfJob(system, asked.jobId ?? ''))
  if (!boardId) return { fault: 'NO_BOARD_OF_COMPANY' }
  const source = sourceOf(boardId.split(':')[0] ?? '')
  if (source?.kind !== 'board') return { fault: 'BOARD_NOT_FOUND' }
  if (!(await findBoard(system, boardId))) {
    const known = await findKnown(boardId)
    if (!known) return { fault: 'BOARD_NOT_FOUND' }
    await addBoards(system, [{ ...known, inDirectory: true }], now)
  }
  await hastenBoard(system, boardId, source.terms.everyMinutes)
  return withPersonLock(db, userId, async (tx) => {
    const owned = await listFollowed(tx, userId)
    const isKnown = owned.some((one) => one.boardId === boardId)
    if (!isKnown && owned.length >= MAX_FOLLOWED) return { fault: 'TOO_MANY_FOLLOWED' }
    if (!isKnown) await insertFollowed(tx, userId, boardId, now)
    const row = (isKnown ? owned : await listFollowed(tx, userId)).find((one) => one.boardId === boardId)
    return row ? describe(row, settings) : { fault: 'BOARD_NOT_FOUND' }
  })
}

/** The job's own board; for a job from a service with many employers, the board that the directory has under exactly this name. */
async function boardOfJob(system: Db, jobId: string): Promise<string | undefined> {
  const job = await findBoardOfJob(system, jobId)
  if (!job) return undefined
  if (sourceOf(job.source)?.kind === 'board') return job.boardId
  const [named, second] = await searchCompanies(job.company, { isExact: true })
  return named && !second ? boardIdOf(named) : undefined
}

export async function unfollow({ db, userId, settings }: Omit<Follower, 'system'>, boardId: string) {
  const removed = await deleteFollowed(db, userId, boardId)
  return removed.length === 0 ? undefined : describeAll({ db, userId, settings })
}

/** Boards of the directory and of the index whose company is called so. */
export async function findCompanies({ db, userId }: Pick<Follower, 'db' | 'userId'>, name: string): Promise<KnownCompany[]> {
  const followed = new Set((await listFollowed(db, userId)).map(({ boardId }) => boardId))
  return (await searchCompanies(name)).map((board) => {
    const boardId = boardIdOf(board)
    return { boardId, name: board.name, system: nameOfSource(board.source) ?? board.source, isFollowed: followed.has(boardId) }
  })
}
