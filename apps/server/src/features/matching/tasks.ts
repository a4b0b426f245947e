import { readerKey } from '@jobapply/matching/read/stored/packed-facts'
import { z } from 'zod'
import type { Db } from '#platform/db/database'
import { defineTask } from '#platform/feature/tasks'
import { readPostings } from './read-postings.ts'
import { findUnread, keepReadings } from './store.ts'

/** Small batches, so that other calls of this process don't wait long. */
const AT_ONCE = 100
const LONGEST_RUN_MS = 50_000

/** Reads new postings, and all of them when the reader has changed, so that a search reads no text. */
export const readTask = defineTask({
  name: 'matching-read',
  payload: z.object({}),
  every: '* * * * *',
  run: (_, { database }) => readNewPostings(database.system),
})

export async function readNewPostings(db: Db) {
  const reader = readerKey()
  const end = performance.now() + LONGEST_RUN_MS
  while (performance.now() < end) {
    const unread = await findUnread(db, reader, AT_ONCE)
    if (unread.length === 0) return
    const readings = await readPostings(unread.map(({ job }) => job))
    const read = unread.flatMap(({ job, contentKey }, place) => {
      const reading = readings[place]
      return reading === undefined ? [] : { id: job.id, contentKey, reading }
    })
    await keepReadings(db, reader, read)
  }
}
