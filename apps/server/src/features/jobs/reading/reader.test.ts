import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { outsideOf } from '#features/jobs/fetching/outside'
import { addBoards, findBoard } from '#features/jobs/listings/store'
import { refreshBoard } from '#features/jobs/refresh'
import { SOURCES } from '#features/jobs/sources/all-sources'
import { greenhouse } from '#features/jobs/sources/greenhouse'
import { describeSources } from '#features/jobs/states'
import { expireTask } from '#features/jobs/tasks'
import { startLocalSources } from '#testing/local-sources'
import { startServer, type TestServer } from '#testing/server'
import { type Answer, readAnswer } from './read-answer.ts'
import { createPools, createReader, type Pools } from './reader.ts'
import { noteFailure } from './store.ts'

const FIXTURES = join(import.meta.dirname, '../sources/fixtures')
const ACME = { token: 'acme', name: 'Acme' }
const JOBS = 'boards-api.greenhouse.io/v1/boards/acme/jobs?content=true'
const answerWith = (title: string) => ({
  body: JSON.stringify({
    jobs: [{ id: 1, title, absolute_url: 'https://boards.greenhouse.io/acme/jobs/1', location: { name: 'Cork' } }],
  }),
})

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
const normal = createPools()
/** Ends every helper before it has begun, as a text that takes too long does. */
const hasty = createPools({ patience: 1 })
beforeAll(async () => {
  sources = await startLocalSources({ [JOBS]: answerWith('Cook') })
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
})
afterAll(async () => {
  for (const { boards, pages } of [normal, hasty]) [boards, pages].map((pool) => pool.stop())
  await server.stop()
  await sources.stop()
})

test('an answer that could not be read three times is set aside until it changes, and the state of its source says so', async () => {
  const { settings, database } = server.platform
  const db = database.system
  await addBoards(db, [{ ...ACME, source: 'greenhouse' }], new Date())
  const visit = async (pools: Pools) => {
    const board = await findBoard(db, 'greenhouse:acme')
    if (!board) throw new Error('the board is missing')
    const visitor = { client: outsideOf(settings).client, read: createReader(db, pools) }
    return refreshBoard(db, visitor, greenhouse, board)
  }
  const stateOf = async () => (await describeSources(db, randomUUID(), settings)).find(({ source }) => source === 'greenhouse')
  expect([await visit(hasty), await visit(hasty), await visit(hasty)]).toEqual(['stopped', 'stopped', 'aside'])
  // Nobody reads it now, although it could be read.
  expect(await visit(normal)).toBe('aside')
  expect(await stateOf()).toMatchObject({ outcome: 'aside', setAsideBoards: 1, troubledBoards: 1, jobs: 0 })
  sources.answers[JOBS] = answerWith('Head Cook')
  expect(await visit(hasty)).toBe('stopped')
  expect(await visit(normal)).toBe('ok')
  expect(await stateOf()).toMatchObject({ outcome: 'ok', setAsideBoards: 0, jobs: 1 })
})

test('a pasted page that could not be read three times is not read again', async () => {
  const page: Answer = { as: 'page', address: 'https://a.example/1', text: readFileSync(join(FIXTURES, 'page.html'), 'utf8') }
  const [read, readHastily] = [normal, hasty].map((pools) => createReader(server.platform.database.system, pools))
  expect(await read?.(page)).toMatchObject({ outcome: 'ok', jobs: [{ title: 'Electrician' }] })
  for (let times = 0; times < 3; times++) await readHastily?.(page)
  expect(await read?.(page)).toEqual({ outcome: 'aside', jobs: [], unread: 0 })
  expect(await read?.({ ...page, text: `${page.text} ` })).toMatchObject({ outcome: 'ok' })
})

test('what could not be read is forgotten 30 days after the last try, and may be tried again', async () => {
  const { system, systemPool } = server.platform.database
  // Old rows are removed at three at night.
  const night = new Date(new Date().setUTCHours(3, 30, 0, 0))
  const daysBefore = (days: number, ms = 0) => new Date(night.getTime() - days * 86_400_000 - ms)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(night)
  await noteFailure(system, 'kept', 'greenhouse', daysBefore(30))
  await noteFailure(system, 'forgotten', 'greenhouse', daysBefore(30, 1))
  await expireTask.run({}, server.platform)
  const { rows } = await systemPool.query(
    `select content_key from job_failed_readings where content_key in ('kept', 'forgotten')`,
  )
  expect(rows).toEqual([{ content_key: 'kept' }])
})

test('every saved answer comes back from the helper process as its source reads it', async () => {
  const at = new Date()
  const read = createReader(server.platform.database.system, normal)
  for (const file of readdirSync(FIXTURES).filter((name) => name.includes('.'))) {
    const source = SOURCES.find(({ id }) => file.startsWith(`${id}.`) || file.startsWith(`${id}-`))
    const text = readFileSync(join(FIXTURES, file), 'utf8')
    const answer: Answer = source
      ? { as: file.includes('-one') ? 'one' : 'list', source: source.id, board: ACME, asked: source.list(ACME), text }
      : { as: 'page', address: 'https://a.example/', text: `${text}\n` }
    const { jobs, ...rest } = await read(answer)
    const { jobs: expected, ...expectedRest } = readAnswer(answer, at)
    expect(rest, file).toEqual(expectedRest)
    expect(jobs.map(withoutTimes), file).toEqual(expected.map(withoutTimes))
  }
})

/** Words such as 'two days ago' count from the moment of reading. */
const withoutTimes = ({ firstSeenAt: _seen, postedAt: _posted, ...job }: { firstSeenAt: string; postedAt: string | null }) => job
