import { searchWords } from '@jobapply/language/fold'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobApplications as t } from '#features/applications/record/table'
import { now } from '#platform/clock'
import { applicant } from '#testing/applying'
import { startServer, type TestServer } from '#testing/server'
import { refoldApplications } from './refold-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const db = () => server.platform.database.system
const keys = (userId: string) =>
  db()
    .select({ title: t.job_title, sameJob: t.sameJob, sameCompany: t.sameCompany })
    .from(t)
    .where(eq(t.user_id, userId))
    .orderBy(t.id)

test('applications from before get today’s keys, none is lost, and a second time changes nothing', async () => {
  const ann = await applicant(server)
  const companies = ['Straße GmbH', 'Strasse GmbH', 'R&D Łódź', 'R and D Lodz', 'Acme']
  for (const company of companies)
    await ann.call.applications.tracker.add({ job_title: 'Planner', company, status: 'applied', location: 'Łódź' })
  const today = await keys(ann.id)
  expect(new Set(today.map(({ sameCompany }) => sameCompany)).size).toBe(3)
  expect(new Set(today.map(({ sameJob }) => sameJob)).size).toBe(3)

  await db().update(t).set({ sameJob: sql`'job ' || id`, sameCompany: sql`'company ' || id` })
  await db().execute(sql`delete from installation_facts where fact = 'applications folded'`)
  await refoldApplications(db(), now())
  expect(await keys(ann.id)).toEqual(today)
  await db().execute(sql`delete from installation_facts where fact = 'applications folded'`)
  await refoldApplications(db(), now())
  await refoldApplications(db(), now())
  expect(await keys(ann.id)).toEqual(today)
})

/** Alphabets, signs, digits and pictures that every supported PostgreSQL knows. PostgreSQL has no NUL. */
const RANGES = [
  [0x01, 0x52f],
  [0x531, 0x556],
  [0x5d0, 0x5ea],
  [0x61f, 0x669],
  [0x905, 0x963],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x218b],
  [0x2190, 0x2426],
  [0x2460, 0x27bf],
  [0x3001, 0x30ff],
  [0xac00, 0xd7a3],
  [0xfb00, 0xfb06],
  [0xff01, 0xffee],
  [0x1f300, 0x1f5ff],
] as const
const isAssigned = (code: number) => /\P{Cn}/u.test(String.fromCodePoint(code))
const CHARACTERS = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(isAssigned))

async function foldInSql(texts: readonly string[]) {
  const { rows } = await db().execute<{ words: string }>(
    sql`select fold_words(text) as words from unnest(${sql.param([...texts])}::text[]) with ordinality as one (text, place) order by place`,
  )
  return rows.map(({ words }) => words)
}

test('the database folds every letter as the program does', async () => {
  const texts = CHARACTERS.map((code) => `A${String.fromCodePoint(code)}B`)
  const folded = await foldInSql(texts)
  expect(texts.filter((text, at) => folded[at] !== searchWords(text))).toEqual([])
})

test('the database folds whole texts as the program does', async () => {
  const letter = fc.constantFrom(...CHARACTERS).map((code) => String.fromCodePoint(code))
  const text = fc.oneof(fc.string({ unit: letter, maxLength: 40 }), fc.string({ unit: 'grapheme-ascii' }))
  const known = ['Straße & Söhne – Łódź', 'R&D', 'ΟΔΟΣ', "O'Brien", '', '  ', 'C++/C#', 'Ørsted A/S', 'ǅungla', 'İstanbul ışık']
  const texts = [...known, ...fc.sample(text, { numRuns: 3_000 })]
  expect(await foldInSql(texts)).toEqual(texts.map(searchWords))
  expect(await foldInSql(texts.map(searchWords))).toEqual(texts.map(searchWords))
})

test('a long run of accents takes the database no longer than its length', async () => {
  const [words] = await foldInSql([`a${'\u0301\u0316'.repeat(50_000)}b`])
  expect(words).toBe('ab')
})
