import { readerKey, unpackReading } from '@jobapply/core/matching/reading'
import { vocabulary } from '@jobapply/core/matching/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { findReadings, findUnread } from './store.ts'
import { readTask } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const db = () => server.platform.database.system
const read = () => readTask(db()).run({})
async function skillsRead(reader: string, id: string) {
  const packed = (await findReadings(db(), reader, [id])).get(id)
  return packed && unpackReading(packed).named.map((skill) => vocabulary().skills[skill]?.name)
}

test('a job that comes into the index is read once, and again when it says something else', async () => {
  const job = posting({ title: 'Hull Warden', description: 'Requirements:\n- SQL' })
  const id = `greenhouse:${job.id}`
  await addJobs(server, [job])
  expect(await skillsRead(readerKey(), id)).toBeUndefined()
  await read()
  expect(await skillsRead(readerKey(), id)).toEqual(['SQL'])
  expect(await findUnread(db(), readerKey(), 10)).toEqual([])
  await addJobs(server, [job])
  expect(await findUnread(db(), readerKey(), 10)).toEqual([])
  await addJobs(server, [{ ...job, description: 'Requirements:\n- Python' }])
  expect(await skillsRead(readerKey(), id)).toBeUndefined()
  await read()
  expect(await skillsRead(readerKey(), id)).toEqual(['Python'])
})

test('another reader takes nothing over: it finds every job unread', async () => {
  await addJobs(server, [posting({ title: 'Hull Warden' })])
  await read()
  expect((await findUnread(db(), 'another', 10)).length).toBeGreaterThan(0)
  expect(
    await findReadings(
      db(),
      'another',
      (await findUnread(db(), 'another', 10)).map(({ job }) => job.id),
    ),
  ).toEqual(new Map())
})

test.each([
  ['skills that the tables know', { technical_skills: ['Triage', 'Python'] }, ''],
  ['a skill that no table knows, found in the text', { technical_skills: ['Zorbing'] }, ''],
  ['a typed text that only the description has', { technical_skills: ['Triage'] }, 'hovercraft'],
])(
  'a search finds the same, with the same scores, before and after the jobs were read: %s',
  async (what, profile, searchTerm) => {
    const company = `Öresund ${what}`
    const texts = [
      'Requirements:\n- Triage\n- You drive a Hovercraft, you love Zorbing',
      'We do not sponsor visas. Python is a plus.',
      'Only the Hovercraft counts.',
    ]
    await addJobs(
      server,
      texts.map((description, place) => posting({ title: `Hull Warden ${place}`, company, description })),
    )
    const ann = await newcomer(server)
    const profile_id = await addProfile(ann, { ...profile, desired_job_title: 'Hull Warden' })
    const search = async () => {
      const { jobs } = await ann.call.search.jobs({ profile_id, filters: { ...ALL_JOBS, searchTerm }, sort: 'best', page: 1 })
      return jobs.filter((job) => job.company === company)
    }
    const before = await search()
    expect(before.length).toBeGreaterThan(0)
    await read()
    expect(await search()).toEqual(before)
  },
)
