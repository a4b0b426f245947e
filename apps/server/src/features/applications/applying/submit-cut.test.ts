import { rounds } from '@jobapply/core/shared/rounds.testing'
import { count, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkChain } from '#features/applications/receipts/receipts'
import { applicationHistory, jobApplications, receipts } from '#features/applications/record/table'
import { quotaUses } from '#features/billing/table'
import { captureLogs } from '#platform/log'
import { submission } from '#testing/applying'
import { startDatabaseProxy } from '#testing/database-proxy'
import { knockCall } from '#testing/knock'
import { type Fate, startLossyLine } from '#testing/lines/lossy-line'
import { admin, type Person } from '#testing/people'
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

/** Applications, units, receipts and lines of the history of a person: as many as there were submits. */
const keptOf = ({ id }: Person) =>
  Promise.all(
    [jobApplications, quotaUses, receipts, applicationHistory].map(async (table) => {
      const [row] = await server.platform.database.system.select({ rows: count() }).from(table).where(eq(table.user_id, id))
      return row?.rows
    }),
  )

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
  expect(await keptOf(ada)).toEqual([submits, submits, submits, submits])
  expect(await checkChain(server.platform.database.system, server.platform, ada.id)).toEqual({ count: submits, broken: null })
})

const SUBMITS = rounds(20, 1_000)
const AT_ONCE = 4
test(`J3 ${SUBMITS} submits over a line that loses a fifth of the answers are as many applications, each stored once`, async () => {
  const ada = await admin(server)
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fates = fc.oneof(
    { weight: 8, arbitrary: fc.constant<Fate>('arrives') },
    { weight: 1, arbitrary: fc.constant<Fate>('is lost') },
    { weight: 1, arbitrary: fc.constant<Fate>('is not awaited') },
  )
  const drawn = fc.sample(fates, SUBMITS * 3)
  let lost = 0
  const line = await startLossyLine(server.origin, () => {
    const fate = drawn.pop() ?? 'arrives'
    if (fate !== 'arrives') lost++
    return fate
  })
  onTestFinished(() => line.close())

  async function submit(number: number) {
    const input = { ...submission(`lossy${number}`), idempotencyKey: `submit number ${number}` }
    for (;;) {
      const answer = await knockCall(line.origin, 'applications/submit', input, { cookie }).catch(() => undefined)
      if (!answer) continue
      // The one before may still be at work.
      if (answer.status === 409) continue
      expect(answer.status, answer.body).toBe(200)
      expect(JSON.parse(answer.body).json).toMatchObject({ success: true, error: null })
      return
    }
  }
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < SUBMITS) await submit(next++)
    }),
  )
  expect(lost).toBeGreaterThan(SUBMITS / 10)
  expect(await keptOf(ada)).toEqual([SUBMITS, SUBMITS, SUBMITS, SUBMITS])
  expect(await checkChain(server.platform.database.system, server.platform, ada.id)).toEqual({ count: SUBMITS, broken: null })
})
