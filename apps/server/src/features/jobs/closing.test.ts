import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideOf } from '#features/jobs/fetching/outside'
import { findBoard } from '#features/jobs/listings/store'
import { movableClock } from '#testing/clock'
import { ALL_JOBS, addProfile } from '#testing/jobs'
import { startLocalSources } from '#testing/local-sources'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import type { Visitor } from './fetching/visit.ts'
import { createReader } from './reading/reader.ts'
import { refreshBoard } from './refresh.ts'
import { greenhouse } from './sources/greenhouse.ts'

const API = 'boards-api.greenhouse.io/v1/boards/quarry/jobs'
const LIST = `${API}?content=true`
const PAGE = 'https://boards.greenhouse.io/quarry/jobs'
const job = (id: number, title: string) => ({
  id,
  title,
  absolute_url: `${PAGE}/${id}`,
  company_name: 'Quarry',
  content: 'Cut stone.',
})
const list = (...jobs: object[]) => ({ body: JSON.stringify({ jobs }), headers: { etag: '"one"' } })
const DAY = 86_400_000
const later = movableClock()

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
let ann: Person
let profileId: string
beforeAll(async () => {
  sources = await startLocalSources({ [LIST]: list(job(1, 'Stone Mason'), job(2, 'Stone Polisher')) })
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
  ann = await newcomer(server)
  profileId = await addProfile(ann, {})
  await paste('https://boards.greenhouse.io/quarry')
})
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

const paste = (address: string) => ann.call.jobs.paste({ address }).catch(({ code }) => code)
const titles = async () => {
  const { jobs } = await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'stone' } })
  const own = jobs.filter(({ company }) => company === 'Quarry')
  return own.map(({ title }) => title).toSorted()
}
const visitor = (): Visitor => {
  const { settings, database } = server.platform
  return { client: outsideOf(settings).client, read: createReader(database.system) }
}
async function visit(by = visitor()) {
  const db = server.platform.database.system
  const board = await findBoard(db, 'greenhouse:quarry')
  if (!board) throw new Error('the board is missing')
  return refreshBoard(db, by, greenhouse, board)
}

test('a source that says that exactly this job is gone closes it; a list that is unchanged or names it opens it again', async () => {
  expect(await titles()).toEqual(['Stone Mason', 'Stone Polisher'])
  const again = [{ status: 304, body: '' }, list(job(1, 'Stone Mason'), job(2, 'Stone Polisher'))]
  for (const answer of again) {
    expect(await paste(`${PAGE}/2`)).toBe('JOB_NOT_READ')
    expect(await titles()).toEqual(['Stone Mason'])
    later(DAY)
    sources.answers[LIST] = answer
    expect(await visit()).toBe('ok')
    expect(await titles()).toEqual(['Stone Mason', 'Stone Polisher'])
  }
})

test('a list that is unchanged does not open what it never named', async () => {
  sources.answers[`${API}/3?pay_transparency=true`] = { body: JSON.stringify(job(3, 'Stone Washer')) }
  await paste(`${PAGE}/3`)
  sources.answers[LIST] = list(job(1, 'Stone Mason'), job(2, 'Stone Polisher'))
  await visit()
  expect(await titles()).toEqual(['Stone Mason', 'Stone Polisher'])
  sources.answers[LIST] = { status: 304, body: '' }
  await visit()
  expect(await titles()).toEqual(['Stone Mason', 'Stone Polisher'])
})

test.each([
  ['as usual', 0],
  ['with a clock that was set back meanwhile', -2 * DAY],
  ['with a clock that was set forward meanwhile', 2 * DAY],
])(
  'an older list that arrives later closes nothing that a newer one named, and opens nothing that it did not: %s',
  async (_, moved) => {
    sources.answers[LIST] = list(job(1, 'Stone Mason'), job(4, 'Stone Cutter of old'))
    const { client, read } = visitor()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const slow = visit({
      read,
      client: async (...question) => {
        const answer = await client(...question)
        isAsked()
        await held
        return answer
      },
    })
    await asked
    later(moved)
    sources.answers[LIST] = { ...list(job(1, 'Stone Mason'), job(5, 'Stone Carver')), headers: { etag: '"two"' } }
    expect(await visit()).toBe('ok')
    expect(await titles()).toEqual(['Stone Carver', 'Stone Mason'])
    release()
    await slow
    expect(await titles()).toEqual(['Stone Carver', 'Stone Mason'])
  },
)
