import { inArray, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findJob } from '#features/jobs/listings/listings-store'
import { keepPasted } from '#features/jobs/listings/pasted-store'
import { jobListings, jobTitleWords, pastedJobs } from '#features/jobs/listings/table'
import { now } from '#platform/clock'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { refoldTask } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
})
afterAll(() => server.stop())

const db = () => server.platform.database.system
const refold = () => refoldTask.run({ after: '' }, server.platform)
const PLACE = 'Łódź, Poland'

/** How the words and keys of these jobs were written before there was one way of folding. */
const OLD = {
  titleWords: 'straßenwarter nocny',
  companyWords: 'straße gmbh',
  placeWords: 'łodz poland',
  keywords: 'fußgangerzone',
}

async function listings() {
  const { id, nameKey, isListed, titleWords, companyWords, placeWords } = jobListings
  return db()
    .select({ id, nameKey, isListed, titleWords, companyWords, placeWords })
    .from(jobListings)
    .where(like(jobListings.title, 'Stra%enwärter Nocny'))
    .orderBy(id)
}

test('jobs from before are folded anew: found by today’s words, and the same job once', async () => {
  const first = posting({ id: 'nocny-1', title: 'Straßenwärter Nocny', company: 'Straße GmbH', location: PLACE })
  const second = posting({ id: 'nocny-2', title: 'Strassenwärter Nocny', company: 'Strasse AG', location: 'Lodz, Poland' })
  await addJobs(server, [first, second])
  const today = await listings()
  expect([today.length, new Set(today.map(({ nameKey }) => nameKey)).size]).toEqual([2, 1])

  const ann = await newcomer(server)
  const profileId = await addProfile(ann, {})
  const { listing } = (await findJob(db(), today[0]?.id ?? '')) ?? expect.fail()
  await keepPasted(db(), ann.id, { ...listing, source: 'pasted', sourceId: 'p' }, now())

  // As an older version had stored them: two keys, both listed.
  await db()
    .update(jobListings)
    .set({ ...OLD, nameKey: sql`'old ' || id`, isListed: true })
    .where(
      inArray(
        jobListings.id,
        today.map(({ id }) => id),
      ),
    )
  await db()
    .update(pastedJobs)
    .set({ ...OLD, nameKey: 'old' })
  await db()
    .insert(jobTitleWords)
    .values([{ word: 'straßenwarter' }])
  await db().execute(sql`delete from installation_facts where fact = 'jobs folded'`)
  const find = async (searchTerm: string) => {
    const { jobs } = await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm } })
    return jobs.filter(({ title }) => /nocny/i.test(title)).length
  }
  expect(await find('Straßenwärter')).toBe(0)

  await refold()
  expect(await listings()).toEqual(today)
  expect(await find('Straßenwärter')).toBe(1)
  const [pasted] = await db().select().from(pastedJobs)
  expect(pasted).toMatchObject({
    titleWords: 'strassenwarter nocny',
    placeWords: 'lodz poland lodz poland',
    nameKey: today[0]?.nameKey,
  })
  const words = await db().select().from(jobTitleWords).where(like(jobTitleWords.word, 'stra%enwarter'))
  expect(words).toEqual([{ word: 'strassenwarter' }])
})

test('it is done once, and does no harm a second time', async () => {
  const before = await listings()
  await refold()
  await db().execute(sql`delete from installation_facts where fact = 'jobs folded'`)
  await refold()
  expect(await listings()).toEqual(before)
})
