import { VISITS_A_DAY } from '@jobapply/core/jobs/visits'
import { claimDueBoard } from '#features/jobs/listings/claims-store'
import { noteVisit } from '#features/jobs/listings/store'
import { listWishes } from '#features/jobs/listings/wishes-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { log } from '#platform/log'
import { enterBoards } from './companies/enter-boards.ts'
import type { Visitor } from './fetching/visit.ts'
import { refreshBoard } from './refresh.ts'
import { prepareSlices } from './slices.ts'
import type { Source } from './sources/readers/source.ts'

const DAY = 86_400_000
/** Boards that are visited in parallel; each host still gets one request at a time. */
const AT_ONCE = 4
/** After a crash, a claimed board becomes due again after this time. */
const LEASE_MS = 15 * 60_000

export type Crawl = {
  sources: readonly Source[]
  visitor: Visitor
  /** Visits in an hour of boards that nobody asked for. */
  perHour: number
  /** By the clock of `performance`. */
  end: number
}

/** Lets boards in that people need, then visits what is due: what somebody asked for first, the others within the budget. */
export async function crawl(db: Db, { sources, visitor, perHour, end }: Crawl): Promise<void> {
  if (sources.length === 0) return
  const wishes = await listWishes(db)
  await prepareSlices(db, sources, wishes, now())
  await enterBoards(db, sources, wishes, perHour, now())
  const budget = {
    perHour,
    sources: sources.map(({ id }) => id),
    neededSources: sources.filter(({ kind }) => kind === 'feed').map(({ id }) => id),
    perDay: Object.fromEntries(sources.map(({ id, terms }) => [id, VISITS_A_DAY[terms.basis]])),
  }
  // One claim after the other: each counts those before it against the budget.
  let claims: Promise<unknown> = Promise.resolve()
  const claim = () => {
    const at = now()
    const next = claims.then(() => claimDueBoard(db, { ...budget, now: at, until: new Date(at.getTime() + LEASE_MS) }))
    claims = next.catch(() => undefined)
    return next
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  async function work() {
    while (performance.now() < end) {
      const board = await claim()
      const source = sources.find(({ id }) => id === board?.source)
      if (!board || !source) return
      try {
        const outcome = await refreshBoard(db, visitor, source, board, { wishes })
        log.debug('source read', { board: board.id, outcome })
      } catch (error) {
        log.error('source not read', error, { board: board.id })
        const { etag, lastModified, failures } = board
        const nextReadAt = new Date(now().getTime() + DAY)
        await noteVisit(
          db,
          board.id,
          { outcome: 'changed', etag, lastModified, failures: failures + 1, nextReadAt, isGood: false },
          now(),
        )
      }
    }
  }
}
