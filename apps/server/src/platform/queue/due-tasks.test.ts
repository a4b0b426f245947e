import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#platform/db/database'
import { migrateDatabase } from '#platform/db/migrate'
import { defineTask, startWork } from '#platform/feature/tasks'
import { captureLogs } from '#platform/log'
import { makeDatabase, migrationOf } from '#testing/server'
import { watchForDue } from './due-tasks.ts'
import { openQueue } from './queue.ts'

const done: string[] = []
const tasks = ['knead', 'proof', 'bake', 'cool', 'wrap'].map((name) =>
  defineTask<{ word: string }, undefined>({
    name,
    payload: z.object({ word: z.string() }),
    run: async ({ word }) => void done.push(`${name} ${word}`),
  }),
)
const [knead, proof] = tasks as [(typeof tasks)[0], (typeof tasks)[0]]

test('five queues at rest cost one statement a look, and a task that another process sends is taken by the next look', async () => {
  const { url, login } = await makeDatabase()
  await migrateDatabase(url, login, migrationOf(tasks))
  const { system, systemPool, close } = openDatabase(url)
  const statements: string[] = []
  const counted = {
    query: (text: string, values?: unknown[]) => {
      statements.push(text)
      return systemPool.query(text, values)
    },
  }
  const working = await openQueue(counted, { maintain: false })
  const other = await openQueue(systemPool, { maintain: false })
  startWork(working, tasks, undefined)
  onTestFinished(async () => {
    await Promise.all([working.stop(), other.stop()])
    await close()
  })
  statements.length = 0
  await sleep(5_000)
  // At once, then every two seconds.
  expect(statements.length).toBeLessThanOrEqual(4)
  expect(statements.filter((text) => !text.includes('unnest($1::text[])'))).toEqual([])

  await other.send(system, knead, { word: 'rye' })
  await other.send(system, proof, { word: 'spelt' })
  await system.execute(sql`update pgboss.job set start_after = pgboss.job_now() + interval '4 seconds' where name = 'proof'`)
  await vi.waitFor(() => expect(done).toEqual(['knead rye']), 10_000)
  await vi.waitFor(() => expect(done).toEqual(['knead rye', 'proof spelt']), 20_000)
})

test('a look that failed is told once and followed by the next', async () => {
  const woken: string[] = []
  let looks = 0
  const db = {
    executeSql: async () => {
      looks += 1
      if (looks === 1) throw new Error('the database said no')
      return { rows: [{ name: 'knead' }] }
    },
  }
  const logs = captureLogs()
  const watch = watchForDue(db, 0.01, (name) => void woken.push(name))
  watch.add('knead')
  await vi.waitFor(() => expect(woken).toContain('knead'))
  watch.stop()
  logs.stop()
  expect(logs.text.match(/the database said no/g)).toHaveLength(1)
  const before = looks
  await sleep(50)
  expect(looks).toBe(before)
})
