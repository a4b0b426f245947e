import { toListing } from '@jobapply/core/jobs/listing'
import { expect, test } from 'vitest'
import { addJobs, posting } from '#testing/jobs'
import { startServerFor } from '#testing/server'
import { findOnOwnBoards } from './evidence-store.ts'
import { sameJobKeysOf } from './listing-row.ts'

const NOW = new Date('2026-11-16T09:00:00.000Z')
const CLOSED = new Date('2026-11-15T09:00:00.000Z')

test('the boards of companies say when the last of them closed a job, and nothing of that while one has it', async () => {
  const server = await startServerFor({ TASKS: 'separate' })
  const db = server.platform.database.system
  const job = (title: string, id: string) =>
    posting({ title, id, company: 'Harbour Lanterns', url: `https://boards.greenhouse.io/harbour/jobs/${id}` })
  await addJobs(server, [job('Wick Trimmer', '9001'), job('Wick Trimmer', '9002')], NOW)
  const asked = sameJobKeysOf(toListing(job('Wick Trimmer', '9001'), NOW))
  const close = (id: string) =>
    server.platform.database.systemPool.query('update job_listings set closed_at = $1 where id like $2', [CLOSED, `%${id}`])
  expect(await findOnOwnBoards(db, asked)).toEqual({ closedAt: null })
  await close('9001')
  expect(await findOnOwnBoards(db, asked)).toEqual({ closedAt: null })
  await close('9002')
  expect(await findOnOwnBoards(db, asked)).toEqual({ closedAt: CLOSED })
  expect(await findOnOwnBoards(db, sameJobKeysOf(toListing(job('Lamp Lighter', '9003'), NOW)))).toBeNull()
})
