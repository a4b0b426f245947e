import { nearTitles } from '@jobapply/matching/person/near-titles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let profileId: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  profileId = await addProfile(ann, { desired_job_title: 'Site Reliability Engineer', location_country: 'Sweden' })
  await addJobs(server, [
    posting({ title: 'DevOps Engineer', company: 'Quay AB', location: 'Malmö, Sweden' }),
    posting({ title: 'Site Reliability Engineer', company: 'Fjord AS', location: 'Oslo, Norway' }),
  ])
})
afterAll(() => server.stop())

const ORDER = ['title', 'place', 'remote', 'both', 'profile', 'other']
const near = (filters: object) => ann.call.search.near({ profileId, filters: { ...ALL_JOBS, ...filters } })

test('a search that finds nothing is widened: near titles in the same place first, then the same title elsewhere', async () => {
  const filters = { searchTerm: 'Site Reliability Engineer', country: 'Sweden' }
  expect((await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, ...filters } })).total).toBe(0)
  const widened = await near(filters)
  expect(widened[0]).toMatchObject({ kind: 'title', words: 'devops engineer' })
  expect(widened[0]?.jobs.map(({ title }) => title)).toContain('DevOps Engineer')
  const elsewhere = widened.find(({ kind }) => kind === 'place')
  expect(elsewhere).toMatchObject({ words: '', jobs: [{ title: 'Site Reliability Engineer' }] })
  // What is far in two ways comes last.
  const kinds = widened.map(({ kind }) => kind)
  expect(kinds).toEqual(kinds.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)))
  const ids = widened.flatMap(({ jobs }) => jobs.map(({ id }) => id))
  expect(ids).toHaveLength(new Set(ids).size)
  // The search behind it finds the same jobs.
  const [first] = widened
  if (!first) throw new Error('Nothing was widened')
  expect((await ann.call.search.jobs({ profileId, filters: first.filters })).total).toBe(first.total)
})

test('a search in a town is widened to its country first, then to every country', async () => {
  const places = async (filters: object) =>
    (await near({ searchTerm: 'Site Reliability Engineer', ...filters })).flatMap(({ kind, words, jobs }) =>
      kind === 'place' ? [[words, ...jobs.map(({ company }) => company)]] : [],
    )
  expect(await places({ location: 'Bergen', country: 'Norway' })).toEqual([['Norway', 'Fjord AS']])
  expect(await places({ location: 'Bergen' })).toEqual([['', 'Fjord AS']])
})

test('a search in a country without a town ends with near titles in every country', async () => {
  const widened = await near({ searchTerm: 'Site Reliability Engineer', country: 'Norway' })
  const far = widened.find(({ kind }) => kind === 'both')
  expect(far?.words).toBe('devops engineer')
  expect(far?.jobs.map(({ company }) => company)).toContain('Quay AB')
})

test('without words the desired title is widened, and an unknown one ends in an empty answer', async () => {
  expect((await near({ country: 'Sweden' })).map(({ words }) => words)).toContain('devops engineer')
  expect(await near({ searchTerm: 'xyzzy' })).toEqual([])
  const bob = await newcomer(server)
  await expect(bob.call.search.near({ profileId, filters: ALL_JOBS })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
})

test('nothing that comes close is blocked, and no word of ours is taken for a mistyped one', async () => {
  await addJobs(server, [
    posting({ title: 'Chef de Partie', company: 'Mole Kitchen', location: 'Malmö, Sweden' }),
    posting({
      ...{ title: 'Operations Manager', company: 'Basalt AB', location: 'Malmö, Sweden' },
      description: 'Requirements:\n- At least 12 years of experience as an operations manager',
    }),
  ])
  const bob = await newcomer(server)
  const experience = [{ company: 'Quay AB', position: 'Clerk', startDate: '2024-01', endDate: '2025-01' }]
  const profile = { desired_job_title: 'Director of Operations', location_country: 'Sweden', experience }
  const head = await addProfile(bob, profile)
  const filters = { ...ALL_JOBS, searchTerm: 'Director of Operations', country: 'Sweden' }
  const jobs = (await bob.call.search.near({ profileId: head, filters })).flatMap((one) => one.jobs)
  // The table calls "chief of staff" related, and no posting has the word.
  expect(jobs.map(({ title }) => title)).not.toContain('Chef de Partie')
  expect(jobs.map(({ verdict }) => verdict)).not.toContain('blocked')
  const asked = await bob.call.search.jobs({ profileId: head, filters: { ...ALL_JOBS, searchTerm: 'operations manager' } })
  expect(asked.jobs).toMatchObject([{ title: 'Operations Manager', verdict: 'blocked' }])
})

test('a neighbour of a neighbour for which nothing speaks does not come close', async () => {
  expect(nearTitles('charge nurse', 4)).toContain('recruiter')
  await addJobs(server, [
    posting({
      ...{ title: 'Junior Recruiter', company: 'Polder Staffing', location: 'Utrecht, Netherlands' },
      description: 'Requirements:\n- Sourcing\n- Applicant tracking systems\n- Interviewing\n- Dutch',
    }),
    posting({ title: 'Registered Nurse', company: 'Fjord Hospital', location: 'Oslo, Norway' }),
  ])
  const bob = await newcomer(server)
  const own = await addProfile(bob, { desired_job_title: 'Registered Nurse', location_country: 'Netherlands' })
  const filters = { ...ALL_JOBS, searchTerm: 'Registered Nurse', country: 'Netherlands' }
  const titles = (await bob.call.search.near({ profileId: own, filters })).flatMap(({ jobs }) => jobs.map(({ title }) => title))
  expect(titles).toContain('Registered Nurse')
  expect(titles).not.toContain('Junior Recruiter')
})

test('a title that no table knows leads to what the person has worked as, and to what fits the profile', async () => {
  const experience = [{ company: 'Quay AB', position: 'DevOps Engineer' }]
  const bob = await newcomer(server)
  const own = await addProfile(bob, { desired_job_title: 'Tide Whisperer', location_country: 'Sweden', experience })
  const widened = await bob.call.search.near({ profileId: own, filters: { ...ALL_JOBS, searchTerm: 'Tide Whisperer' } })
  expect(widened[0]).toMatchObject({ kind: 'title', words: 'devops engineer' })
  expect(widened[0]?.jobs.map(({ title }) => title)).toContain('DevOps Engineer')
})

test('a desired title that nobody knows ends in other open jobs, a search for something else does not', async () => {
  const bob = await newcomer(server)
  const own = await addProfile(bob, { desired_job_title: 'Tide Whisperer', location_country: 'Sweden' })
  const asked = (searchTerm: string) =>
    bob.call.search.near({ profileId: own, filters: { ...ALL_JOBS, searchTerm, country: 'Sweden' } })
  const [other, ...more] = await asked('Tide Whisperer')
  expect([other?.kind, other?.words, more]).toEqual(['other', '', []])
  expect(other?.jobs).toHaveLength(12)
  expect(other?.jobs.map(({ verdict }) => verdict)).not.toContain('blocked')
  expect(await asked('Moon Whisperer')).toEqual([])
})

test('a first list that what comes close does not fill is filled with other open jobs, and says which they are', async () => {
  const bob = await newcomer(server)
  const title = 'Fog Signaller'
  await addJobs(server, [posting({ title, company: 'Ness AS', location: 'Oslo, Norway' })])
  const own = await addProfile(bob, { desired_job_title: title, location_country: 'Sweden' })
  const input = { profileId: own, filters: { ...ALL_JOBS, searchTerm: title, country: 'Sweden' } }
  const close = await bob.call.search.near(input)
  expect(close.map(({ kind }) => kind)).not.toContain('other')
  const count = close.flatMap(({ jobs }) => jobs).length
  expect(count).toBeLessThan(10)
  const filled = await bob.call.search.near({ ...input, atLeast: 10 })
  expect(filled.slice(0, -1)).toEqual(close)
  expect(filled.at(-1)?.kind).toBe('other')
  const all = filled.flatMap(({ jobs }) => jobs)
  expect(all.length).toBeGreaterThanOrEqual(10)
  expect(all.filter(({ verdict }) => verdict === 'blocked')).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('where the index has no neighbour of a title, the neighbours of those are tried', async () => {
  await addJobs(server, [posting({ title: 'Cloud Engineer', company: 'Ria Cloud', location: 'Vigo, Spain' })])
  const title = 'Build Engineer'
  expect(nearTitles(title, 5)).not.toContain('cloud engineer')
  const bob = await newcomer(server)
  const own = await addProfile(bob, { desired_job_title: title, location_country: 'Spain' })
  const widened = await bob.call.search.near({ profileId: own, filters: { ...ALL_JOBS, searchTerm: title, country: 'Spain' } })
  const jobs = widened.filter(({ kind }) => kind === 'title').flatMap((one) => one.jobs)
  expect(jobs.map((job) => job.title)).toEqual(['Cloud Engineer'])
})

test('a job says what is in the way, and jobs that meet no criterion are listed on request', async () => {
  const description = 'Requirements:\n- At least 12 years of experience with lighthouses'
  await addJobs(server, [posting({ title: 'Lighthouse Keeper', company: 'Pier AB', description })])
  const nurse = await addProfile(ann, { desired_job_title: 'Registered Nurse', total_experience: 1 }, 'Nurse')
  const { jobs } = await ann.call.search.jobs({ profileId: nurse, filters: { ...ALL_JOBS, searchTerm: 'lighthouse' } })
  expect(jobs[0]?.verdict).not.toBe('ok')
  expect(jobs[0]?.obstacle).toMatch(/^Years of experience: /)
  const all = await ann.call.search.jobs({ profileId: nurse, filters: ALL_JOBS })
  expect(all.hidden.unmatched).toBeGreaterThan(0)
  const shown = await ann.call.search.jobs({ profileId: nurse, filters: ALL_JOBS, withUnmatched: true })
  expect([shown.total, shown.hidden.unmatched]).toEqual([all.total + all.hidden.unmatched, 0])
})
