import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { refoldAnswers, refoldKey } from './refold-store.ts'
import { hashOf } from './store.ts'
import { savedAnswers as t } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const db = () => server.platform.database.system

test.each([
  ['text why yıldız @', 'text why yildiz @'],
  ['text your island hawaiʻi @ʻiolani', 'text your island hawai i @iolani'],
  ['worked-here employer @yıldız', 'worked-here employer @yildiz'],
  ['salary amount @Türkiye', 'salary amount @Türkiye'],
])('the key %s becomes %s', (before, after) => {
  expect(refoldKey(before)).toBe(after)
  expect(refoldKey(after)).toBe(after)
})

test('answers from before are found by today’s keys; of two that become equal the newer answers, and both stay', async () => {
  const ann = await newcomer(server)
  const answer = (key: string, value: string, day: number) => ({
    ...{ id: randomUUID(), user_id: ann.id, key, keyHash: hashOf(key), label: value, employer: '', values: [value] },
    ...{ options: [], isSeveral: false, created_at: now(), saved_at: new Date(Date.UTC(2026, 0, day)) },
  })
  await db()
    .insert(t)
    .values([
      answer('text why yıldız', 'newer', 2),
      answer('text why yildiz', 'older', 1),
      answer('text about ħal', 'kept older', 1),
      answer('text about hal', 'kept newer', 2),
      answer('text plain', 'untouched', 1),
    ])
  for (const _ of [1, 2]) {
    await db().execute(sql`delete from installation_facts where fact = 'answers folded'`)
    await refoldAnswers(db(), now())
    const rows = await db().select().from(t).where(eq(t.user_id, ann.id))
    const byKey = new Map(rows.map(({ key, values }) => [key, values[0]]))
    expect(rows).toHaveLength(5)
    expect(['text why yildiz', 'text about hal', 'text plain'].map((key) => byKey.get(key))).toEqual([
      'newer',
      'kept newer',
      'untouched',
    ])
    expect(rows.filter(({ key, keyHash }) => keyHash !== hashOf(key))).toEqual([])
  }
})
