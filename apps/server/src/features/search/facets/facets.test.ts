import { FACET_LIMIT, type FacetKey } from '@jobapply/core/search/facets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { countFacets } from './count-facets.ts'

const DAY = 86_400_000
let server: TestServer
let ann: Person
let profileId: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  profileId = await addProfile(ann, { desired_job_title: 'Buoy Painter', location_country: 'Sweden' })
  const old = { posted: now().getTime() - 20 * DAY }
  await addJobs(server, [
    posting({
      title: 'Junior Buoy Painter',
      location: 'Malmö, Sweden',
      jobType: 'part-time',
      posted: now().getTime() - 3_600_000,
    }),
    posting({ title: 'Senior Buoy Painter', location: 'Hamburg, Germany', jobType: 'full-time', workMode: 'onsite', ...old }),
    posting({
      ...{ title: 'Buoy Painter', location: 'Hamburg, Germany', workMode: 'remote', source: 'arbeitnow', ...old },
      pay: { min: 40_000, max: 50_000, currency: 'EUR', period: 'year' },
    }),
    posting({ title: 'Rope Splicer', location: 'Malmö, Sweden' }),
  ])
})
afterAll(() => server.stop())

const count = async (filters: object) => {
  const facets = await ann.call.search.facets({ profileId, filters: { ...ALL_JOBS, ...filters } })
  return (key: FacetKey) =>
    Object.fromEntries(facets.find((one) => one.key === key)?.values.map((each) => [each.value, each.count]) ?? [])
}

test('every facet counts its values among the jobs of the search; values without jobs stay', async () => {
  const of = await count({ searchTerm: 'buoy painter' })
  expect(of('workType')).toEqual({ remote: 1, hybrid: 0, 'on-site': expect.any(Number) })
  expect(of('country')).toEqual({ Germany: 2, Sweden: 1 })
  expect(of('location')).toEqual({ Hamburg: 2, Malmö: 1 })
  expect(of('jobType')).toMatchObject({ 'full-time': expect.any(Number), 'part-time': 1, internship: 0 })
  expect(of('experienceLevel')).toMatchObject({ entry: 1, executive: 1 })
  expect(of('sourceKind')).toEqual({ own: 2, national: 0, feed: 1 })
  expect(of('pay')).toEqual({ named: 1 })
  expect(of('age')).toEqual({ day: 1, week: 1, month: 3 })
})

test('each value finds as many jobs as it counts', async () => {
  const filters = { ...ALL_JOBS, searchTerm: 'buoy painter' }
  const facets = await ann.call.search.facets({ profileId, filters })
  const asked = facets.flatMap(({ key, values }) => values.map((one) => ({ key, ...one })))
  expect(asked.length).toBeGreaterThan(15)
  for (const { key, value, count: counted } of asked) {
    const { total } = await ann.call.search.jobs({ profileId, filters: { ...filters, [key]: value }, withUnmatched: true })
    expect(total, `${key} ${value}`).toBe(counted)
  }
})

test('a facet that is set narrows the others, and still says what its other values would find', async () => {
  const of = await count({ searchTerm: 'buoy painter', country: 'Germany', location: 'Lund' })
  expect(of('country')).toEqual({ Germany: 0 })
  expect(of('location')).toEqual({ Hamburg: 2, Lund: 0 })
  const narrowed = await count({ searchTerm: 'buoy painter', country: 'Germany', pay: 'named' })
  expect([narrowed('country'), narrowed('pay'), narrowed('age')]).toEqual([
    { Germany: 1 },
    { named: 1 },
    { day: 0, week: 0, month: 1 },
  ])
})

test('beyond 500 jobs common values say 500+ and rare ones are still exact', async () => {
  const many = Array.from({ length: FACET_LIMIT + 40 }, (_, place) =>
    posting({
      ...{ title: `Lamp Lighter ${place}`, location: place < 7 ? 'Lyon, France' : 'Leeds, United Kingdom', workMode: 'onsite' },
      ...{ posted: now().getTime() - (place < 30 ? 0.5 : 10) * DAY, source: place % 9 === 0 ? 'arbeitnow' : 'greenhouse' },
      ...(place < 12 && { pay: { min: 20, max: 30, currency: 'GBP', period: 'hour' as const } }),
    }),
  )
  await addJobs(server, many)
  const of = await count({ searchTerm: 'lamp lighter' })
  expect(of('country')).toEqual({ 'United Kingdom': FACET_LIMIT + 1, France: 7 })
  expect(of('location')).toEqual({ Leeds: FACET_LIMIT + 1, Lyon: 7 })
  expect(of('workType')).toEqual({ remote: 0, hybrid: 0, 'on-site': FACET_LIMIT + 1 })
  expect(of('pay')).toEqual({ named: 12 })
  expect(of('age')).toEqual({ day: 30, week: 30, month: FACET_LIMIT + 1 })
  expect(of('sourceKind')).toEqual({ own: 480, national: 0, feed: 60 })
  const inFrance = await count({ searchTerm: 'lamp lighter', country: 'France' })
  expect([inFrance('country'), inFrance('pay')]).toEqual([{ 'United Kingdom': FACET_LIMIT + 1, France: 7 }, { named: 7 }])
})

test('each of several facets that are set counts as if it alone were not', async () => {
  const set = { searchTerm: 'lamp lighter', country: 'United Kingdom', workType: 'on-site', age: 'month', sourceKind: 'own' }
  const of = await count(set)
  expect(of('country')).toEqual({ 'United Kingdom': 474, France: 6 })
  expect(of('sourceKind')).toEqual({ own: 474, national: 0, feed: 59 })
  expect(of('workType')).toEqual({ remote: 0, hybrid: 0, 'on-site': 474 })
  expect(of('age')).toEqual({ day: 20, week: 20, month: 474 })
  expect(of('location')).toEqual({ Leeds: 474 })
  const near = await count({ ...set, location: 'Leeds', pay: 'named' })
  expect([near('location'), near('pay'), near('country')]).toEqual([{ Leeds: 4 }, { named: 4 }, { 'United Kingdom': 4 }])
})

test('more jobs than one pass visits are counted in the index, with the same result', async () => {
  const db = server.platform.database.system
  for (const set of [{}, { country: 'France' }, { workType: 'on-site', sourceKind: 'feed' }] as const) {
    const filters = { ...ALL_JOBS, searchTerm: 'lamp lighter', ...set }
    const [whole, cut] = [
      await countFacets(db, ann.id, { profileId, filters }),
      await countFacets(db, ann.id, { profileId, filters }, 520),
    ]
    expect(cut).toEqual(whole)
  }
})

test('without a search text the title of the profile is counted', async () => {
  const lighter = await addProfile(ann, { desired_job_title: 'Lamp Lighter' }, 'Lighter')
  const facets = await ann.call.search.facets({ profileId: lighter, filters: ALL_JOBS })
  expect(facets.find(({ key }) => key === 'country')?.values).toEqual([
    { value: 'United Kingdom', count: FACET_LIMIT + 1 },
    { value: 'France', count: 7 },
  ])
})

test('somebody else’s profile, a filter that does not exist and a stranger are refused', async () => {
  const bob = await newcomer(server)
  await expect(bob.call.search.facets({ profileId, filters: ALL_JOBS })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  const wrong = { ...ALL_JOBS, age: 'century' } as never
  await expect(ann.call.search.facets({ profileId, filters: wrong })).rejects.toMatchObject({ status: 400 })
  const stranger = openBrowser(server)
  await expect(stranger.call.search.facets({ profileId, filters: ALL_JOBS })).rejects.toMatchObject({ status: 401 })
})
