import { MAX_SAVED_JOBS } from '@jobapply/core/applications/constants'
import { MAX_RESUMES_PER_PROFILE } from '@jobapply/core/resume/constants'
import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { approveOne, freeApplicant, jobOf, submission } from '#testing/applying'
import { ALL_JOBS } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { resumeFile, storedFiles, upload, withProfile } from '#testing/resumes'
import { startProcess, startServer, type TestServer } from '#testing/server'

/** Two processes on one database share nothing else: only a lock in the database can hold a limit. */
let server: TestServer
let second: Awaited<ReturnType<typeof startProcess>>
beforeAll(async () => {
  server = await startServer()
  second = await startProcess(server)
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

/** The same session at both servers. */
function atBoth(person: Person): Person[] {
  const browser = openBrowser({ ...server, origin: second.origin })
  for (const [name, value] of person.cookies) browser.cookies.set(name, value)
  return [person, { ...person, ...browser }]
}

/** How many of so many calls at once, alternating between the two servers, succeeded, and the codes of the others. */
async function callAtOnce(person: Person, call: (at: Person, place: number) => Promise<unknown>, length = 100) {
  const doors = atBoth(person)
  const results = await Promise.allSettled(Array.from({ length }, (_, place) => call(doors[place % 2] as Person, place)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  return { done: results.length - refused.length, codes: [...new Set(refused)] }
}

const job = (jobId: string) => ({
  jobId,
  job_title: 'Pastry Chef',
  company: 'Harbour Hotel',
  location: 'London',
  job_url: 'https://jobs.example.org/1',
  application_url: null,
  source: 'Demo',
})

test(`of 100 calls at once that save 25 jobs each, exactly ${MAX_SAVED_JOBS / 25} succeed`, async () => {
  const ann = await newcomer(server)
  const { done, codes } = await callAtOnce(ann, ({ call }, place) =>
    call.applications.saved.add({
      profileId: null,
      jobs: Array.from({ length: 25 }, (_, index) => job(`${place}-${index}`)),
    }),
  )
  expect([done, codes]).toEqual([MAX_SAVED_JOBS / 25, ['TOO_MANY_SAVED_JOBS']])
})

test('APPLY-030 with 1 unit left, of 60 submits and approvals at once exactly 1 succeeds', async () => {
  const ann = await freeApplicant(server)
  for (const number of [1, 2]) await approveOne(ann, number)
  const outcomes: boolean[] = []
  await callAtOnce(
    ann,
    async ({ call }, place) => {
      const one = { job: jobOf(`race-${place}`), profileId: ann.profileId }
      outcomes.push(
        place % 4 < 2
          ? (await call.applications.submit(submission(`race-${place}`))).success
          : (await call.applications.approve({ jobs: [one] })).queued.length === 1,
      )
    },
    60,
  )
  expect([outcomes.length, outcomes.filter(Boolean).length]).toEqual([60, 1])
  expect(await ann.call.billing.usage()).toMatchObject({ left: 0, current: { monthly: 3 } })
  const marks = await ann.call.applications.marks()
  expect(marks).toHaveLength(3)
})

test('B4 B7 the same job or the same Idempotency-Key at both servers at once is one application and one unit', async () => {
  const ann = await freeApplicant(server)
  const answers = (input: Parameters<Person['call']['applications']['submit']>[0]) =>
    Promise.all(Array.from({ length: 20 }, (_, place) => atBoth(ann)[place % 2]?.call.applications.submit(input)))
  const sameJob = await answers(submission(1))
  expect(sameJob.filter((answer) => answer?.success)).toHaveLength(1)
  const sameKey = await answers({ ...submission(2), idempotencyKey: 'one key for all' })
  expect(new Set(sameKey.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(sameKey[0]).toMatchObject({ success: true, current: { monthly: 2 } })
  expect((await ann.call.applications.list({ view: 'sent' })).rows).toHaveLength(2)
})

test('of 100 calls at once that create a profile, exactly 3 succeed', async () => {
  const ann = await newcomer(server)
  const { done, codes } = await callAtOnce(ann, ({ call }, place) => call.profiles.create({ profile_name: `P${place}` }))
  expect([done, codes]).toEqual([3, ['PROFILE_LIMIT_REACHED']])
  expect((await ann.call.profiles.list()).filter(({ is_primary }) => is_primary)).toHaveLength(1)
})

test(`of 100 calls at once that save a search, exactly ${SEARCH_LIMITS.savedSearches} succeed`, async () => {
  const { person, profile } = await withProfile(server)
  const { done, codes } = await callAtOnce(person, ({ call }, place) =>
    call.search.saved.create({ profileId: profile.id, name: `Search ${place}`, keepSearching: false, preferences: ALL_JOBS }),
  )
  expect([done, codes]).toEqual([SEARCH_LIMITS.savedSearches, ['SAVED_SEARCH_LIMIT_REACHED']])
})

test(`of 228 uploads of one name in the same millisecond, exactly ${MAX_RESUMES_PER_PROFILE} are kept with their own bytes`, async () => {
  const { person, profile } = await withProfile(server)
  const textOf = (place: number) => `Ines Calder\nPastry Chef\nines.calder@example.org\nCopy ${place}\n`
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const uploadOne = (at: Person, place: number) => upload(at, profile.id, resumeFile(textOf(place), 'resume.txt'), false)
  const { done, codes } = await callAtOnce(person, uploadOne, 228)
  vi.useRealTimers()
  expect(done).toBe(MAX_RESUMES_PER_PROFILE)
  // One person has a share of the uploads, and a reader that has too many waiting refuses on its own account.
  expect(codes).toContain('TOO_MANY_RESUMES')
  expect(['TOO_MANY_RESUMES', 'TOO_MANY_UPLOADS', 'READER_BUSY']).toEqual(expect.arrayContaining(codes))
  const files = await person.call.profiles.listResumes({ id: profile.id })
  const texts = await Promise.all(files.map(async ({ url }) => (await person.fetch(url)).text()))
  expect(texts.filter((text) => text.startsWith('Ines Calder'))).toHaveLength(MAX_RESUMES_PER_PROFILE)
  expect(new Set(texts).size).toBe(MAX_RESUMES_PER_PROFILE)
  const ofProfile = () => storedFiles(server).filter((path) => path.includes(profile.id)).length
  await expect.poll(ofProfile, { timeout: 30_000 }).toBe(MAX_RESUMES_PER_PROFILE)
})
