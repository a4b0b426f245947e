import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_JOBS, addProfile } from '#testing/jobs'
import { startLocalSources } from '#testing/local-sources'
import { newcomer, openBrowser } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { newBoardsOf } from './paste.ts'

const API = 'boards-api.greenhouse.io/v1/boards/quietbooks/jobs'
const job = {
  id: 77,
  title: 'Book Binder',
  absolute_url: 'https://boards.greenhouse.io/quietbooks/jobs/77',
  location: { name: 'Porto, Portugal' },
  company_name: 'Quiet Books',
  content: 'Bind books.',
}
const posting = { '@type': 'JobPosting', title: 'Cheese Smith', description: 'Make cheese.', hiringOrganization: { name: 'Alm' } }

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
beforeAll(async () => {
  sources = await startLocalSources({
    [`${API}?content=true`]: { body: JSON.stringify({ jobs: [job], meta: { total: 1 } }) },
    [`${API}/77?pay_transparency=true`]: { body: JSON.stringify(job) },
    'alm.example.org/jobs/1': { body: `<script type="application/ld+json">${JSON.stringify(posting)}</script>` },
    'alm.example.org/about': { body: '<h1>About us</h1>' },
  })
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate', RATE_LIMITS: 'on' })
})
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

test('a pasted job is read at once and can be found; pasted again it is known', async () => {
  const ann = await newcomer(server)
  const [page, company] = [`kettle.example.org/jobs/${randomUUID()}`, `Alm ${randomUUID()}`]
  const job = { ...posting, title: 'Kettle Smith', hiringOrganization: { name: company } }
  const body = `<script type="application/ld+json">${JSON.stringify(job)}</script>`
  for (const address of [page, `${page}?utm_source=mail`]) sources.answers[address] = { body }
  expect(await ann.call.jobs.paste({ address: `https://${page}?utm_source=mail` })).toMatchObject({
    kind: 'job',
    isNew: true,
    job: { title: 'Kettle Smith', company },
  })
  expect(await ann.call.jobs.paste({ address: `https://${page}` })).toMatchObject({ kind: 'job', isNew: false })
  const profileId = await addProfile(ann, {})
  const { jobs } = await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'kettle smith' } })
  expect(jobs.filter((one) => one.company === company)).toMatchObject([
    { source: 'Pasted address', applicationUrl: `https://${page}` },
  ])
})

test('a pasted careers address adds the board of the company, and a job of a known source is read through that source', async () => {
  const ann = await newcomer(server)
  expect(await ann.call.jobs.paste({ address: 'https://boards.greenhouse.io/quietbooks/jobs/77' })).toMatchObject({
    kind: 'job',
    job: { title: 'Book Binder', source: 'greenhouse', country: 'Portugal' },
  })
  const board = await ann.call.jobs.paste({ address: 'https://boards.greenhouse.io/quietbooks' })
  expect(board).toMatchObject({ kind: 'board', source: 'greenhouse', jobs: 1 })
  const before = sources.asked.length
  expect(await ann.call.jobs.paste({ address: 'https://boards.greenhouse.io/quietbooks' })).toEqual({ ...board, isNew: false })
  expect(sources.asked).toHaveLength(before)
})

test('an address that is none, leads nowhere or has no job on it is refused with its own sentence', async () => {
  const ann = await newcomer(server)
  const paste = (address: string) => ann.call.jobs.paste({ address })
  for (const bad of ['hello', 'http://alm.example.org/jobs/1', 'https://127.0.0.1/', 'https://[::1]/', 'ftp://alm.example.org'])
    await expect(paste(bad), bad).rejects.toMatchObject({ code: 'NOT_A_JOB_ADDRESS' })
  await expect(paste('https://alm.example.org/about')).rejects.toMatchObject({ code: 'JOB_NOT_READ' })
  await expect(paste('https://alm.example.org/missing')).rejects.toMatchObject({ code: 'PAGE_NOT_REACHED' })
  const boards = async () => (await server.platform.database.systemPool.query('select from job_boards')).rowCount
  const known = await boards()
  await expect(paste('https://boards.greenhouse.io/nobodyhere')).rejects.toMatchObject({ code: 'JOB_NOT_READ' })
  expect(await boards()).toBe(known)
  await expect(openBrowser(server).call.jobs.paste({ address: 'https://alm.example.org/jobs/1' })).rejects.toMatchObject({
    status: 401,
  })
})

test('a job whose own address says that it is gone is closed; one that cannot be reached is not', async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, {})
  const address = 'https://dune.example.org/jobs/5'
  const page = { ...posting, title: 'Sand Sculptor', hiringOrganization: { name: 'Dune' } }
  sources.answers['dune.example.org/jobs/5'] = { body: `<script type="application/ld+json">${JSON.stringify(page)}</script>` }
  await ann.call.jobs.paste({ address })
  const find = async () =>
    (await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'sand sculptor' } })).total
  sources.answers['dune.example.org/jobs/5'] = { status: 500, body: '' }
  await expect(ann.call.jobs.paste({ address })).rejects.toMatchObject({ code: 'PAGE_NOT_REACHED' })
  expect(await find()).toBe(1)
  sources.answers['dune.example.org/jobs/5'] = { status: 410, body: '' }
  await expect(ann.call.jobs.paste({ address })).rejects.toMatchObject({ code: 'PAGE_NOT_REACHED' })
  expect(await find()).toBe(0)
})

test('a person may paste ten addresses a minute', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const address = 'https://alm.example.org/jobs/1'
  for (let count = 0; count < 10; count++) await ann.call.jobs.paste({ address })
  await expect(ann.call.jobs.paste({ address })).rejects.toMatchObject({ code: 'TOO_MANY_ADDRESSES', status: 429 })
  await expect(bob.call.jobs.paste({ address })).resolves.toMatchObject({ kind: 'job' })
})

test('a person adds boards of twenty new companies a day; those that are known stay open to them', async () => {
  const ann = await newcomer(server)
  const { key, limit } = newBoardsOf(ann.id)
  for (let count = 0; count < limit.count; count++) await server.platform.limits.take(key, limit)
  await expect(ann.call.jobs.paste({ address: 'https://boards.greenhouse.io/newcompany' })).rejects.toMatchObject({
    code: 'TOO_MANY_BOARDS',
    status: 429,
  })
  await expect(ann.call.jobs.paste({ address: 'https://boards.greenhouse.io/quietbooks' })).resolves.toMatchObject({
    kind: 'board',
  })
})
