import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { type GreenhouseRow, greenhouseBoard, json, startLocalSources } from '#testing/local-sources'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

const WELDER = {
  id: 21,
  title: 'Dockside Welder',
  absolute_url: 'https://careers.saltworks.example.org/jobs/21',
  location: { name: 'Cork, Ireland' },
  company_name: 'Saltworks',
  content: 'Weld hulls.',
}
const LONG = 'Send us your passport. '.repeat(100)

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
let bob: Person
let mallory: Person
let profileId: string
beforeAll(async () => {
  sources = await startLocalSources({})
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
  ;[bob, mallory] = [await newcomer(server), await newcomer(server)]
  profileId = await addProfile(bob, {})
})
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

const search = (searchTerm: string) => bob.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm } })
/** Publishes a board and brings it; answers its token. */
async function bring(person: Person, ...jobs: GreenhouseRow[]): Promise<string> {
  const token = `co-${randomUUID().slice(0, 8)}`
  Object.assign(sources.answers, greenhouseBoard(token, ...jobs))
  await person.call.jobs.paste({ address: `https://boards.greenhouse.io/${token}` })
  return token
}

test('SEARCH-021 two boards that people brought with one job show it once: the one known first leads, the other is named under it', async () => {
  const job = { ...WELDER, title: 'Dockside Tinsmith', company_name: 'Tinworks' }
  const [, second] = [
    await bring(bob, { ...job, id: 51, absolute_url: 'https://tin.example.org/51' }),
    await bring(mallory, { ...job, id: 52, absolute_url: 'https://evil.example.org/52', content: LONG }),
  ]
  const { jobs, total } = await search('dockside tinsmith')
  expect(total).toBe(1)
  expect(jobs).toMatchObject([
    {
      applicationUrl: 'https://tin.example.org/51',
      otherPlaces: [{ name: `Greenhouse, ${second}`, url: 'https://evil.example.org/52' }],
    },
  ])
  const { job: shown } = await bob.call.search.details({ id: jobs[0]?.id ?? '', profileId })
  expect(shown.otherPlaces).toEqual(jobs[0]?.otherPlaces)
})

test('SEARCH-021 a job of the directory leads, also when somebody brought one like it before', async () => {
  const job = {
    ...WELDER,
    id: 61,
    title: 'Dockside Cooper',
    company_name: 'Barrels',
    absolute_url: 'https://evil.example.org/61',
  }
  const token = await bring(mallory, job)
  expect((await search('dockside cooper')).jobs).toMatchObject([{ applicationUrl: job.absolute_url, otherPlaces: [] }])
  const url = 'https://boards.greenhouse.io/harbour/jobs/6161'
  await addJobs(server, [posting({ title: job.title, company: job.company_name, location: job.location.name, url })])
  expect((await search('dockside cooper')).jobs).toMatchObject([
    { applicationUrl: url, otherPlaces: [{ name: `Greenhouse, ${token}` }] },
  ])
})

test('a board that names the ids of another one before it is known keeps nothing from anybody', async () => {
  const job = { ...WELDER, id: 71, title: 'Dockside Oarmaker', company_name: 'Oars', absolute_url: 'https://oars.example.org/71' }
  await bring(mallory, { ...job, title: 'Dockside Nothing', absolute_url: 'https://evil.example.org/71', content: LONG })
  await bring(bob, job)
  const { jobs } = await search('dockside oarmaker')
  expect(jobs).toMatchObject([{ applicationUrl: job.absolute_url, description: 'Weld hulls.' }])
})

test('the titles of a board that somebody brought do not decide what others have mistyped', async () => {
  await addJobs(server, [posting({ title: 'Harpoonist, north' }), posting({ title: 'Harpoonist, south' })])
  const before = await search('harpoonsit')
  expect(before).toMatchObject({ corrected: 'harpoonist', total: 2 })
  await bring(mallory, { ...WELDER, id: 81, title: 'Harpoonsit', absolute_url: 'https://evil.example.org/81' })
  const { jobs } = await search('harpoonsit')
  expect(jobs.filter(({ title }) => title !== 'Harpoonsit')).toEqual(before.jobs)
  expect(jobs).toHaveLength(3)
})

test('a board that somebody brought in a spelling without jobs is read in the right one when another person brings it', async () => {
  const name = `Cask${randomUUID().slice(0, 8)}`
  const list = (token: string) => `api.ashbyhq.com/posting-api/job-board/${token}?includeCompensation=true`
  sources.answers[list(name.toUpperCase())] = json({ jobs: [] })
  sources.answers[list(name)] = json({ jobs: [{ id: randomUUID(), title: 'Dockside Brewer', descriptionHtml: 'Brew.' }] })
  await mallory.call.jobs.paste({ address: `https://jobs.ashbyhq.com/${name.toUpperCase()}` })
  await bob.call.jobs.paste({ address: `https://jobs.ashbyhq.com/${name}` })
  expect((await search('dockside brewer')).total).toBe(1)
})

test('a row with an address elsewhere costs the other rows of a Breezy board nothing', async () => {
  const row = (id: string, url: string) => ({ id, name: `Dockside Miller ${id}`, url, location: { name: 'Cork' } })
  sources.answers['millstone.breezy.hr/json'] = json([
    row('aa1', 'https://evil.example.org/p/aa1-miller'),
    row('aa2', 'https://millstone.breezy.hr/p/aa2-miller'),
    null,
  ])
  expect(await bob.call.jobs.paste({ address: 'https://millstone.breezy.hr/' })).toMatchObject({ kind: 'board', jobs: 1 })
  expect((await search('dockside miller')).jobs).toMatchObject([{ title: 'Dockside Miller aa2' }])
})
