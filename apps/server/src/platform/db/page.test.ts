import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const MOMENT = '2026-11-16T12:00:00.123'

test('pages show every row once, also rows whose times differ by microseconds only, and after the last row of a page is gone', async () => {
  const ann = await newcomer(server)
  const db = server.platform.database.system
  // Ids go the other way round: only the microseconds give the order.
  await db.execute(sql`
    insert into notices (id, user_id, key, title, message, created_at)
    select ('00000000-0000-4000-8000-' || lpad((9 - n)::text, 12, '0'))::uuid, ${ann.id}, 'key ' || n, 'Notice ' || n, '',
      ${MOMENT}::timestamptz + n * interval '100 microseconds'
    from generate_series(1, 7) n`)
  const titles: string[] = []
  let cursor: string | undefined
  do {
    const page = await ann.call.notices.list({ limit: 2, cursor })
    titles.push(...page.rows.map(({ title }) => title))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(titles).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Notice ${n}`))

  await db.execute(sql`update notices set created_at = ${MOMENT}::timestamptz + interval '1 second' * right(title, 1)::int`)
  const first = await ann.call.notices.list({ limit: 2 })
  await db.execute(sql`delete from notices where id = ${first.rows[1]?.id}`)
  const rest = await ann.call.notices.list({ limit: 50, cursor: first.next ?? undefined })
  expect(rest.rows.map(({ title }) => title)).toEqual([5, 4, 3, 2, 1].map((n) => `Notice ${n}`))
})
