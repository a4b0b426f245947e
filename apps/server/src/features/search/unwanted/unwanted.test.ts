import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import { expect, onTestFinished, test } from 'vitest'
import { followedJobsTask } from '#features/search/followed-jobs'
import { standingSearchTask } from '#features/search/tasks'
import { moveClock } from '#platform/clock'
import { exportText } from '#testing/exports'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { allMailsTo, newcomer } from '#testing/people'
import { startServerFor } from '#testing/server'

const HOUR = 3_600_000

test('a job that somebody does not want is not listed, nor are those of the employer with the same title', async () => {
  const server = await startServerFor()
  await addJobs(server, [
    posting({ id: 'r1', title: 'Rope Maker', company: 'Hawser', location: 'Lund' }),
    posting({ id: 'r2', title: 'Rope Maker (m/f/d)', company: 'Hawser Ltd', location: 'Malmö' }),
    posting({ id: 'r3', title: 'Senior Rope Maker', company: 'Hawser', location: 'Lund' }),
    posting({ id: 'r4', title: 'Rope Maker', company: 'Strand', location: 'Lund' }),
  ])
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const search = async (person: typeof ann) => {
    const profileId = await addProfile(person, { desired_job_title: 'Rope Maker' }, `Ropes ${crypto.randomUUID()}`)
    return person.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'rope maker' } })
  }
  const first = (await search(ann)).jobs.find(({ company, title }) => company === 'Hawser' && title === 'Rope Maker')
  const { id: jobId = '', title = '', company = '', location = '' } = first ?? {}
  const kept = await ann.call.search.unwanted.add({ jobId, title, company, location })
  expect(await ann.call.search.unwanted.add({ jobId: 'elsewhere', title: 'rope maker', company: 'HAWSER', location })).toEqual(
    kept,
  )

  const after = await search(ann)
  expect(after.jobs.map((job) => `${job.title}, ${job.company}`).toSorted()).toEqual([
    'Rope Maker, Strand',
    'Senior Rope Maker, Hawser',
  ])
  expect(after.hidden.unwanted).toBe(2)
  expect((await search(bob)).hidden.unwanted).toBe(0)
  expect(await exportText(server, ann.id)).toContain('"unwanted_jobs"')

  await expect(bob.call.search.unwanted.remove({ id: kept.id })).rejects.toMatchObject({ code: 'UNWANTED_NOT_FOUND' })
  expect(await ann.call.search.unwanted.list()).toEqual([kept])
  expect(await ann.call.search.unwanted.remove({ id: kept.id })).toEqual([])
  expect((await search(ann)).total).toBe(4)
})

test('at most 200 are kept', async () => {
  const server = await startServerFor()
  const ann = await newcomer(server)
  const job = (at: number) => ({ jobId: `lever:${at}`, title: `Rigger ${at}`, company: `Mast ${at}`, location: '' })
  expect(SEARCH_LIMITS.unwantedJobs).toBe(200)
  for (let at = 0; at < 200; at++) await ann.call.search.unwanted.add(job(at))
  await expect(ann.call.search.unwanted.add(job(200))).rejects.toMatchObject({ code: 'TOO_MANY_UNWANTED' })
  expect(await ann.call.search.unwanted.list()).toHaveLength(200)
})

test('alerts of searches and of followed companies leave such jobs out, and the email says so', async () => {
  const server = await startServerFor()
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  await addJobs(server, [posting({ title: 'Bell Ringer, old', company: 'Harbour' })])
  const profileId = await addProfile(ann, { desired_job_title: 'Bell Ringer' }, 'Bells')
  moveClock(HOUR)
  onTestFinished(() => moveClock(-7 * HOUR))
  const about = { name: 'bell ringer', profileId, preferences: { ...ALL_JOBS, searchTerm: 'bell ringer' } }
  await ann.call.search.saved.create({ ...about, keepSearching: true })
  await bob.call.jobs.companies.follow({ boardId: 'greenhouse:harbour' })
  for (const { call } of [ann, bob])
    await call.search.unwanted.add({ jobId: 'gone', title: 'Bell Ringer', company: 'Harbour', location: '' })
  moveClock(HOUR)
  await addJobs(server, [
    posting({ title: 'Bell Ringer', company: 'Harbour' }),
    posting({ title: 'Bell Ringer, tower', company: 'Harbour' }),
  ])
  moveClock(5 * HOUR)
  await followedJobsTask.run({}, server.platform)
  await standingSearchTask.run({}, server.platform)
  const [found] = (await allMailsTo(server, ann.email)).filter(({ subject }) => subject === '1 new job for “bell ringer”')
  expect(found?.text).toContain('Bell Ringer, tower, Harbour')
  expect(found?.text).not.toContain('Bell Ringer, Harbour')
  expect(found?.text).toContain('1 job is left out because you said “Not like this”; the list is in Job Preferences.')
  const [followed] = (await allMailsTo(server, bob.email)).filter(({ subject }) => subject === '1 new job at Harbour')
  expect(followed?.text).toContain('Bell Ringer, tower')
})
