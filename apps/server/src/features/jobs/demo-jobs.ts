import { toListing } from '@jobapply/core/jobs/listing'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { closeGone } from '#features/jobs/listings/closing-store'
import { keepListings } from '#features/jobs/listings/listings-store'
import { addBoards, beginVisit, boardIdOf, findBoard, noteVisit } from '#features/jobs/listings/store'
import type { Db } from '#platform/db/database'
import { demoAddress } from './demo-page.ts'

const DEMO = { source: 'demo', token: '', name: 'Demo', inDirectory: true }
const DAY = 86_400_000

/** 'many' has every trade in eight countries besides, which takes a moment longer. */
type DemoSettings = { PUBLIC_URL: string; DEMO_JOBS: 'many' | 'few' }

/** The bundled jobs are always there (SEARCH-034). They are generated again once a day, so that their dates stay recent. */
export async function keepDemoJobs(db: Db, { PUBLIC_URL, DEMO_JOBS }: DemoSettings, now: Date): Promise<void> {
  const id = boardIdOf(DEMO)
  const made = `${dayOf(now)} ${PUBLIC_URL}${DEMO_JOBS === 'many' ? ' many' : ''}`
  if ((await findBoard(db, id))?.etag === made) return
  // Loaded lazily: most starts don't need it.
  const { demoPostings, tradePostings } = await import('./sources/demo/demo-postings.ts')
  const addressOf = (job: string) => demoAddress(PUBLIC_URL, job)
  const postings = [...demoPostings(now, addressOf), ...(DEMO_JOBS === 'many' ? tradePostings(now, addressOf) : [])]
  const listings = postings.map((posting) => toListing(posting, now))
  await addBoards(db, [DEMO], now)
  const number = await beginVisit(db, id)
  await keepListings(db, id, listings, now, number)
  await closeGone(db, id, number, now)
  const visit = { outcome: 'ok', isGood: true, etag: made, lastModified: null, failures: 0 } as const
  await noteVisit(db, id, { ...visit, nextReadAt: new Date(now.getTime() + DAY) }, now)
}

/** Generates some demo jobs at the first start, before anybody searches; the first task adds the others. */
export async function prepareDemoJobs(db: Db, PUBLIC_URL: string, now: Date): Promise<void> {
  if (!(await findBoard(db, boardIdOf(DEMO)))?.lastReadAt) await keepDemoJobs(db, { PUBLIC_URL, DEMO_JOBS: 'few' }, now)
}
