import { toListing } from '@jobapply/core/jobs/listing'
import { expect, test } from 'vitest'
import { addJobs, posting } from '#testing/jobs'
import { startServerFor } from '#testing/server'
import { findEvidence, findOnOwnBoards } from './evidence-store.ts'
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

test('how long jobs of a board were open is known of those that we saw from their first to their last day', async () => {
  const server = await startServerFor({ TASKS: 'separate' })
  const { system, systemPool } = server.platform.database
  const job = (id: string) => posting({ id, title: `Wick Trimmer ${id}`, company: 'Harbour Lanterns' })
  await addJobs(server, ['9001', '9002', '9003', '9004'].map(job), NOW)
  await systemPool.query(`update job_boards set verified_at = '2026-09-01T00:00Z', last_read_at = '2026-11-16T00:00Z'`)
  const closings = async () => (await findEvidence(system, 'greenhouse:9001', NOW)).closings
  expect(await closings()).toBeNull()
  const set = (id: string, from: string, closed: string | null) =>
    systemPool.query('update job_listings set first_seen_at = $2, closed_at = $3 where id = $1', [
      `greenhouse:${id}`,
      from,
      closed,
    ])
  await set('9002', '2026-09-10T00:00Z', '2026-09-20T00:00Z')
  await set('9003', '2026-09-10T00:00Z', '2026-09-30T00:00Z')
  // Older than the board is known, and still open.
  await set('9004', '2026-08-30T00:00Z', null)
  expect(await closings()).toEqual({ count: 2, longer: 1, mostDays: 20, knownDays: 76 })
})
