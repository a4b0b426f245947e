import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveClock, now } from '#platform/clock'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { allMailsTo, newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import type { NewJobs } from './new-jobs.ts'
import { runStandingSearches, standingSearchTask } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const HOUR = 3_600_000

async function run() {
  const told: NewJobs[] = []
  await runStandingSearches(server.platform, async (_, __, news) => void told.push(news))
  return told
}

async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  moveClock(ms)
  try {
    return await work()
  } finally {
    moveClock(-ms)
  }
}

async function standing(searchTerm: string, profile: object = {}) {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, profile)
  const search = { name: searchTerm, profileId, preferences: { ...ALL_JOBS, searchTerm }, keepSearching: true }
  return { ann, profileId, saved: await ann.call.search.saved.create(search) }
}

test('a standing search tells of each new job once, and of none that was there before', async () => {
  await addJobs(server, [posting({ title: 'Glass Blower, old' })])
  const { ann, profileId, saved } = await standing('glass blower')
  await later(HOUR, () => addJobs(server, [posting({ title: 'Glass Blower, new' }), posting({ title: 'Baker' })]))
  const [news, ...others] = await later(2 * HOUR, run)
  expect(others).toEqual([])
  expect(news).toMatchObject({
    userId: ann.id,
    search: { id: saved.id, name: 'glass blower' },
    count: 1,
    jobs: [{ title: 'Glass Blower, new' }],
  })
  await ann.call.search.saved.create({
    name: 'again',
    profileId,
    preferences: { ...ALL_JOBS, searchTerm: 'glass' },
    keepSearching: true,
  })
  expect(await later(9 * HOUR, run)).toEqual([])
  const list = await ann.call.search.saved.list()
  expect(list.find(({ id }) => id === saved.id)).toMatchObject({ announced: 1, lastRunAt: expect.any(String) })
})

test('what was told is forgotten after 400 days', async () => {
  const { ann } = await standing('lace maker')
  await later(HOUR, () => addJobs(server, [posting({ title: 'Lace Maker' })]))
  expect(await later(2 * HOUR, run)).toHaveLength(1)
  const kept = async () =>
    (await server.platform.database.systemPool.query('select from announced_jobs where user_id = $1', [ann.id])).rowCount
  await later(399 * 24 * HOUR, run)
  expect(await kept()).toBe(1)
  await later(401 * 24 * HOUR, run)
  expect(await kept()).toBe(0)
})

test('it rests while the person is blocked', async () => {
  const { ann } = await standing('sail maker')
  await later(HOUR, () => addJobs(server, [posting({ title: 'Sail Maker' })]))
  const block = (at: string) =>
    server.platform.database.systemPool.query(`update users set blocked_at = ${at} where id = $1`, [ann.id])
  await block('now()')
  expect(await later(2 * HOUR, run)).toEqual([])
  await block('null')
  expect(await later(2 * HOUR, run)).toMatchObject([{ userId: ann.id, jobs: [{ title: 'Sail Maker' }] }])
})

test('it looks every few hours, only while it is switched on, and what comes while it is off is not told later', async () => {
  const { ann, saved } = await standing('wax carver')
  await later(HOUR, () => addJobs(server, [posting({ title: 'Wax Carver 1' })]))
  expect(await later(2 * HOUR, run)).toHaveLength(1)
  await later(2 * HOUR, () => addJobs(server, [posting({ title: 'Wax Carver 2' })]))
  expect(await later(3 * HOUR, run)).toEqual([])
  expect(await later(7 * HOUR, run)).toMatchObject([{ jobs: [{ title: 'Wax Carver 2' }] }])
  await ann.call.search.saved.update({ id: saved.id, keepSearching: false })
  await later(8 * HOUR, () => addJobs(server, [posting({ title: 'Wax Carver 3' })]))
  expect(await later(20 * HOUR, run)).toEqual([])
  await later(21 * HOUR, () => ann.call.search.saved.update({ id: saved.id, keepSearching: true }))
  expect(await later(30 * HOUR, run)).toEqual([])
})

test('a job that the person cannot get is no news', async () => {
  await standing('reed cutter', { total_experience: 1, companies_to_exclude: ['Loud'] })
  await later(HOUR, () =>
    addJobs(server, [
      posting({ title: 'Reed Cutter', description: 'Requirements:\n- At least 12 years of experience' }),
      posting({ title: 'Reed Cutter', company: 'Loud' }),
    ]),
  )
  expect(await later(2 * HOUR, run)).toEqual([])
})

test('the news come in the app and by mail, once; with job alerts off in the app alone', async () => {
  const [{ ann }, { ann: quiet }] = [await standing('bell founder'), await standing('bell founder')]
  await quiet.call.notices.alerts.save({ jobAlerts: false })
  await later(HOUR, () => addJobs(server, [posting({ title: 'Bell Founder', company: 'Klang' })]))
  await later(2 * HOUR, () => standingSearchTask.run({}, server.platform))
  await later(8 * HOUR, () => standingSearchTask.run({}, server.platform))
  const mails = await allMailsTo(server, ann.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('1 new job for “bell founder”')
  expect(mails[0]?.text).toMatch(/^New, match \d+: Bell Founder, Klang, Malmö, Sweden – \w/m)
  expect(mails[0]?.text).toContain('Unsubscribe: ')
  for (const person of [ann, quiet])
    expect((await person.call.notices.list()).rows).toMatchObject([
      {
        title: '1 new job for “bell founder”',
        path: expect.stringMatching(/^\/search\?searchTerm=bell\+founder&profile=\S+&job=\S+$/),
      },
    ])
  expect(await allMailsTo(server, quiet.email)).toEqual([])
})

test('one email a day: what came since the last one, by what changed and the best first, with the reason of each', async () => {
  const { ann } = await standing('clock mender', { companies_to_exclude: ['Loud'] })
  const job = (title: string, more: object = {}) => posting({ title, company: `The ${title}`, ...more })
  const [plain, closed] = [job('Clock Mender 1'), job('Clock Mender 3')]
  await later(HOUR, () => addJobs(server, [plain]))
  await later(2 * HOUR, () => standingSearchTask.run({}, server.platform))
  const ends = new Date('2100-01-01')
  moveClock(3 * HOUR)
  ends.setTime(now().getTime() + 80 * HOUR)
  await addJobs(server, [
    { ...plain, pay: { min: 300, max: 400, currency: 'EUR', period: 'day' } },
    { ...closed, expires: ends.getTime() },
    job('Clock Mender 2', { description: 'You mend clocks.' }),
    posting({ title: 'Clock Mender', company: 'Loud' }),
  ])
  moveClock(4 * HOUR)
  await standingSearchTask.run({}, server.platform)
  expect(await allMailsTo(server, ann.email)).toHaveLength(1)
  expect((await ann.call.notices.list()).rows.map(({ title }) => title)).toEqual([
    '2 new jobs and 1 with news for “clock mender”',
    '1 new job for “clock mender”',
  ])
  moveClock(20 * HOUR)
  await standingSearchTask.run({}, server.platform)
  moveClock(5 * HOUR)
  await standingSearchTask.run({}, server.platform)
  moveClock(-32 * HOUR)
  const mails = await allMailsTo(server, ann.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    '1 new job and 2 with news for “clock mender”',
    '1 new job for “clock mender”',
  ])
  const lines = (mails[0]?.text ?? '').split('\n').filter((line) => /, match \d+: /.test(line))
  expect(lines.map((line) => line.replace(/, match \d+/, ''))).toEqual([
    expect.stringMatching(/^New: Clock Mender 2, The Clock Mender 2, Malmö, Sweden – \w/),
    expect.stringMatching(/^Pay added: Clock Mender 1, .* – EUR 300 - 400 a day – \w/),
    expect.stringMatching(/^Closing soon: Clock Mender 3, .* – open until \d{1,2} [A-Z][a-z]{2} \d{4}, as the posting says – \w/),
  ])
  expect(mails[0]?.text).toContain('1 job of a company that you exclude is left out; the list is in Job Preferences')
})

test('what an email has told of is not in the next one', async () => {
  const { ann } = await standing('rope walker')
  const tellOn = (day: number, number: number) =>
    later(day * 24 * HOUR, async () => {
      await addJobs(server, [posting({ title: `Rope Walker ${number}`, company: `Hemp ${number}` })])
      moveClock(HOUR)
      await standingSearchTask.run({}, server.platform)
      moveClock(-HOUR)
    })
  await tellOn(1, 1)
  await tellOn(3, 2)
  const mails = await allMailsTo(server, ann.email)
  const told = mails.map(({ text }) => [...text.matchAll(/Rope Walker \d/g)].map(([title]) => title))
  expect(told.toReversed().map((titles) => [...new Set(titles)])).toEqual([['Rope Walker 1'], ['Rope Walker 2']])
})

test('the same work under a new id is told as posted again', async () => {
  const { ann } = await standing('kite maker')
  const job = { title: 'Kite Maker', company: 'Wind', source: 'lever', description: 'You make kites of silk.' }
  const board = (id: string) => posting({ ...job, id })
  const { system } = server.platform.database
  await addJobs(server, [board('kite-1')])
  await system.execute(
    sql`update job_listings set closed_at = now() - interval '20 days', closed_why = 'gone', is_listed = false, last_seen_at = now() - interval '21 days', first_seen_at = now() - interval '40 days' where id like '%kite-1'`,
  )
  await later(3 * HOUR, () => addJobs(server, [board('kite-2')]))
  await later(4 * HOUR, () => standingSearchTask.run({}, server.platform))
  const [mail] = await allMailsTo(server, ann.email)
  expect(mail?.text).toMatch(/^Posted again, match \d+: Kite Maker, Wind, Malmö, Sweden – its board had the same job before – /m)
})
