import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkChain } from '#features/applications/receipts/receipts'
import { applicationHistory, jobApplications, receipts } from '#features/applications/record/table'
import { quotaUses } from '#features/billing/table'
import { captureLogs } from '#platform/log'
import { submission } from '#testing/applying'
import { startDatabaseProxy } from '#testing/database-proxy'
import { admin } from '#testing/people'
import { makeDatabase, startServer, type TestServer } from '#testing/server'

let server: TestServer
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
beforeAll(async () => {
  const database = await makeDatabase()
  proxy = await startDatabaseProxy(database.url)
  server = await startServer({}, { ...database, url: proxy.url })
})
afterAll(async () => {
  await server.stop()
  await proxy.close()
})

test('B4 a submit whose connection breaks before any of its statements, or after the last, is one application after the retry', async () => {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const ada = await admin(server)
  let submits = 0
  const submitWith = async (cut: Parameters<typeof proxy.cutAt>[0]) => {
    const request = { ...submission(++submits), idempotencyKey: `key number ${submits}` }
    const finish = proxy.cutAt(cut)
    const first = await ada.call.applications
      .submit(request)
      .catch(({ status }) => void expect(status).toBeGreaterThanOrEqual(500))
    const wasCut = finish()
    const retry = await ada.call.applications.submit(request)
    expect(retry).toMatchObject({ success: true, error: null })
    if (first) expect(retry).toEqual(first)
    return wasCut
  }
  let statements = 0
  while (await submitWith({ before: statements + 1 })) statements++
  expect(statements).toBeGreaterThan(10)
  // The commit arrives, its answer does not.
  await submitWith({ after: statements })
  const { system } = server.platform.database
  const counted = async (table: typeof jobApplications | typeof quotaUses | typeof receipts | typeof applicationHistory) =>
    (await system.select({ rows: count() }).from(table).where(eq(table.user_id, ada.id)))[0]?.rows
  expect([await counted(jobApplications), await counted(quotaUses), await counted(receipts)]).toEqual([submits, submits, submits])
  expect(await counted(applicationHistory)).toBe(submits)
  expect(await checkChain(system, server.platform, ada.id)).toEqual({ count: submits, broken: null })
})
