import { z } from 'zod'
import { outsideOf, sourcesOn } from '#features/jobs/fetching/outside'
import { closeEnded, removeOld } from '#features/jobs/listings/closing-store'
import { closeEndedPasted, removeOldPasted } from '#features/jobs/listings/pasted-store'
import { refoldListings, refoldPasted, removeOldTitleWords } from '#features/jobs/listings/refold-store'
import { hasFact, noteFact } from '#platform/auth/facts-store'
import { now } from '#platform/clock'
import { defineTask } from '#platform/feature/tasks'
import { prepareBoards } from './companies/boards.ts'
import { crawl } from './crawl.ts'
import { keepDemoJobs } from './demo-jobs.ts'
import { createReader } from './reading/reader.ts'
import { removeOldFailures } from './reading/store.ts'

const DAY = 86_400_000
/** Shorter than the interval, so that a run has ended before the next begins. */
const LONGEST_RUN_MS = 240_000
const KEPT_DAYS = 120
const FAILURES_KEPT_DAYS = 30
const QUIET_HOUR = 3

/** Visits every board that is due, the longest waiting first. SEARCH-038: nothing else requests a source. */
export const refreshTask = defineTask({
  name: 'jobs-refresh',
  payload: z.object({}),
  every: '*/5 * * * *',
  atStart: true,
  run: async (_, { database: { system: db }, settings }) => {
    await keepDemoJobs(db, settings, now())
    await prepareBoards(db, now())
    const sources = sourcesOn(settings)
    const visitor = { client: outsideOf(settings).client, read: createReader(db) }
    await crawl(db, { sources, visitor, perHour: settings.JOB_BOARDS_PER_HOUR, end: performance.now() + LONGEST_RUN_MS })
  },
})

/** Closes jobs whose end date has passed, and removes those that closed long ago. */
export const expireTask = defineTask({
  name: 'jobs-expire',
  payload: z.object({}),
  every: '41 * * * *',
  run: async (_, { database: { system: db } }) => {
    await closeEnded(db, now())
    await closeEndedPasted(db, now())
    // Scans every row, so once a day is enough.
    if (now().getUTCHours() !== QUIET_HOUR) return
    const before = new Date(now().getTime() - KEPT_DAYS * DAY)
    await removeOld(db, before)
    await removeOldPasted(db, before)
    await removeOldFailures(db, new Date(now().getTime() - FAILURES_KEPT_DAYS * DAY))
  },
})

const refoldMessage = { name: 'jobs-refold', payload: z.object({ after: z.string().default('') }) }

/** Installations from before there was one way of folding have keys and search words that nothing would find any more. */
export const refoldTask = defineTask({
  ...refoldMessage,
  every: '23 * * * *',
  atStart: true,
  run: async ({ after }, { database: { system: db }, tasks }) => {
    if (await hasFact(db, 'jobs folded')) return
    const end = performance.now() + LONGEST_RUN_MS
    let last: string | undefined = after
    while (last !== undefined) {
      if (performance.now() > end) return tasks.send(db, refoldMessage, { after: last })
      last = await refoldListings(db, last)
    }
    await refoldPasted(db)
    await removeOldTitleWords(db)
    await noteFact(db, 'jobs folded', now())
  },
})
