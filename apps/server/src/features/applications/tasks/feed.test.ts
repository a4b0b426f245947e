import { FEED_PATH, FEEDS_PER_HOUR } from '@jobapply/core/applications/tasks/constants'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#platform/auth/table'
import { now } from '#platform/clock'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { calendarFeeds } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())

async function withTask(title: string) {
  const ann = await newcomer(server)
  const { id: applicationId } = await ann.call.applications.tracker.add({
    ...{ job_title: 'Pastry Chef', company: 'Harbour Hotel', status: 'applied', appliedOn: null },
  })
  const fields = { day: '2999-01-05', time: '14:00', zone: 'Europe/Berlin', reminder: 'none' as const }
  await ann.call.applications.tasks.add({ applicationId, title, ...fields })
  return ann
}
/** As a calendar program does: without a session. */
const read = (address: string) => fetch(new URL(new URL(address).pathname, server.origin))
const make = async ({ call }: Person) => (await call.applications.tasks.feed.make()).address

test('an address with a secret shows the open tasks to calendar programs, and says when it was read', async () => {
  const ann = await withTask('Interview')
  expect(await ann.call.applications.tasks.feed.get()).toEqual({ feed: null })
  const address = await make(ann)
  expect(address).toMatch(new RegExp(`${FEED_PATH}[\\w-]{43}\\.ics$`))
  const answer = await read(address)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).toContain('SUMMARY:Interview\r\nDESCRIPTION:Pastry Chef\\, Harbour Hotel\r\n')
  expect(text).toContain('DTSTART:29990105T130000Z')
  expect(await ann.call.applications.tasks.feed.get()).toMatchObject({ feed: { readAt: expect.any(String) } })
})

test('a new address ends the one before, and a revoked one shows nothing', async () => {
  const ann = await withTask('Interview')
  const first = await make(ann)
  const second = await make(ann)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  expect(await ann.call.applications.tasks.feed.revoke()).toEqual({ removed: true })
  expect(await ann.call.applications.tasks.feed.revoke()).toEqual({ removed: false })
  expect([(await read(second)).status, (await ann.call.applications.tasks.feed.get()).feed]).toEqual([404, null])
})

test('strangers, other forms and long addresses show nothing; of a blocked or removed person neither', async () => {
  const ann = await withTask('Interview')
  const address = await make(ann)
  const other = 'A'.repeat(43)
  for (const name of [`${other}.ics`, other, `${other}.ics.ics`, '.ics', '..%2f.ics', `${'A'.repeat(8_000)}.ics`])
    expect((await read(`${server.origin}${FEED_PATH}${name}`)).status).toBe(404)
  const { system } = server.platform.database
  await system.update(users).set({ blockedAt: now() }).where(eq(users.id, ann.id))
  expect((await read(address)).status).toBe(404)
  await system.update(users).set({ blockedAt: null }).where(eq(users.id, ann.id))
  expect((await read(address)).status).toBe(200)
  await system.delete(users).where(eq(users.id, ann.id))
  expect((await read(address)).status).toBe(404)
})

test('the database keeps a hash alone, and nobody makes addresses without end', async () => {
  const ann = await withTask('Interview')
  const address = await make(ann)
  const [, secret = ''] = /([\w-]{43})\.ics$/.exec(address) ?? []
  const [row] = await server.platform.database.system.select().from(calendarFeeds).where(eq(calendarFeeds.userId, ann.id))
  expect(row?.secretHash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(row)).not.toContain(secret)
  for (let made = 1; made < FEEDS_PER_HOUR; made++) await make(ann)
  await expect(make(ann)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
})
