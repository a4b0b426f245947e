import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNewPostings } from '#features/matching/tasks'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { summarizePay } from './count-market.ts'
import { countDueMarkets } from './tasks.ts'

let server: TestServer
let ann: Person
let profileId: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  profileId = await addProfile(ann, { desired_job_title: 'Bookkeeper', technical_skills: ['Xero'] })
  await addJobs(
    server,
    Array.from({ length: 30 }, (_, place) =>
      posting({
        ...{ title: 'Bookkeeper', location: place < 22 ? 'Leeds, United Kingdom' : 'York, United Kingdom' },
        description: `Requirements:\n- Xero\n${place < 10 ? '- Payroll' : ''}`,
        ...(place < 24 && {
          pay: { min: 30_000 + place * 100, max: 32_000 + place * 100, currency: 'GBP', period: 'year' as const },
        }),
      }),
    ),
  )
  await readNewPostings(server.platform.database.system)
})
afterAll(() => server.stop())

const market = (filters: object = {}) =>
  ann.call.search.market({ profileId, filters: { ...ALL_JOBS, country: 'United Kingdom', ...filters } })

test('what somebody searches for is counted by a task and read from then on', async () => {
  expect(await market({ searchTerm: 'bookkeeper' })).toBeNull()
  await countDueMarkets(server.platform)
  const counted = await market({ searchTerm: 'bookkeeper' })
  expect(counted).toMatchObject({
    ...{ country: 'United Kingdom', read: counted?.open },
    places: expect.arrayContaining([
      { name: 'Leeds', count: 22 },
      { name: 'York', count: 8 },
    ]),
    pay: { currency: 'GBP', postings: 24, low: 31_600, median: 32_200, high: 32_700 },
    skills: expect.arrayContaining([
      { name: 'Xero', count: 30, isHeld: true },
      { name: 'Payroll', count: 10, isHeld: false },
    ]),
    weeks: [{ open: counted?.open }],
  })
  expect(counted?.open).toBeGreaterThanOrEqual(30)
  expect(await market()).toEqual(counted)
})

test('nothing is said of a handful of jobs, and nothing of words that are no occupation', async () => {
  expect(await market({ searchTerm: 'lighthouse keeper' })).toBeNull()
  expect(await market({ searchTerm: 'ann@example.org' })).toBeNull()
  expect(await market({ searchTerm: 'bookkeeper', country: 'Japan' })).toBeNull()
  await countDueMarkets(server.platform)
  expect(await market({ searchTerm: 'bookkeeper', country: 'Japan' })).toBeNull()
  const { rows } = await server.platform.database.systemPool.query('select occupation from job_market')
  expect(JSON.stringify(rows)).not.toContain('example')
})

test('pay in another currency and pay without a period are left out instead of converted', () => {
  const pay = (salaryMin: number, salaryCurrency = 'GBP', salaryPeriod: 'year' | 'hour' | null = 'year') => ({
    ...{ salaryMin, salaryMax: null, salaryCurrency, salaryPeriod },
  })
  const many = Array.from({ length: 25 }, () => pay(30_000))
  expect(summarizePay([...many, pay(900_000, 'SEK'), pay(15, 'GBP', null)])).toMatchObject({
    currency: 'GBP',
    postings: 25,
    high: 30_000,
  })
  expect(summarizePay([...many, ...Array.from({ length: 25 }, () => pay(20, 'GBP', 'hour'))])).toMatchObject({ high: 41_600 })
  expect(summarizePay(many.slice(6))).toBeNull()
})

test('somebody else’s profile and a stranger are refused', async () => {
  const bob = await newcomer(server)
  await expect(bob.call.search.market({ profileId, filters: ALL_JOBS })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  await expect(openBrowser(server).call.search.market({ profileId, filters: ALL_JOBS })).rejects.toMatchObject({ status: 401 })
})
