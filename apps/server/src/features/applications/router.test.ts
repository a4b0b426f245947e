import { MAX_SAVED_JOBS } from '@jobapply/core/applications/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const job = (jobId: string) => ({
  jobId,
  job_title: 'Pastry Chef',
  company: 'Harbour Hotel',
  location: 'London',
  job_url: 'https://jobs.example.org/1',
  application_url: 'https://jobs.example.org/1/apply',
  source: 'Demo',
})
const save = ({ call }: Person, ids: string[], profileId: string | null = null) =>
  call.applications.saved.add({ profileId, jobs: ids.map(job) })
const listed = async ({ call }: Person) => (await call.applications.saved.list()).rows.map(({ jobId }) => jobId)

test('a saved job keeps what the posting said, and saving it twice saves it once', async () => {
  const ann = await newcomer(server)
  const profile = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await save(ann, ['demo-1'], profile.id)
  const { added } = await save(ann, ['demo-1', 'demo-2'], profile.id)
  expect(added).toMatchObject([{ jobId: 'demo-2', status: 'saved', profileId: profile.id, company: 'Harbour Hotel' }])
  const { rows } = await ann.call.applications.saved.list()
  expect(rows.map(({ jobId, status, profileId }) => [jobId, status, profileId])).toEqual([
    ['demo-2', 'saved', profile.id],
    ['demo-1', 'saved', profile.id],
  ])
  expect((await ann.call.applications.saved.ids()).sort()).toEqual(['demo-1', 'demo-2'])
  expect(await ann.call.applications.saved.remove({ jobId: 'demo-1' })).toEqual({ removed: true })
  expect(await ann.call.applications.saved.remove({ jobId: 'demo-1' })).toEqual({ removed: false })
  expect(await listed(ann)).toEqual(['demo-2'])
})

test('saved jobs are searched by title, company and place, in pages', async () => {
  const { call } = await newcomer(server)
  const kept = ['Pastry Chef', 'Baker', 'Chef de Partie'].map((job_title, index) => ({ ...job(`search-${index}`), job_title }))
  await call.applications.saved.add({ profileId: null, jobs: [...kept, { ...job('search-3'), company: '100% Bread_Co' }] })
  const found = async (text: string) => (await call.applications.saved.list({ text })).rows.map(({ jobId }) => jobId).sort()
  expect(await found(' CHEF ')).toEqual(['search-0', 'search-2', 'search-3'])
  expect(await found('0% bread_')).toEqual(['search-3'])
  expect(await found('london')).toHaveLength(4)
  expect(await found('%')).toEqual(['search-3'])
  const { rows, next } = await call.applications.saved.list({ text: 'chef', limit: 2 })
  const { rows: others } = await call.applications.saved.list({ text: 'chef', cursor: next ?? '' })
  expect(new Set([...rows, ...others].map(({ jobId }) => jobId)).size).toBe(3)
})

test('pages hold every saved job once, also while others are saved and removed in between', async () => {
  const ann = await newcomer(server)
  for (let batch = 0; batch < 3; batch++)
    await save(
      ann,
      Array.from({ length: 40 }, (_, index) => `${batch}-${index}`),
    )
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; page === 0 || cursor; page++) {
    const { rows, next } = await ann.call.applications.saved.list({ cursor, limit: 30 })
    seen.push(...rows.map(({ jobId }) => jobId))
    cursor = next ?? undefined
    if (page === 0) {
      await save(ann, ['added in between'])
      await ann.call.applications.saved.remove({ jobId: seen[3] ?? '' })
    }
    expect(rows.length === 30 || !next).toBe(true)
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  expect(seen.slice(0, 30).every((id) => id.startsWith('2-'))).toBe(true)
  await expect(ann.call.applications.saved.list({ cursor: 'made up', limit: 30 })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test("nobody sees or removes another person's saved jobs, or saves them for a profile of somebody else", async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const profile = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await save(ann, ['demo-1'], profile.id)
  expect(await listed(bob)).toEqual([])
  expect(await bob.call.applications.saved.ids()).toEqual([])
  expect(await bob.call.applications.saved.remove({ jobId: 'demo-1' })).toEqual({ removed: false })
  const { added } = await save(bob, ['demo-1'], profile.id)
  expect(added[0]?.profileId).toBeNull()
  expect(await listed(ann)).toEqual(['demo-1'])
})

test('an address that is none is refused, and so is the one job too many', async () => {
  const ann = await newcomer(server)
  const bad = { ...job('demo-1'), job_url: 'javascript:alert(1)' }
  await expect(ann.call.applications.saved.add({ profileId: null, jobs: [bad] })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  for (let count = 0; count < MAX_SAVED_JOBS; count += 200)
    await save(
      ann,
      Array.from({ length: 200 }, (_, index) => `demo-${count + index}`),
    )
  await expect(save(ann, ['one-more'])).rejects.toMatchObject({ code: 'TOO_MANY_SAVED_JOBS' })
  expect(await save(ann, ['demo-0'])).toEqual({ added: [] })
})
