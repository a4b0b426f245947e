import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepCallsTask } from '#features/applications/tasks'
import { moveClock } from '#platform/clock'
import { applicant, approve, approveOne, jobOf, submission, unitsUsed } from '#testing/applying'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test("APPLY-051 'Not yet' leaves it in 'Needs you' with its unit, 'Skip' takes it out", async () => {
  const ann = await applicant(server)
  const { applications } = ann.call
  const { id } = await approveOne(ann, 1)
  await expect(applications.notYet({ id })).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE', status: 409 })
  expect(await applications.open({ id })).toMatchObject({ progress: 'needs-you', openedAt: expect.any(String) })
  expect(await applications.notYet({ id })).toMatchObject({ status: 'queued', progress: 'needs-you' })
  expect((await applications.list({ view: 'needs-you' })).rows.map((row) => row.id)).toEqual([id])
  expect([await unitsUsed(ann), (await applications.list({ view: 'queue' })).rows]).toEqual([1, []])
  expect(await applications.skip({ id })).toMatchObject({ status: 'withdrawn', progress: 'skipped' })
  expect(await applications.overview()).toMatchObject({ queue: 0, needsYou: 0 })
  expect(await applications.marks()).toEqual([])
  await expect(applications.skip({ id })).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' })
})

test('a skipped job can be saved again, and its history tells it', async () => {
  const ann = await applicant(server)
  const { id } = await approveOne(ann, 1)
  await ann.call.applications.skip({ id })
  const { added } = await ann.call.applications.saved.add({ profileId: null, jobs: [jobOf(1), jobOf(2)] })
  expect(added.map(({ jobId, status, progress }) => [jobId, status, progress])).toEqual([
    ['board:1', 'saved', null],
    ['board:2', 'saved', null],
  ])
  const { history } = await ann.call.applications.get({ id })
  expect(history.slice(-2).map(({ from, to }) => [from, to])).toEqual([
    ['withdrawn', 'saved'],
    ['skipped', null],
  ])
  expect((await approveOne(ann, 1)).id).toBe(id)
})

test('Stop everything: what was being filled is unconfirmed with its unit, and nothing starts before Continue', async () => {
  const ann = await applicant(server)
  const { applications } = ann.call
  const { queued } = await approve(ann, jobOf(1), jobOf(2))
  const [one, other] = queued.map(({ id }) => id) as [string, string]
  await applications.report({ id: one, progress: 'filling' })
  await expect(applications.skip({ id: one })).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' })
  await expect(applications.remove({ id: one })).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' })
  const { stoppedAt } = await applications.stop()
  expect(await applications.overview()).toEqual({ queue: 1, needsYou: 1, filling: 0, stoppedAt })
  expect(await applications.get({ id: one })).toMatchObject({ status: 'queued', progress: 'unconfirmed', appliedAt: null })
  await expect(applications.report({ id: other, progress: 'filling' })).rejects.toMatchObject({ code: 'STOPPED' })
  // By hand everything stays possible.
  expect(await approveOne(ann, 3)).toMatchObject({ progress: 'ready' })
  expect(await unitsUsed(ann)).toBe(3)
  expect((await applications.submit({ ...submission(1), applicationId: one })).success).toBe(true)
  expect(await applications.stop()).toEqual({ stoppedAt })
  expect(await applications.goOn()).toEqual({ stoppedAt: null })
  expect(await applications.report({ id: other, progress: 'filling' })).toMatchObject({ progress: 'filling' })
})

test('a removed application gives its reserved unit back and can be approved anew', async () => {
  const ann = await applicant(server)
  const { id } = await approveOne(ann, 1)
  expect(await ann.call.applications.remove({ id })).toEqual({ removed: true })
  expect(await unitsUsed(ann)).toBe(0)
  await expect(ann.call.applications.get({ id })).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' })
  expect((await approveOne(ann, 1)).id).not.toBe(id)
})

test('old idempotency keys are forgotten, and their jobs are still applied to only once', async () => {
  const ann = await applicant(server)
  const request = { ...submission(1), idempotencyKey: 'a key of last week' }
  await ann.call.applications.submit(request)
  moveClock(8 * 86_400_000)
  await sweepCallsTask.run({}, server.platform)
  moveClock(-8 * 86_400_000)
  expect(await ann.call.applications.submit(request)).toMatchObject({ success: false, application: null })
  expect(await unitsUsed(ann)).toBe(1)
})
