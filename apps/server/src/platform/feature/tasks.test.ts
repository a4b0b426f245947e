import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { moveClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/db/database'
import { migrateDatabase } from '#platform/db/migrate'
import { captureLogs } from '#platform/log'
import { openQueue, type Queue } from '#platform/queue/queue'
import { newEmail, openBrowser, PASSWORD } from '#testing/people'
import { makeDatabase, migrationOf, startServerFor } from '#testing/server'
import { defineTask, startWork } from './tasks.ts'

const payload = z.object({ word: z.string() })
const done: string[] = []
const failing = new Map<string, number>()
const task = defineTask<{ word: string }, undefined>({
  name: 'say',
  payload,
  run: async ({ word }) => {
    const left = failing.get(word) ?? 0
    failing.set(word, left - 1)
    if (left > 0) throw new Error(`not yet ${word}`)
    done.push(word)
  },
  queue: { retryDelay: 1, retryDelayMax: 1 },
})
let database: Database
let tasks: Queue
beforeAll(async () => {
  const { url, login } = await makeDatabase()
  await migrateDatabase(url, login, migrationOf([task]))
  database = openDatabase(url)
  tasks = await openQueue(database.systemPool, { maintain: true })
  startWork(tasks, [task], undefined)
})
afterAll(async () => {
  await tasks.stop()
  await database.close()
})
const send = (word: string) => tasks.send(database.system, task, { word })

describe('a task', () => {
  test('runs when its transaction is committed, and not when it is rolled back', async () => {
    await database.system
      .transaction(async (tx) => {
        await tasks.send(tx, task, { word: 'rolled back' })
        throw new Error('no')
      })
      .catch(() => {})
    await database.system.transaction((tx) => tasks.send(tx, task, { word: 'committed' }))
    await vi.waitFor(() => expect(done).toContain('committed'), 30_000)
    expect(done).not.toContain('rolled back')
    const { rowCount } = await database.systemPool.query("select from pgboss.job where data ->> 'word' = 'rolled back'")
    expect(rowCount).toBe(0)
  })

  test('runs at once, and many run one after the other without a pause', async () => {
    const words = Array.from({ length: 40 }, (_, n) => `burst ${n}`)
    await Promise.all(words.map(send))
    await vi.waitFor(() => expect(done.filter((word) => word.startsWith('burst'))).toHaveLength(40), 30_000)
    expect(new Set(done).size).toBe(done.length)
  })

  test('is tried again when it fails, and each failure is in the log', async () => {
    const logs = captureLogs()
    onTestFinished(logs.stop)
    failing.set('stubborn', 2)
    await send('stubborn')
    await vi.waitFor(() => expect(done).toContain('stubborn'), { timeout: 40_000, interval: 100 })
    expect(logs.lines.filter(({ event }) => event === 'task failed')).toHaveLength(2)
    expect(done.filter((word) => word === 'stubborn')).toHaveLength(1)
  })

  test('with a payload of another shape is refused when it is sent', async () => {
    await expect(tasks.send(database.system, task, { word: 5 } as never)).rejects.toThrow()
  })
})

test('a clock that is moved back while it looks for tasks does not keep it from looking again', async () => {
  const HOUR = 3_600_000
  const { url, login } = await makeDatabase()
  await migrateDatabase(url, login, migrationOf([task]))
  const { system, systemPool, close } = openDatabase(url)
  let looks = 0
  const connection = {
    query: async (sql: string, values?: unknown[]) => {
      const isLook = /skip locked/i.test(sql) && JSON.stringify([sql, values]).includes(task.name)
      if (isLook && looks++ === 1) moveClock(-HOUR)
      return systemPool.query(sql, values)
    },
  }
  moveClock(HOUR)
  const working = await openQueue(connection, { maintain: true })
  startWork(working, [task], undefined)
  // What another process hands out is found by looking alone.
  const handing = await openQueue(connection, { maintain: false })
  onTestFinished(async () => {
    if (looks < 2) moveClock(-HOUR)
    await Promise.all([working.stop(), handing.stop()])
    await close()
  })
  await handing.send(system, task, { word: 'before the move' })
  await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(2), 30_000)
  await handing.send(system, task, { word: 'after the move' })
  await vi.waitFor(() => expect(done).toContain('after the move'), 20_000)
})

test('a mail that the mail server refuses once arrives, and arrives once', async () => {
  const arrived: string[] = []
  let refusals = 1
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, answer) =>
      answer(refusals-- > 0 ? Object.assign(new Error('try again later'), { responseCode: 451 }) : undefined),
    onData: (stream, _, answer) =>
      void text(stream).then((mail) => {
        arrived.push(mail)
        answer()
      }),
  })
  await new Promise<void>((ready) => mailServer.listen(0, '127.0.0.1', ready))
  onTestFinished(() => new Promise<void>((closed) => void mailServer.close(closed)))
  const logs = captureLogs()
  onTestFinished(logs.stop)
  const { port } = mailServer.server.address() as AddressInfo
  const server = await startServerFor({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const email = newEmail()
  await openBrowser(server).call.auth.signUp({ email, password: PASSWORD })
  await vi.waitFor(() => expect(arrived).toHaveLength(1), { timeout: 40_000, interval: 100 })
  expect(arrived[0]).toContain(`To: ${email}`)
  expect(logs.lines.filter(({ event }) => event === 'task failed')).toHaveLength(1)
  expect(logs.text).not.toContain(email)
})
