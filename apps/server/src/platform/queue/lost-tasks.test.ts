import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#platform/db/database'
import { migrateDatabase } from '#platform/db/migrate'
import { defineTask, startWork } from '#platform/feature/tasks'
import { makeDatabase, migrationOf } from '#testing/server'
import { LOST } from './lost-tasks.ts'
import { openQueue } from './queue.ts'

const done: string[] = []
const task = defineTask<{ word: string }, undefined>({
  name: 'say',
  payload: z.object({ word: z.string() }),
  run: async ({ word }) => void done.push(word),
})

test('C3 the tasks of a process that was killed are taken again within a minute, each once, also after failures', async () => {
  const { url, login } = await makeDatabase()
  await migrateDatabase(url, login, migrationOf([task]))
  const { system, systemPool, close } = openDatabase(url)
  const sending = await openQueue(systemPool, { maintain: false })
  for (const word of ['first try', 'fifth try', 'alive']) await sending.send(system, task, { word })
  // As a process leaves them that was killed 34 seconds after it had last told of its tasks; the last one belongs to one that lives.
  await systemPool.query(
    `update pgboss.job set state = 'active', started_on = pgboss.job_now() - interval '1 minute',
       retry_count = case when data ->> 'word' = 'fifth try' then 4 else 0 end,
       heartbeat_on = pgboss.job_now() - case when data ->> 'word' = 'alive' then 30 else 34 end * interval '1 second'`,
  )
  const working = await openQueue(systemPool, { maintain: true })
  startWork(working, [task], undefined)
  onTestFinished(async () => {
    await Promise.all([working.stop(), sending.stop()])
    await close()
  })
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['fifth try', 'first try']), 30_000)
  const { rows } = await systemPool.query('select state, count(*)::int as n from pgboss.job group by state order by 1')
  expect(rows).toEqual([
    { state: 'active', n: 1 },
    { state: 'completed', n: 2 },
  ])
})

test('C3 sign of life, look, pause of a first failure and poll together stay below a minute', () => {
  const longestPauseOfPgBoss = 4
  expect(LOST.after + LOST.look + longestPauseOfPgBoss + LOST.poll).toBeLessThan(60)
  // The database may be away for half a minute without a running task being called lost.
  expect(LOST.after - LOST.sign).toBeGreaterThanOrEqual(30)
})
