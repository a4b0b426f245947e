import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_APPLICATIONS } from '#features/applications/demo-applications'
import { automationTask } from '#features/applications/tasks'
import { moveClock } from '#platform/clock'
import { programmer } from '#testing/api/programs'
import { jobOf, submission, unitsUsed } from '#testing/applying'
import { ALL_JOBS, addJobs, posting } from '#testing/jobs'
import { startServer, type TestServer } from '#testing/server'
import { openExtension, pairExtension } from './extension.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
})
afterAll(() => server.stop())

const HOUR = 3_600_000
let count = 0

/** Somebody with an API key, a paired browser, full automation on for Dice, and a new job there that nothing speaks against. */
async function automated() {
  const person = await programmer(server)
  const { call, profileId } = person
  const title = `Reed Thatcher ${++count}`
  await call.search.saved.create({
    ...{ name: title, profileId, keepSearching: true },
    preferences: { ...ALL_JOBS, searchTerm: title },
  })
  const { version } = await call.applications.automation.get({ profileId })
  await call.applications.automation.save({ profileId, version, changes: { isActive: true, minMatchScore: 0 } })
  const extension = await pairExtension(server, person)
  await extension.call('automate', { platform: 'dice', isOn: true })
  const url = `https://www.dice.com/job-detail/queuer-${count}`
  const made = posting({ title, company: `Marsh Roofs ${count}`, url })
  await later(HOUR, () => addJobs(server, [made]))
  const job = jobOf(count, { jobId: `greenhouse:${made.id}`, job_title: title, job_url: url, application_url: url })
  const next = async () => (await extension.call('next-alone')).body
  const rowOf = async () =>
    (
      await server.platform.database.systemPool.query(
        'select id, status, queued_by, approved_at from job_applications where user_id = $1',
        [person.id],
      )
    ).rows[0]
  return { ...person, extension, job, title, next, rowOf }
}
type Automated = Awaited<ReturnType<typeof automated>>

async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  moveClock(ms)
  try {
    return await work()
  } finally {
    moveClock(-ms)
  }
}
const propose = () => later(2 * HOUR, () => automationTask.run({}, server.platform))
const queue = ({ ask, job }: Automated) => ask('/auto-apply', { body: { jobIds: [job.jobId] } })
const approve = ({ call, job, profileId }: Automated) => call.applications.approve({ jobs: [{ job, profileId }] })
const assist = ({ ask, job }: Automated) =>
  ask('/mcp', {
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'queue_for_review', arguments: { jobIds: [job.jobId] } },
    },
    headers: { accept: 'application/json, text/event-stream' },
  })
const type = ({ call, job }: Automated, status: 'applied' | 'saved') =>
  call.applications.tracker.add({
    ...{ job_title: job.job_title, company: job.company, location: job.location, job_url: job.job_url },
    ...{ status, appliedOn: null, deadline: null },
  })
async function importCsv({ call, job }: Automated) {
  const file = new File([`Title,Company,Status,URL\n${job.job_title},Marsh Roofs,Queued,${job.job_url}`], 'jobs.csv')
  const { mapping, dateOrder } = await call.applications.csv.preview({ file })
  await call.applications.csv.import({ file, mapping, dateOrder })
}
const save = ({ call, job, profileId }: Automated) => call.applications.saved.add({ profileId, jobs: [job] })
const submit = ({ call, job }: Automated) => call.applications.submit(submission(0, job))

describe('API-014 APPLY-055 what may be approved and sent without the person depends on who queued it', () => {
  test.each<[string, (person: Automated) => Promise<unknown>, string | null, boolean]>([
    ['the person in review', approve, 'you', true],
    ['the automation of a standing search', propose, 'automation', true],
    ['a program with an API key', queue, 'api', false],
    ['an assistant over MCP', assist, 'api', false],
    ['the person as a saved job', save, null, false],
    ['the person in the tracker, as sent', (person) => type(person, 'applied'), null, false],
    ['the person in the tracker, as saved', (person) => type(person, 'saved'), null, false],
    ['a CSV file that calls it queued', importCsv, null, false],
    ['the person or the extension as submitted', submit, null, false],
  ])('kept by %s', async (_, keep, queuedBy, isUnattended) => {
    const person = await automated()
    await keep(person)
    const before = await person.rowOf()
    expect(before).toMatchObject({ queued_by: queuedBy })
    const answer = await person.next()
    if (isUnattended) expect(answer).toMatchObject({ job: { id: before.id, progress: 'ready' }, wait: null })
    else {
      expect(answer).toMatchObject({ job: null, wait: 'nothing' })
      expect(await person.rowOf()).toEqual(before)
      expect((await person.extension.call('begin-alone', { applicationId: before.id })).body.code).toBe('STEP_NOT_POSSIBLE')
    }
  })

  test('the demo queues nothing, and a row of an older version waits for the person', async () => {
    const statuses = Object.values(DEMO_APPLICATIONS).flatMap((all) =>
      all.flatMap(({ course }) => course.map(([status]) => status)),
    )
    expect(statuses).not.toContain('queued')
    const person = await automated()
    await propose()
    await server.platform.database.systemPool.query('update job_applications set queued_by = null where user_id = $1', [
      person.id,
    ])
    expect(await person.next()).toMatchObject({ job: null, wait: 'nothing' })
    expect(await unitsUsed(person)).toBe(0)
  })

  test('a job that a key queued stays one that waits when automation finds it too, and goes on after the person approved it', async () => {
    const person = await automated()
    await queue(person)
    await propose()
    expect(await person.rowOf()).toMatchObject({ queued_by: 'api', approved_at: null })
    expect(await person.next()).toMatchObject({ job: null, wait: 'nothing' })
    await approve(person)
    expect(await person.next()).toMatchObject({ job: { job_title: person.title }, wait: null })
  })

  test("a key that queues automation's proposal again changes nothing of it", async () => {
    const person = await automated()
    await propose()
    const before = await person.rowOf()
    expect((await queue(person)).json.jobs).toMatchObject([{ outcome: 'duplicate', applicationId: before.id }])
    expect(await person.rowOf()).toEqual(before)
  })

  test('an approval does not outlive the skip: saved again and queued by a key, the job waits for a new one', async () => {
    const person = await automated()
    const { id } = (await approve(person)).queued[0] ?? { id: '' }
    await person.call.applications.skip({ id })
    await save(person)
    expect((await queue(person)).json.jobs).toMatchObject([{ outcome: 'queued', applicationId: id }])
    expect(await person.rowOf()).toMatchObject({ queued_by: 'api', approved_at: null })
    expect(await person.next()).toMatchObject({ job: null, wait: 'nothing' })
    expect(await unitsUsed(person)).toBe(0)
  })

  test("a proposal of automation that the person dropped and saved is a program's once a key queues it, also after an undo", async () => {
    const person = await automated()
    await propose()
    const { id } = await person.rowOf()
    await person.call.applications.skip({ id })
    await save(person)
    await queue(person)
    expect(await person.next()).toMatchObject({ job: null, wait: 'nothing' })
    await later(3 * HOUR, async () => {
      const { at } = await person.call.applications.tracker.move({ ids: [id], to: 'withdrawn' })
      await person.call.applications.tracker.undo({ ids: [id], at })
    })
    expect(await person.rowOf()).toMatchObject({ status: 'queued', queued_by: 'api', approved_at: null })
    expect(await person.next()).toMatchObject({ job: null, wait: 'nothing' })
  })

  test('of keys and automation at once one queues the job, and the row says which', async () => {
    const person = await automated()
    const asked = await Promise.all([propose(), ...Array.from({ length: 10 }, () => queue(person)), person.next()])
    const { queued_by, approved_at } = await person.rowOf()
    const outcomes = asked.flatMap((answer) => answer?.json?.jobs?.map(({ outcome }: { outcome: string }) => outcome) ?? [])
    expect(outcomes.filter((outcome) => outcome === 'queued')).toHaveLength(queued_by === 'api' ? 1 : 0)
    if (queued_by === 'api') expect(approved_at).toBeNull()
    expect((await person.next()).job !== null).toBe(queued_by === 'automation')
  })

  test("a program's key opens nothing of full automation, and a browser's key queues nothing", async () => {
    const person = await automated()
    await queue(person)
    for (const name of ['next-alone', 'begin-alone', 'automate'])
      expect([name, (await openExtension(server, person.key).call(name)).status]).toEqual([name, 403])
    const answer = await fetch(`${server.origin}/api/v1/auto-apply`, {
      ...{ method: 'POST', body: JSON.stringify({ jobIds: [person.job.jobId] }) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.extension.key}` },
    })
    expect(answer.status).toBe(403)
  })
})
