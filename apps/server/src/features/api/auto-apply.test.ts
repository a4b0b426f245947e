import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoForm } from '#features/jobs/demo-form'
import { expectProblem, programmer } from '#testing/api/programs'
import { unitsUsed } from '#testing/applying'
import { addJobs, posting } from '#testing/jobs'
import { startServer, type TestServer } from '#testing/server'

/** The plan of these people: starter, 5 a day. */
const A_DAY = 5
let server: TestServer
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
})
afterAll(() => server.stop())

type Programmer = Awaited<ReturnType<typeof programmer>>
type Fields = Partial<Parameters<typeof posting>[0]>

/** New jobs of the index, by their ids. */
async function jobs(count: number, fields: Fields = {}): Promise<string[]> {
  const made = Array.from({ length: count }, () => posting({ title: 'Sugar Glazier', ...fields }))
  await addJobs(server, made)
  return made.map(({ source, id }) => `${source}:${id}`)
}
const queue = (person: Programmer, jobIds: string[], headers = {}) => person.ask('/auto-apply', { body: { jobIds }, headers })
const outcomes = async (person: Programmer, jobIds: string[]) =>
  (await queue(person, jobIds)).json.jobs.map(({ outcome }: { outcome: string }) => outcome)
const waiting = async ({ call }: Programmer) => (await call.applications.list({ view: 'queue' })).rows

test('API-014 jobs wait for review like those of automation: nothing is approved, sent or taken from the limit before the person does', async () => {
  const ann = await programmer(server)
  const [jobId = ''] = await jobs(1)
  const { status, json } = await queue(ann, [jobId, jobId])
  expect([status, json.left]).toEqual([200, A_DAY - 1])
  const [row] = await waiting(ann)
  expect(json.jobs).toEqual([{ jobId, outcome: 'queued', applicationId: row?.id, questions: [] }])
  expect(row).toMatchObject({
    jobId,
    status: 'queued',
    progress: null,
    approvedAt: null,
    appliedAt: null,
    profileId: ann.profileId,
  })
  expect(await unitsUsed(ann)).toBe(0)
  const tracked = (await ann.ask(`/applications/${row?.id}`)).json
  expect(tracked.history).toMatchObject([{ column: 'status', from: null, to: 'queued', by: 'api' }])
  expect((await ann.ask('/applications?status=queued')).json.rows).toMatchObject([{ id: row?.id, jobId }])
  expect((await ann.ask('/applications?status=applied')).json.rows).toEqual([])
  if (!row) throw new Error('nothing waits')
  const { queued } = await ann.call.applications.approve({ jobs: [{ job: row, profileId: ann.profileId }] })
  expect(queued).toMatchObject([{ id: row.id, progress: 'ready' }])
  expect(await unitsUsed(ann)).toBe(1)
})

test('API-014 as many are queued as the person could approve now, in their order, whatever waits already', async () => {
  const ann = await programmer(server)
  const ids = await jobs(A_DAY + 2)
  expect(await outcomes(ann, ids.slice(0, A_DAY + 1))).toEqual([...Array(A_DAY).fill('queued'), 'over-limit'])
  expect(await outcomes(ann, ids.slice(-1))).toEqual(['over-limit'])
  const [row] = await waiting(ann)
  if (!row) throw new Error('nothing waits')
  // An approved one has its unit and waits no more: there is still no room.
  await ann.call.applications.approve({ jobs: [{ job: row, profileId: ann.profileId }] })
  expect(await outcomes(ann, ids.slice(-1))).toEqual(['over-limit'])
  await ann.call.applications.skip({ id: row.id })
  expect(await outcomes(ann, ids.slice(-1))).toEqual(['queued'])
})

test('API-014 with room for one, of 20 calls at once exactly one queues its job', async () => {
  const ann = await programmer(server)
  await queue(ann, await jobs(A_DAY - 1))
  const told = await Promise.all((await jobs(20)).map((id) => outcomes(ann, [id])))
  expect(told.flat().toSorted()).toEqual([...Array(19).fill('over-limit'), 'queued'])
  expect(await waiting(ann)).toHaveLength(A_DAY)
})

test('API-014 the same call 50 times at once, with one Idempotency-Key, queues its jobs once and answers alike', async () => {
  const [ann, bob] = [await programmer(server), await programmer(server)]
  const ids = await jobs(2)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 50 }, () => queue(ann, ids, headers)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(answers[0]?.json.jobs).toMatchObject([{ outcome: 'queued' }, { outcome: 'queued' }])
  expect(await waiting(ann)).toHaveLength(2)
  // The key belongs to Ann and to this operation.
  expect((await queue(bob, ids, headers)).json.jobs).toMatchObject([{ outcome: 'queued' }, { outcome: 'queued' }])
  expectProblem(await ann.ask('/resumes', { body: { title: 'Other' }, headers }), 409, 'KEY_REUSED')
})

test('a job that is kept in any way but saved is a duplicate, and so is a similar one', async () => {
  const ann = await programmer(server)
  const [saved = '', skipped = '', applied = ''] = await jobs(3)
  const { json } = await ann.ask('/jobs/search?searchTerm=glazier&limit=50')
  const keep = (jobId: string) => {
    const job = json.rows.find(({ id }: { id: string }) => id === jobId)
    return {
      jobId,
      job_title: job.title,
      company: job.company,
      location: job.location,
      job_url: job.url,
      application_url: null,
      source: 'Board',
    }
  }
  await ann.call.applications.saved.add({ profileId: ann.profileId, jobs: [keep(saved)] })
  const approved = await ann.call.applications.approve({
    jobs: [skipped, applied].map((jobId) => ({ job: keep(jobId), profileId: ann.profileId })),
  })
  await ann.call.applications.skip({ id: approved.queued[0]?.id ?? '' })
  expect(await outcomes(ann, [saved, skipped, applied])).toEqual(['queued', 'duplicate', 'duplicate'])
  expect(await outcomes(ann, [saved])).toEqual(['duplicate'])
  const same = { title: 'Sugar Glazier', company: 'Twice Posted', location: 'Lund, Sweden' }
  expect(await outcomes(ann, [...(await jobs(1, same)), ...(await jobs(1, same))])).toEqual(['queued', 'duplicate'])
})

test('a job whose form asks what only the person can answer says so', async () => {
  const ann = await programmer(server)
  const { rows } = await server.platform.database.systemPool.query(
    "select id, source_id from job_listings where source = 'demo' order by id",
  )
  const asking = rows.find(({ source_id }) => demoForm({ sourceId: source_id }).some(({ id }) => id === 'shifts'))
  const { json } = await queue(ann, [asking.id])
  expect(json.jobs).toMatchObject([
    { outcome: 'needs-answers', questions: expect.arrayContaining(['Which shifts can you work?']) },
  ])
  expect(await waiting(ann)).toMatchObject([{ jobId: asking.id, progress: null, approvedAt: null }])
})

test('with one unknown job, or while everything is stopped, nothing is queued; a repeated call queues nothing twice', async () => {
  const ann = await programmer(server)
  const [jobId = '', other = ''] = await jobs(2)
  expectProblem(await queue(ann, [jobId, 'greenhouse:nobody']), 404, 'JOBS_NOT_FOUND')
  await ann.call.applications.stop()
  expectProblem(await queue(ann, [jobId]), 409, 'STOPPED')
  await ann.call.applications.goOn()
  expect(await waiting(ann)).toEqual([])
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await queue(ann, [jobId], headers)
  expect(first.json.jobs).toMatchObject([{ outcome: 'queued' }])
  expect((await queue(ann, [jobId], headers)).json).toEqual(first.json)
  expectProblem(await queue(ann, [other], headers), 409, 'KEY_REUSED')
  for (const wrong of [[], Array(51).fill(jobId), ['x'.repeat(401)]]) expectProblem(await queue(ann, wrong), 400, 'BAD_INPUT')
})

test('API-001 applications of others do not exist', async () => {
  const [ann, bob] = [await programmer(server), await programmer(server)]
  const { json } = await queue(ann, await jobs(1))
  for (const id of [json.jobs[0].applicationId, crypto.randomUUID()])
    expectProblem(await bob.ask(`/applications/${id}`), 404, 'APPLICATION_NOT_FOUND')
  expect((await bob.ask('/applications')).json).toEqual({ rows: [], next: null })
  expectProblem(await bob.ask('/applications?status=lost'), 400, 'BAD_INPUT')
})
