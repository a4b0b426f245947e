import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitingFor } from '#testing/clock'
import { ALL_JOBS, addProfile } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { demoForm } from './demo-form.ts'
import { keepDemoJobs } from './demo-jobs.ts'

let server: TestServer
let ann: Person
let profileId: string
beforeAll(async () => {
  server = await startServer({ JOB_SOURCES: 'off', TASKS: 'separate' })
  ann = await newcomer(server)
  profileId = await addProfile(ann, { desired_job_title: 'Nurse' })
})
afterAll(() => server.stop())

const search = (searchTerm: string) => ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm } })
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})
/** Every question of this job's form answered; the first option where there are options. */
const filled = (path: string): Record<string, string> =>
  Object.fromEntries(
    demoForm({ sourceId: path.split('/').at(-1) ?? '' }).map(({ id, options }) => [
      id,
      { first_name: 'Ann', email: 'ann@gmail.com', phone: '+46701740588' }[id] ?? options[0]?.value ?? '3',
    ]),
  )

test('SEARCH-034 SEARCH-036 without any network a search answers at once with jobs of the demo set, labelled as demo', async () => {
  // The first one also starts the helper process.
  const { jobs } = await search('nurse')
  expect(await waitingFor(() => search('nurse'))).toBeLessThan(5_000)
  expect(jobs.length).toBeGreaterThan(0)
  for (const job of jobs) expect(job).toMatchObject({ isDemo: true, source: 'Demo', platform: 'demo' })
})

test('SEARCH-039 each demo job has a page with its description and a form that can be filled, sent and confirmed', async () => {
  const { rows } = await server.platform.database.systemPool.query<{ id: string }>(
    "select id from job_listings where source = 'demo'",
  )
  expect(rows.length).toBeGreaterThanOrEqual(300)
  const visitor = openBrowser(server)
  for (const { id } of rows) expect((await visitor.fetch(`/demo/jobs/${id.slice(5)}`)).status, id).toBe(200)
  const [job] = (await search('nurse')).jobs
  const path = new URL(job?.applicationUrl ?? '').pathname
  const page = await (await visitor.fetch(path)).text()
  expect(page).toContain(`<h1>${job?.title}</h1>`)
  for (const name of Object.keys(filled(path))) expect(page).toContain(`name="${name}"`)
  const sent = await visitor.fetch(path, form(filled(path)))
  expect(sent.status).toBe(303)
  const confirmation = await (await visitor.fetch(sent.headers.get('location') ?? '')).text()
  expect(confirmation).toMatch(/Thank you for applying[\s\S]*DEMO-\d{8}/)
  expect(confirmation).not.toContain('Ann')
})

test('a form with an answer missing is shown again, a foreign or unknown one is refused', async () => {
  const [job] = (await search('nurse')).jobs
  const path = new URL(job?.applicationUrl ?? '').pathname
  const visitor = openBrowser(server)
  const { consent: _, ...incomplete } = filled(path)
  const again = await visitor.fetch(path, form(incomplete))
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('Please answer every question')
  expect((await visitor.fetch(path, form({ ...filled(path), cover_letter: 'x'.repeat(100_000) }))).status).toBe(413)
  expect((await visitor.fetch('/demo/jobs/no-such-job', form(filled(path)))).status).toBe(404)
  expect((await visitor.fetch('/demo/jobs/%2e%2e')).status).toBe(404)
  const foreign = await fetch(new URL(path, server.origin), {
    ...form(filled(path)),
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  const forged = await (await visitor.fetch(`${path}?sent=<b>you won</b>`)).text()
  expect(forged).not.toContain('you won')
})

test('the demo jobs stay as fresh as they were, and none is doubled', async () => {
  const { system, systemPool } = server.platform.database
  const newest = async () =>
    (
      await systemPool.query(
        "select count(*)::int as count, max(posted_at) as at, sum(reposts)::int as reposts from job_listings where source = 'demo' and is_listed",
      )
    ).rows[0]
  const today = new Date()
  await keepDemoJobs(system, server.settings, today)
  const before = await newest()
  await keepDemoJobs(system, server.settings, new Date(today.getTime() + 30 * 86_400_000))
  const after = await newest()
  expect(after).toMatchObject({ count: before.count, reposts: 0 })
  expect(Math.round((after.at - before.at) / 86_400_000)).toBe(30)
})
