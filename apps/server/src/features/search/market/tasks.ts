import { addWeek } from '@jobapply/core/search/market'
import { z } from 'zod'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { countMarket } from './count-market.ts'
import { findDue, keepFigures, removeUnasked } from './store.ts'

const HOUR = 3_600_000
const LONGEST_RUN_MS = 120_000
const COUNTED_HOURS = 20
/** What nobody has searched for in this time is not counted any more, and later forgotten with its weeks. */
const ASKED_DAYS = 30
const KEPT_DAYS = 200

/** Counts the occupations that people search for: new ones soon, the others once a day. */
export const marketTask = defineTask({
  name: 'search-market',
  payload: z.object({}),
  every: '*/10 * * * *',
  run: (_, platform) => countDueMarkets(platform),
})

export async function countDueMarkets({ database: { system: db } }: Pick<Platform, 'database'>) {
  const end = performance.now() + LONGEST_RUN_MS
  const ago = (hours: number) => new Date(now().getTime() - hours * HOUR)
  while (performance.now() < end) {
    const due = await findDue(db, ago(COUNTED_HOURS), ago(ASKED_DAYS * 24))
    if (!due) break
    const figures = await countMarket(db, due)
    await keepFigures(db, due, { figures, weeks: addWeek(due.weeks, figures.open, now()) }, now())
  }
  await removeUnasked(db, ago(KEPT_DAYS * 24))
}
