import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { ALL_JOBS, addProfile } from '#testing/jobs'
import { json, startLocalSources } from '#testing/local-sources'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { outsideOf } from './fetching/outside.ts'
import { addBoards, findBoard } from './listings/store.ts'
import { createReader } from './reading/reader.ts'
import { refreshBoard } from './refresh.ts'
import { smartRecruiters } from './sources/smart-recruiters.ts'
import { expireTask, refreshTask } from './tasks.ts'

const BOARD = 'boards-api.greenhouse.io/v1/boards/figma/jobs?content=true'
const FEED = 'www.arbeitnow.com/api/job-board-api?page=1'
const job = (id: number, title: string) => ({
  id,
  title,
  internal_job_id: id,
  absolute_url: `https://boards.greenhouse.io/figma/jobs/${id}`,
  location: { name: 'London, United Kingdom' },
  company_name: 'Figma',
  content: 'We look for a person.',
  first_published: new Date().toISOString(),
})
const board = (...jobs: object[]) => ({ body: JSON.stringify({ jobs, meta: { total: jobs.length } }) })
const feed = {
  slug: 'engineer-1',
  company_name: 'Pinsel GmbH',
  title: 'Software Engineer',
  description: 'Code.',
  remote: true,
  url: 'https://www.arbeitnow.com/jobs/companies/pinsel-gmbh/engineer-1',
  tags: [],
  job_types: [],
  location: 'Bremen',
  created_at: Math.floor(Date.now() / 1000) - 3600,
}

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
let ann: Person
let profileId: string
const refresh = () => refreshTask.run({}, server.platform)
const search = async (searchTerm: string) =>
  (await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm } })).jobs
const stateOf = async (name: string) => (await ann.call.jobs.sources()).find(({ source }) => source === name)
const DAY = 86_400_000
const later = movableClock()

beforeAll(async () => {
  sources = await startLocalSources({
    [BOARD]: { ...board(job(1, 'Software Engineer'), job(2, 'Lamp Designer')), headers: { etag: '"one"' } },
    [FEED]: { body: JSON.stringify({ data: [feed], links: { next: null }, meta: { current_page: 1 } }) },
    'boards-api.greenhouse.io/v1/boards/stripe/jobs?content=true': board(),
    'boards-api.greenhouse.io/v1/boards/reddit/jobs?content=true': { body: '{"positions": []}' },
    'boards-api.greenhouse.io/v1/boards/lyft/jobs?content=true': { status: 403, body: 'Forbidden' },
  })
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
  ann = await newcomer(server)
  profileId = await addProfile(ann, {})
})
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

test('SEARCH-033 once the tasks have read the sources, a search finds jobs of a board and of a feed, each naming its source', async () => {
  expect(await stateOf('greenhouse')).toMatchObject({ outcome: null })
  await refresh()
  const found = await search('software engineer')
  const read = found.filter(({ isDemo }) => !isDemo)
  expect(read.map(({ source, title }) => `${title} (${source})`).toSorted()).toEqual([
    'Software Engineer (Arbeitnow)',
    'Software Engineer (Greenhouse)',
  ])
})

test('each source says when it was read and what it said; empty, blocked and changed are different', async () => {
  const greenhouse = await stateOf('greenhouse')
  expect(greenhouse).toMatchObject({ jobs: 2, isOn: true, verifiedBoards: 2 })
  expect(greenhouse?.lastReadAt).not.toBeNull()
  const { rows } = await server.platform.database.systemPool.query(
    `select token, last_outcome, verified_at is not null as verified from job_boards where token in ('figma', 'stripe', 'reddit', 'lyft', 'adyen') and source = 'greenhouse' order by token`,
  )
  expect(rows).toEqual([
    { token: 'adyen', last_outcome: 'gone', verified: false },
    { token: 'figma', last_outcome: 'ok', verified: true },
    { token: 'lyft', last_outcome: 'blocked', verified: false },
    { token: 'reddit', last_outcome: 'changed', verified: false },
    { token: 'stripe', last_outcome: 'empty', verified: true },
  ])
})

test('Remotive is off until the operator switches it on', async () => {
  expect(await stateOf('remotive')).toMatchObject({ isOn: false, offReason: expect.stringContaining('terms') })
  expect(sources.asked.some(({ host }) => host.includes('remotive'))).toBe(false)
})

test('SEARCH-038 a search asks no source, and the tasks ask each no more often than its terms allow', async () => {
  const before = sources.asked.length
  await search('software engineer')
  await refresh()
  expect(sources.asked).toHaveLength(before)
})

test('a source that says that nothing has changed keeps its jobs', async () => {
  later(DAY)
  sources.answers[BOARD] = { status: 304, body: '' }
  await refresh()
  expect(sources.asked.findLast(({ path }) => path.includes('/figma/'))?.headers['if-none-match']).toBe('"one"')
  expect(await search('lamp designer')).toHaveLength(1)
})

test('a job is closed by evidence only: a board that fails closes nothing, a full list without it does', async () => {
  const [lamp] = await search('lamp designer')
  const details = () => ann.call.search.details({ id: lamp?.id ?? '', profileId })
  later(2 * DAY)
  sources.answers[BOARD] = { status: 500, body: '' }
  await refresh()
  expect(await search('lamp designer')).toHaveLength(1)
  expect((await details()).health).toMatchObject({ state: 'unknown' })
  later(2 * DAY)
  sources.answers[BOARD] = board(job(1, 'Software Engineer'))
  await refresh()
  expect(await search('lamp designer')).toEqual([])
  expect((await details()).health).toMatchObject({ state: 'closed' })
  expect((await details()).health.sentences[0]).toContain('its source no longer lists it')
  later(2 * DAY)
  sources.answers[BOARD] = board(job(1, 'Software Engineer'), job(2, 'Lamp Designer'))
  await refresh()
  expect(await search('lamp designer')).toHaveLength(1)
  expect((await details()).health).toMatchObject({ state: 'open' })
})

test('a feed shows its latest jobs only: what has left it stays open', async () => {
  later(8 * DAY)
  sources.answers[FEED] = {
    body: JSON.stringify({
      data: [{ ...feed, slug: 'other', title: 'Baker', url: `${feed.url}-b` }],
      links: { next: null },
      meta: {},
    }),
  }
  await refresh()
  expect((await search('software engineer')).map(({ source }) => source)).toContain('Arbeitnow')
  expect(await search('baker')).toHaveLength(1)
})

test('a posting that names its own end is closed when that is over', async () => {
  const page = (end: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Kite Tester', description: 'Fly.', validThrough: end, hiringOrganization: { name: 'Gust' } })}</script>`
  sources.answers['gust.example.org/jobs/kite'] = { body: page(new Date(Date.now() + DAY).toISOString()) }
  await ann.call.jobs.paste({ address: 'https://gust.example.org/jobs/kite' })
  expect(await search('kite tester')).toHaveLength(1)
  later(2 * DAY)
  await expireTask.run({}, server.platform)
  expect(await search('kite tester')).toEqual([])
})

test('a visit asks for the texts of 25 jobs at most; those without a text are listed all the same, and the next visit asks for theirs', async () => {
  const { settings, database } = server.platform
  const api = 'api.smartrecruiters.com/v1/companies/Wharf/postings'
  const rows = Array.from({ length: 27 }, (_, place) => ({
    id: `74400000000${1000 + place}`,
    name: `Rope Splicer ${place}`,
    company: { identifier: 'Wharf', name: `Wharf ${place}` },
  }))
  sources.answers[`${api}?limit=100&offset=0`] = json({ content: rows, offset: 0, totalFound: 27 })
  for (const row of rows)
    sources.answers[`${api}/${row.id}`] = json({ ...row, jobAd: { sections: { jobDescription: { text: 'You splice.' } } } })
  await addBoards(database.system, [{ source: 'smartrecruiters', token: 'Wharf', name: 'Wharf' }], new Date())
  const visit = async () => {
    const before = sources.asked.length
    const board = await findBoard(database.system, 'smartrecruiters:wharf')
    const visitor = { client: outsideOf(settings).client, read: createReader(database.system) }
    expect(await refreshBoard(database.system, visitor, smartRecruiters, board ?? expect.fail())).toBe('ok')
    const { rows: counted } = await database.systemPool.query(
      `select count(*)::int as listed, count(*) filter (where description <> '')::int as read
       from job_listings join job_texts on job_id = id where board_id = 'smartrecruiters:wharf' and closed_at is null`,
    )
    return { ...counted[0], asked: sources.asked.slice(before).filter(({ path }) => path.includes('/postings/')).length }
  }
  expect(await visit()).toEqual({ listed: 27, read: 25, asked: 25 })
  expect(await visit()).toEqual({ listed: 27, read: 27, asked: 2 })
})
