import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { sweepUsageTask } from '#platform/parts/usage'
import { ALL_JOBS, addProfile } from '#testing/jobs'
import { admin, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const DAY = 86_400_000
const rowsOf = async (person: Person) =>
  (
    await server.platform.database.systemPool.query('select * from usage_events where user_id = $1 order by created_at', [
      person.id,
    ])
  ).rows

/** Everything that is counted, once. */
async function doEverything(person: Person, company: string) {
  const profileId = await addProfile(person, { full_name: 'Ann Bee' })
  await person.call.account.usage.openScreen()
  const filters = { ...ALL_JOBS, searchTerm: 'canary search' }
  for (const page of [1, 2]) await person.call.search.jobs({ profileId, filters, sort: 'best', page })
  await person.call.documents.resumes.create({ profileId })
  await person.call.documents.letters.create({ profileId, job: { title: 'Nurse', company } })
  await person.call.applications.submit({
    ...{ job_title: 'Nurse', company, job_url: `https://jobs.example.org/${encodeURIComponent(company)}`, application_url: null },
    ...{ resume_data: null, cover_letter_data: null },
  })
}

test('SETTINGS-017 SETTINGS-020 SETTINGS-037 with Analytics on four things are counted, by name and time only; off, nothing is', async () => {
  const ann = await newcomer(server)
  await doEverything(ann, 'Before')
  expect(await rowsOf(ann)).toEqual([])
  expect((await ann.call.account.privacy.save({ analytics: true })).analytics).toBe(true)
  expect((await ann.call.auth.session()).user?.analytics).toBe(true)
  await doEverything(ann, 'Canary Hospital')
  const rows = await rowsOf(ann)
  expect(rows.map(({ name }) => name)).toEqual(['screen opened', 'search', 'document made', 'document made', 'application sent'])
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(['created_at', 'id', 'name', 'user_id'])
  await ann.call.account.privacy.save({ analytics: false })
  await ann.call.account.usage.openScreen()
  expect(await rowsOf(ann)).toHaveLength(rows.length)
})

test('SETTINGS-038 events are kept for 90 days, and admins see them as counts', async () => {
  const [ann, root] = [await newcomer(server), await admin(server)]
  await ann.call.account.privacy.save({ analytics: true })
  const { systemPool } = server.platform.database
  for (const days of [90.01, 89.99])
    await systemPool.query("insert into usage_events (user_id, name, created_at) values ($1, 'search', $2)", [
      ...[ann.id, new Date(now().getTime() - days * DAY)],
    ])
  await sweepUsageTask.run({}, server.platform)
  expect(await rowsOf(ann)).toHaveLength(1)
  const counts = await root.call.account.usage.counts()
  const day = new Date(now().getTime() - 89.99 * DAY).toISOString().slice(0, 10)
  expect(counts).toContainEqual({ day, event: 'search', count: 1 })
  expect(JSON.stringify(counts)).not.toContain(ann.id)
  await expect(ann.call.account.usage.counts()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})
