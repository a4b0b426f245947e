import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { removeFilesTask } from '#platform/parts/storage'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
})
afterAll(() => server.stop())

/** Everything of a task's row but its id and its moments. */
async function rowOf(key: string) {
  const { rows } = await server.platform.database.systemPool.query(
    `select to_jsonb(job) - 'id' - 'created_on' - 'start_after' - 'keep_until' - 'data' as rest,
       keep_until - start_after as kept, created_on = start_after as "isAtOnce" from pgboss.job where data::text like $1`,
    [`%${key}%`],
  )
  return rows
}

test('a task that a person’s call sends is the task that pg-boss would have made', async () => {
  const { database, tasks } = server.platform
  const ann = await newcomer(server)
  const { fromPeople: _, ...bySystem } = removeFilesTask
  await database.forUser(ann.id).transaction((tx) => tasks.send(tx, removeFilesTask, { keys: ['by a person'], folders: [] }))
  await database.system.transaction((tx) => tasks.send(tx, bySystem, { keys: ['by the system'], folders: [] }))
  const sent = await rowOf('by a person')
  expect(sent).toHaveLength(1)
  expect(sent).toEqual(await rowOf('by the system'))
})

test('a task whose process is lost is known as lost after 33 seconds', async () => {
  const { database, tasks } = server.platform
  await database.system.transaction((tx) => tasks.send(tx, removeFilesTask, { keys: ['lost'], folders: [] }))
  expect(await rowOf('lost')).toMatchObject([{ rest: { heartbeat_seconds: 33, expire_seconds: 300 } }])
})

test('it is gone with its transaction, and its payload is checked', async () => {
  const { database, tasks } = server.platform
  const db = database.forUser((await newcomer(server)).id)
  const undone = db.transaction(async (tx) => {
    await tasks.send(tx, removeFilesTask, { keys: ['undone'], folders: [] })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await rowOf('undone')).toEqual([])
  await expect(tasks.send(db, removeFilesTask, JSON.parse('{ "keys": "all", "folders": [] }'))).rejects.toThrow()
})

test('a person’s call sends no task to another queue', async () => {
  const { database, tasks } = server.platform
  const db = database.forUser((await newcomer(server)).id)
  const denied = { cause: { code: '42501' } }
  for (const queue of ['jobs-refresh', 'nothing of this name'])
    await expect(db.execute(sql`select public.send_task(${queue}, '{}')`)).rejects.toMatchObject(denied)
  const other = { name: 'jobs-refresh', payload: z.object({}) }
  await expect(db.transaction((tx) => tasks.send(tx, other, {}))).rejects.toThrow()
})
