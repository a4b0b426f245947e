import type { Visitor } from '@jobapply/server/features/jobs/fetching/visit'
import { closeEnded, removeOld } from '@jobapply/server/features/jobs/listings/closing-store'
import { findJob } from '@jobapply/server/features/jobs/listings/listings-store'
import { addBoards, boardIdOf, findBoard } from '@jobapply/server/features/jobs/listings/store'
import { refreshBoard } from '@jobapply/server/features/jobs/refresh'
import { sourceOf } from '@jobapply/server/features/jobs/sources/all-sources'
import { findHealth } from '@jobapply/server/features/search/describe'
import { moveClock, now } from '@jobapply/server/platform/clock'
import { openProduct } from '#bench/shared/in-process.ts'
import { type Calendar, DAY, type Index, type Shown, toJob } from './shown.ts'
import type { World } from './world.ts'

/** Every visit goes through `refreshBoard` and a real database; only the network and its reader are simulated. */
export async function openProductIndex(world: World, calendar: Calendar): Promise<Index> {
  const product = await openProduct({ TASKS: 'separate' }, { hasPages: false })
  const db = product.platform.database.system
  const board = (source: string, token: string, name: string) => ({ source, token, name, inDirectory: true })
  await addBoards(
    db,
    [
      ...world.boards.map(({ token, company }) => board('lever', token, company)),
      ...world.feeds.map(({ source }) => board(source, '', source)),
    ],
    now(),
  )
  async function visit(shown: Shown) {
    const known = sourceOf(shown.source)
    const row = await findBoard(db, boardIdOf(shown))
    if (!known || !row) throw new Error(`${shown.source} has no board '${shown.token}'`)
    const jobs = shown.posts.map((post) => ({ ...toJob(shown, post, calendar), firstSeenAt: now().toISOString() }))
    const { isDown, isPartial } = shown
    const visitor: Visitor = {
      client: async () => ({ result: isDown ? 'unreachable' : 'read', text: '' }),
      read: async () => ({ outcome: jobs.length > 0 ? 'ok' : 'empty', jobs, unread: 0, ...(isPartial && { isPartial }) }),
    }
    await refreshBoard(db, visitor, known, row)
  }
  return {
    visit,
    async endDay(day, keptDays) {
      await closeEnded(db, now())
      await removeOld(db, calendar.momentOf(day - keptDays))
    },
    sleep: () => moveClock(DAY),
    async listIds() {
      const all = `select id from job_listings where source <> 'demo' order by id`
      return (await product.platform.database.systemPool.query<{ id: string }>(all)).rows.map(({ id }) => id)
    },
    async ask(id) {
      const stored = await findJob(db, id)
      if (!stored) return undefined
      const { listing, closedAt, closedWhy, renewals } = stored
      const health = await findHealth(db, stored, stored.boardId)
      return { firstSeenAt: listing.firstSeenAt, closedAt, closedWhy, renewals, health }
    },
    close: () => product.close(),
  }
}
