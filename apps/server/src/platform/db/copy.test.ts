import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, startWithCopy } from '#testing/database/streaming-copy'
import { ALL_JOBS } from '#testing/jobs'
import { newcomer, type Person } from '#testing/people'
import { migrationOf, startServer, type TestServer } from '#testing/server'
import { indexOf } from './database.ts'
import { migrateDatabase } from './migrate.ts'

let pair: Awaited<ReturnType<typeof startWithCopy>>
let server: TestServer
let ann: Person
let profileId: string
const SECRET = 'a secret of thirty-two characters'
const IS_COPY = sql`select pg_is_in_recovery() as is_copy`

const lag = () => server.platform.database.copy?.lagMs()
const jobsOf = (person: Person) => person.call.search.jobs({ profileId, filters: ALL_JOBS })
const isFollowing = () => vi.waitFor(() => expect(lag()).toBeLessThanOrEqual(1_000), 20_000)

beforeAll(async () => {
  pair = await startWithCopy()
  const { url, copyUrl, folder } = pair
  const settings = { DATABASE_URL: url, DATABASE_REPLICA_URL: copyUrl }
  await migrateDatabase(url, 'postgres', migrationOf([]))
  server = await startServer(settings, { url, secret: SECRET, login: 'postgres', folder })
  ann = await newcomer(server)
  profileId = (await ann.call.profiles.create({ profile_name: 'Kitchen' })).id
  await isFollowing()
})
afterAll(async () => {
  await server?.stop()
  await pair.end()
})

/** Which of the two answers a person's questions to the job index. */
async function whoAnswers() {
  const { rows } = await indexOf(server.platform.database.forUser(ann.id)).execute<{ is_copy: boolean }>(IS_COPY)
  return rows[0]?.is_copy ? 'copy' : 'database'
}

test('searches, facets and figures are asked of the copy, everything else of the database', async () => {
  expect(await whoAnswers()).toBe('copy')
  const { rows } = await server.platform.database.forUser(ann.id).execute<{ is_copy: boolean }>(IS_COPY)
  expect(rows).toEqual([{ is_copy: false }])
  const before = await ask(
    pair.copyUrl,
    "select sum(seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = 'job_listings'",
  )
  expect((await jobsOf(ann)).jobs.length).toBeGreaterThan(0)
  expect((await ann.call.search.facets({ profileId, filters: ALL_JOBS })).length).toBeGreaterThan(0)
  await vi.waitFor(async () => {
    const after = await ask(
      pair.copyUrl,
      "select sum(seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = 'job_listings'",
    )
    expect(after.rows[0].scans).toBeGreaterThan(before.rows[0].scans)
  }, 20_000)
})

test('a person sees on the copy what is theirs, and nobody sees a row without a person', async () => {
  const ownersOf = async (userId: string) => {
    const { rows } = await indexOf(server.platform.database.forUser(userId)).execute<{ owner: string }>(
      sql`select user_id as owner from profiles`,
    )
    return rows.map(({ owner }) => owner)
  }
  const bob = await newcomer(server)
  expect(await whoAnswers()).toBe('copy')
  expect(await ownersOf(bob.id)).not.toContain(ann.id)
  expect(await ownersOf(ann.id)).toEqual([ann.id])
})

test('who has brought a job waits until the copy has it', async () => {
  const { database } = server.platform
  await ask(
    pair.url,
    'create table if not exists brought as select 1 as one; insert into brought select generate_series(1, 50000)',
  )
  await database.copy?.caughtUp()
  const { rows } = await ask(pair.copyUrl, 'select count(*)::int as count from brought')
  expect(rows[0].count).toBe(50_001)
})

test('a copy that falls more than 5 s behind is not asked until it has caught up, and /metrics says how far it is behind', async () => {
  await pair.pause()
  await ask(pair.url, 'create table if not exists late as select 1 as one')
  const begun = performance.now()
  await vi.waitFor(async () => expect(await whoAnswers()).toBe('database'), { timeout: 20_000, interval: 100 })
  expect(performance.now() - begun).toBeGreaterThan(3_000)
  const metrics = await (await fetch(`${server.origin}/metrics`)).text()
  const [, seconds] = /^jobapply_database_copy_lag_seconds (\S+)$/m.exec(metrics) ?? []
  expect(Number(seconds)).toBeGreaterThan(5)
  expect((await jobsOf(ann)).jobs.length).toBeGreaterThan(0)
  await pair.resume()
  await vi.waitFor(async () => expect(await whoAnswers()).toBe('copy'), { timeout: 20_000, interval: 100 })
})

test('when the copy goes away in the middle, people notice nothing', async () => {
  const before = await jobsOf(ann)
  await server.platform.database.copy?.caughtUp()
  await ask(pair.url, 'select 1')
  await ask(pair.copyUrl, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jobapply-ai'")
  const answers = await Promise.all(Array.from({ length: 20 }, () => jobsOf(ann)))
  for (const { jobs } of answers) expect(jobs.map(({ id }) => id)).toEqual(before.jobs.map(({ id }) => id))
})
