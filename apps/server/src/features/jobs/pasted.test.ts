import { MAX_PASTED_JOBS } from '@jobapply/core/jobs/constants'
import { toListing } from '@jobapply/core/jobs/listing'
import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPasted, listPasted } from '#features/jobs/listings/pasted-store'
import { pastedJobs } from '#features/jobs/listings/table'
import { now } from '#platform/clock'
import { exportText } from '#testing/exports'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { startLocalSources } from '#testing/local-sources'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { jobs } from './feature.ts'

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
beforeAll(async () => {
  sources = await startLocalSources({})
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
})
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

type Seeker = Person & { profileId: string }
async function newSeeker(): Promise<Seeker> {
  const person = await newcomer(server)
  return { ...person, profileId: await addProfile(person, {}) }
}

const publish = (page: string, job: object) => {
  const thing = { '@type': 'JobPosting', description: 'Work.', ...job }
  sources.answers[page] = { body: `<script type="application/ld+json">${JSON.stringify(thing)}</script>` }
}
async function paste({ call }: Person, page: string) {
  const answer = await call.jobs.paste({ address: `https://${page}` })
  if (answer.kind !== 'job') throw new Error('this is a board')
  return answer
}
const search = async ({ call, profileId }: Seeker, searchTerm: string, filters: object = {}) =>
  (await call.search.jobs({ profileId, filters: { ...ALL_JOBS, ...filters, searchTerm } })).jobs
const open = ({ call, profileId }: Seeker, id: string) => call.search.details({ id, profileId })

test('a pasted page that claims to be a job of somebody else hides nothing and misleads nobody', async () => {
  const real = posting({ title: 'Lantern Keeper', company: 'Quiet Light', url: 'https://boards.greenhouse.io/quietlight/jobs/1' })
  await addJobs(server, [real])
  const [bob, mallory] = [await newSeeker(), await newSeeker()]
  publish('evil.example.org/jobs/1', {
    title: real.title,
    description: 'Send us your passport. '.repeat(50),
    hiringOrganization: { name: real.company },
    jobLocation: { name: real.location },
    url: real.url,
  })
  const { job } = await paste(mallory, 'evil.example.org/jobs/1')
  expect([job.url, job.applyUrl]).toEqual(['https://evil.example.org/jobs/1', null])
  for (const person of [bob, mallory])
    expect(await search(person, 'lantern keeper')).toMatchObject([
      { source: 'Greenhouse', url: real.url, applicationUrl: real.url, description: 'A good place to work.' },
    ])
  await expect(open(bob, job.id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect((await open(mallory, job.id)).job).toMatchObject({ platform: 'page', url: 'https://evil.example.org/jobs/1' })
})

test('a pasted job is found and opened by the person who pasted it, with every filter, and by nobody else', async () => {
  const [ann, bob] = [await newSeeker(), await newSeeker()]
  const title = 'Weathervane Gilder'
  const jobLocation = { address: { addressLocality: 'Porto', addressCountry: 'PT' } }
  publish('vane.example.org/jobs/7', { title, jobLocation, hiringOrganization: { name: 'Vane' }, url: '/jobs/7/gilder' })
  const { job, isNew } = await paste(ann, 'vane.example.org/jobs/7')
  expect([isNew, job.url]).toEqual([true, 'https://vane.example.org/jobs/7/gilder'])
  expect(await search(ann, 'weathervane gilder', { country: 'Portugal' })).toMatchObject([
    { id: job.id, source: 'Pasted address' },
  ])
  expect((await search(ann, '', { location: 'Porto' })).map(({ id }) => id)).toContain(job.id)
  for (const filters of [{ country: 'Germany' }, { platform: 'indeed' }])
    expect(await search(ann, 'weathervane gilder', filters)).toEqual([])
  expect(await search(ann, 'weathervane baker')).toEqual([])
  expect(await search(bob, 'weathervane gilder')).toEqual([])
  await expect(open(bob, job.id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
  const counted = async ({ call }: Person) => (await call.jobs.sources()).find(({ source }) => source === 'page')?.jobs
  expect([await counted(ann), await counted(bob)]).toEqual([1, 0])
})

test('two people who paste the same address have a job each, and closing one leaves the other open', async () => {
  const [ann, bob] = [await newSeeker(), await newSeeker()]
  const page = 'tide.example.org/jobs/1'
  publish(page, { title: 'Tide Watcher', hiringOrganization: { name: 'Tide' } })
  const { job } = await paste(ann, page)
  publish(page, { title: 'Tide Watcher at night', hiringOrganization: { name: 'Tide' } })
  expect(await paste(bob, page)).toMatchObject({ isNew: true, job: { id: job.id } })
  expect([(await open(ann, job.id)).job.title, (await open(bob, job.id)).job.title]).toEqual([
    'Tide Watcher',
    'Tide Watcher at night',
  ])
  sources.answers[page] = { status: 410, body: '' }
  await expect(paste(bob, page)).rejects.toMatchObject({ code: 'PAGE_NOT_REACHED' })
  expect([(await search(ann, 'tide watcher')).length, (await search(bob, 'tide watcher')).length]).toEqual([1, 0])
})

test('a saved pasted job opens, is handed out with the personal data, and is erased with it, but not that of another', async () => {
  const [ann, bob] = [await newSeeker(), await newSeeker()]
  const page = 'cork.example.org/jobs/1'
  publish(page, { title: 'Cork Cutter', hiringOrganization: { name: 'Cork' } })
  const [{ job }] = [await paste(ann, page), await paste(bob, page)]
  const kept = { jobId: job.id, job_title: job.title, company: job.company, location: '', source: 'Pasted address' }
  const addresses = { job_url: job.url, application_url: job.url }
  await ann.call.applications.saved.add({ profileId: null, jobs: [{ ...kept, ...addresses }] })
  const [saved] = (await ann.call.applications.saved.list()).rows
  expect((await open(ann, saved?.jobId ?? '')).job.title).toBe('Cork Cutter')
  const { database } = server.platform
  expect(await exportText(server, ann.id)).toContain('Cork Cutter')
  await database.system.transaction((tx) => jobs.erase(tx, ann.id))
  await expect(open(ann, job.id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect((await open(bob, job.id)).job.title).toBe('Cork Cutter')
})

test('the pasted job too many takes the place of the one that was read longest ago', async () => {
  const ann = await newSeeker()
  const { database } = server.platform
  const db = database.forUser(ann.id)
  const keep = (title: string, seconds: number) => {
    const at = new Date(now().getTime() + seconds * 1_000)
    const url = `https://pile.example.org/${title}`
    return keepPasted(db, ann.id, toListing(posting({ source: 'page', title, id: url, url }), at), at)
  }
  await keep('oldest', 0)
  const columns = Object.values(getTableColumns(pastedJobs)).flatMap(({ generated, name }) => (generated ? [] : name))
  const copied = columns.map((name) => ({ id: 'id || n', last_seen_at: "last_seen_at + n * interval '1 second'" })[name] ?? name)
  await database.systemPool.query(
    `insert into pasted_jobs (${columns}) select ${copied} from pasted_jobs, generate_series(1, $2) as n where user_id = $1`,
    [ann.id, MAX_PASTED_JOBS - 1],
  )
  expect(await keep('newest', 1_000)).toMatchObject({ isNew: true })
  const kept = await listPasted(db, ann.id)
  expect([kept.length, kept[0]?.title, kept.some(({ id }) => id.endsWith('/oldest'))]).toEqual([MAX_PASTED_JOBS, 'newest', false])
})

test('pages that an earlier version kept for everybody leave the index at the next start', async () => {
  const ann = await newSeeker()
  await addJobs(server, [posting({ source: 'page', title: 'Shared Shepherd' })])
  expect(await search(ann, 'shared shepherd')).toHaveLength(1)
  await jobs.start(server.platform)
  expect(await search(ann, 'shared shepherd')).toEqual([])
})
