import { MAX_SAVED_JOBS } from '@jobapply/core/applications/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const job = (job_id: string) => ({
  job_id,
  job_title: 'Pastry Chef',
  company: 'Harbour Hotel',
  location: 'London',
  job_url: 'https://jobs.example.org/1',
  application_url: 'https://jobs.example.org/1/apply',
  source: 'Demo',
})

test('a saved job keeps what the posting said, and saving it twice saves it once', async () => {
  const ann = await newcomer(server)
  const profile = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await ann.call.applications.saved.add({ profile_id: profile.id, jobs: [job('demo-1')] })
  const saved = await ann.call.applications.saved.add({ profile_id: profile.id, jobs: [job('demo-1'), job('demo-2')] })
  expect(saved.map(({ job_id, status, profile_id }) => [job_id, status, profile_id]).sort()).toEqual([
    ['demo-1', 'saved', profile.id],
    ['demo-2', 'saved', profile.id],
  ])
  expect(saved[0]).toMatchObject({ job_title: 'Pastry Chef', company: 'Harbour Hotel' })
  expect((await ann.call.applications.saved.remove({ job_id: 'demo-1' })).map(({ job_id }) => job_id)).toEqual(['demo-2'])
})

test("nobody sees or removes another person's saved jobs, or saves them for a profile of somebody else", async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const profile = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await ann.call.applications.saved.add({ profile_id: profile.id, jobs: [job('demo-1')] })
  expect(await bob.call.applications.saved.list()).toEqual([])
  await bob.call.applications.saved.remove({ job_id: 'demo-1' })
  const [own] = await bob.call.applications.saved.add({ profile_id: profile.id, jobs: [job('demo-1')] })
  expect(own?.profile_id).toBeNull()
  expect(await ann.call.applications.saved.list()).toHaveLength(1)
})

test('an address that is none is refused, and so is the one job too many', async () => {
  const ann = await newcomer(server)
  const bad = { ...job('demo-1'), job_url: 'javascript:alert(1)' }
  await expect(ann.call.applications.saved.add({ profile_id: null, jobs: [bad] })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  for (let count = 0; count < MAX_SAVED_JOBS; count += 200) {
    const jobs = Array.from({ length: 200 }, (_, index) => job(`demo-${count + index}`))
    await ann.call.applications.saved.add({ profile_id: null, jobs })
  }
  await expect(ann.call.applications.saved.add({ profile_id: null, jobs: [job('one-more')] })).rejects.toMatchObject({
    code: 'TOO_MANY_SAVED_JOBS',
  })
})
