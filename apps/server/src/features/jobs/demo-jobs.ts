import { toListing } from '@jobapply/core/jobs/listing'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { closeGone } from '#features/jobs/listings/closing-store'
import { keepListings } from '#features/jobs/listings/listings-store'
import { addBoards, beginVisit, boardIdOf, findBoard, noteVisit } from '#features/jobs/listings/store'
import type { Db } from '#platform/db/database'
import { demoAddress } from './demo-page.ts'

const DEMO = { source: 'demo', token: '', name: 'Demo', inDirectory: true }
const DAY = 86_400_000

/** The bundled jobs are always there (SEARCH-034). They are generated again once a day, so that their dates stay recent. */
export async function keepDemoJobs(db: Db, publicUrl: string, now: Date): Promise<void> {
  const id = boardIdOf(DEMO)
  const made = `${dayOf(now)} ${publicUrl}`
  if ((await findBoard(db, id))?.etag === made) return
  // Loaded lazily: most starts don't need it.
  const { demoPostings } = await import('./sources/demo/demo-postings.ts')
  const listings = demoPostings(now, (job) => demoAddress(publicUrl, job)).map((posting) => toListing(posting, now))
  await addBoards(db, [DEMO], now)
  const number = await beginVisit(db, id)
  await keepListings(db, id, listings, now, number)
  await closeGone(db, id, number, now)
  const visit = { outcome: 'ok', isGood: true, etag: made, lastModified: null, failures: 0 } as const
  await noteVisit(db, id, { ...visit, nextReadAt: new Date(now.getTime() + DAY) }, now)
}

/** Generates the demo jobs at the first start, before anybody searches. */
export async function prepareDemoJobs(db: Db, publicUrl: string, now: Date): Promise<void> {
  if (!(await findBoard(db, boardIdOf(DEMO)))?.lastReadAt) await keepDemoJobs(db, publicUrl, now)
}
