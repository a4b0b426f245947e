import { toSearchWords } from '@jobapply/core/jobs/search-words'
import { readerKey, unpackFacts } from '@jobapply/matching/read/stored/packed-facts'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Candidate, eachCandidate, findIds } from '#features/jobs/listings/candidates-store'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { findUnread } from './store.ts'
import { readTask } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const db = () => server.platform.database.system
const read = () => readTask.run({}, server.platform)
/** The skills that a reader has found in the only job of that name. */
async function skillsRead(title: string, reader = readerKey()) {
  const filters = { place: [], country: null, type: null, mode: null, source: null, level: null }
  const ids = await findIds(db(), { all: toSearchWords(title), within: 'title' }, filters, { limit: 2 })
  const candidates: Candidate[] = []
  await eachCandidate(db(), { ids, reader }, (one) => candidates.push(one))
  const [found] = candidates
  return found?.reading && unpackFacts(found.reading).named.map((skill) => vocabulary().skills[skill]?.name)
}

test('a job that comes into the index is read once, and again when it says something else', async () => {
  const job = posting({ title: 'Keel Warden', description: 'Requirements:\n- SQL' })
  await addJobs(server, [job])
  expect(await skillsRead('Keel Warden')).toBeNull()
  await read()
  expect(await skillsRead('Keel Warden')).toEqual(['SQL'])
  expect(await findUnread(db(), readerKey(), 10)).toEqual([])
  await addJobs(server, [job])
  expect(await findUnread(db(), readerKey(), 10)).toEqual([])
  await addJobs(server, [{ ...job, description: 'Requirements:\n- Python' }])
  expect(await skillsRead('Keel Warden')).toBeNull()
  await read()
  expect(await skillsRead('Keel Warden')).toEqual(['Python'])
})

test('another reader takes nothing over: for it every job is unread', async () => {
  await addJobs(server, [posting({ title: 'Mast Warden' })])
  await read()
  expect(await skillsRead('Mast Warden')).toEqual([])
  expect(await skillsRead('Mast Warden', 'another')).toBeNull()
  expect((await findUnread(db(), 'another', 1000)).map(({ job }) => job.title)).toContain('Mast Warden')
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
    const profileId = await addProfile(ann, { ...profile, desired_job_title: 'Hull Warden' })
    const search = async () => {
      const { jobs } = await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm }, sort: 'best', page: 1 })
      return jobs.filter((job) => job.company === company)
    }
    const before = await search()
    expect(before.length).toBeGreaterThan(0)
    await read()
    expect(await search()).toEqual(before)
  },
)

test('a posting with the longest title, of the rarest words, and the longest key finds room in the index', async () => {
  const letters = Array.from({ length: 150 }, (_, place) => String.fromCharCode(0x4e00 + 7 * place))
  await addJobs(server, [posting({ title: `${letters.join(' ')}`, id: '鍵'.repeat(300) })])
  await read()
  expect(await skillsRead(letters.slice(0, 20).join(' '))).toEqual([])
})
