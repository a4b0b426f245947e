import { MAX_TASKS } from '@jobapply/core/applications/constants'
import { localTimeOf, momentOf } from '@jobapply/core/shared/time/local-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveClock, now } from '#platform/clock'
import { allMailsTo, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { describeWhen, remindOne, remindTask } from './remind.ts'
import { applicationTasks } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
  const ms = moment.getTime() - now().getTime()
  moveClock(ms)
  try {
    return await work()
  } finally {
    moveClock(-ms)
  }
}
const remind = (moment: Date) => at(moment, () => remindTask.run({}, server.platform))

const applied = async ({ call }: Person) =>
  (
    await call.applications.tracker.add({
      job_title: 'Pastry Chef',
      company: 'Harbour Hotel',
      status: 'applied',
      appliedOn: null,
    })
  ).id

/** Somebody with an application and a task so many hours from now. */
async function busy(hours: number, { zone = 'Europe/Berlin', reminder = '60' as '60' | 'none' } = {}) {
  const ann = await newcomer(server)
  const due = new Date(Math.ceil((now().getTime() + hours * HOUR) / MINUTE) * MINUTE)
  const applicationId = await applied(ann)
  const fields = { title: 'Interview', ...localTimeOf(due, zone), zone, reminder }
  const task = await ann.call.applications.tasks.add({ applicationId, ...fields })
  return { ann, due, applicationId, task, fields }
}
const noticesOf = async ({ call }: Person) => (await call.notices.list({})).rows.filter(({ title }) => title === 'Interview')
const mailsOf = async ({ email }: Person) =>
  (await allMailsTo(server, email)).filter(({ subject }) => subject.startsWith('Interview'))

test('a task has its moment, is the next date of its application, and can be changed, done and removed', async () => {
  const { ann, due, applicationId, task, fields } = await busy(48)
  expect(task).toMatchObject({ dueAt: due.toISOString(), doneAt: null })
  const next = async () => (await ann.call.applications.tracker.get({ id: applicationId })).nextAt
  expect(await next()).toBe(due.toISOString())
  const { tasks } = ann.call.applications
  expect(await tasks.edit({ id: task.id, ...fields, time: null, zone: null })).toMatchObject({ dueAt: null, zone: null })
  expect(await next()).toBeNull()
  expect(await tasks.finish({ id: task.id, isDone: true })).toMatchObject({ doneAt: expect.any(String) })
  expect(await tasks.list({ applicationId })).toHaveLength(1)
  expect(await tasks.remove({ id: task.id })).toEqual({ removed: true })
  expect(await tasks.remove({ id: task.id })).toEqual({ removed: false })
})

test("nobody changes, sees or adds to another person's tasks", async () => {
  const { task, applicationId, fields } = await busy(48)
  const { call, fetch } = await newcomer(server)
  await expect(call.applications.tasks.add({ applicationId, ...fields })).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' })
  await expect(call.applications.tasks.edit({ id: task.id, ...fields })).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' })
  await expect(call.applications.tasks.finish({ id: task.id, isDone: true })).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' })
  expect(await call.applications.tasks.list({ applicationId })).toEqual([])
  expect((await fetch(`/calendar/${task.id}.ics`)).status).toBe(404)
})

test('a time needs a zone, and an application has a limit of tasks', async () => {
  const { ann, applicationId, fields } = await busy(48)
  const { tasks } = ann.call.applications
  await expect(tasks.add({ applicationId, ...fields, zone: null })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(tasks.add({ applicationId, ...fields, zone: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  const { reminder: _, ...more } = fields
  const others = Array.from({ length: MAX_TASKS - 1 }, () => ({
    ...more,
    ...{ applicationId, user_id: ann.id, reminder: 'none' as const, createdAt: now(), updatedAt: now() },
  }))
  await server.platform.database.system.insert(applicationTasks).values(others)
  await expect(tasks.add({ applicationId, ...fields })).rejects.toMatchObject({ code: 'TOO_MANY_TASKS' })
})

test('one task or all open ones go into a calendar', async () => {
  const { ann, due, applicationId, task, fields } = await busy(48)
  const { id } = await ann.call.applications.tasks.add({ applicationId, ...fields, title: 'Done' })
  await ann.call.applications.tasks.finish({ id, isDone: true })
  const one = await ann.fetch(`/calendar/${task.id}.ics`)
  expect(one.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await one.text()).toContain(`DTSTART:${due.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z\r\n`)
  const all = await (await ann.fetch('/calendar/tasks.ics')).text()
  expect([all.includes('SUMMARY:Interview'), all.includes('SUMMARY:Done')]).toEqual([true, false])
})

test('a reminder comes once, by bell and mail, at its time', async () => {
  const { ann, due } = await busy(5)
  await remind(new Date(due.getTime() - 2 * HOUR))
  expect(await noticesOf(ann)).toEqual([])
  await remind(new Date(due.getTime() - HOUR + MINUTE))
  await remind(new Date(due.getTime() - HOUR + 2 * MINUTE))
  expect(await noticesOf(ann)).toMatchObject([{ path: expect.stringContaining('/applications?open=') }])
  expect(await mailsOf(ann)).toHaveLength(1)
})

test('a worker that is killed in the middle of a reminder has sent nothing, and the next one sends it once', async () => {
  const { ann, due } = await busy(5)
  const { platform } = server
  const killed = { ...platform, mail: { ...platform.mail, send: () => Promise.reject(new Error('killed')) } }
  const moment = new Date(due.getTime() - HOUR + MINUTE)
  await expect(at(moment, () => remindOne(killed))).rejects.toThrow('killed')
  expect(await noticesOf(ann)).toEqual([])
  await Promise.all([remind(moment), remind(moment)])
  expect([(await noticesOf(ann)).length, (await mailsOf(ann)).length]).toEqual([1, 1])
})

test('SETTINGS-014 with Application Updates off the bell tells it and no mail is sent; without a reminder, done or long over, nothing is told', async () => {
  const quiet = await busy(5)
  await quiet.ann.call.notices.alerts.save({ applicationUpdates: false })
  const none = await busy(5, { reminder: 'none' })
  const done = await busy(5)
  await done.ann.call.applications.tasks.finish({ id: done.task.id, isDone: true })
  const missed = await busy(5)
  await remind(new Date(quiet.due.getTime() - HOUR + MINUTE))
  expect([(await noticesOf(quiet.ann)).length, (await mailsOf(quiet.ann)).length]).toEqual([1, 0])
  for (const { ann } of [none, done]) expect(await noticesOf(ann)).toEqual([])
  const late = await busy(1)
  await remind(new Date(late.due.getTime() + 30 * HOUR))
  expect(await noticesOf(late.ann)).toEqual([])
  expect(await noticesOf(missed.ann)).toHaveLength(1)
})

test("a task without a time is announced at 8:00 of the person's own clock", async () => {
  const ann = await newcomer(server)
  await ann.call.billing.setTimeZone({ timeZone: 'Pacific/Auckland' })
  const applicationId = await applied(ann)
  const { day } = localTimeOf(new Date(now().getTime() + 72 * HOUR), 'Pacific/Auckland')
  const rest = { title: 'Interview', day, time: null, zone: null, reminder: '60' as const }
  await ann.call.applications.tasks.add({ applicationId, ...rest })
  const eight = momentOf(day, '08:00', 'Pacific/Auckland').at
  await remind(new Date(eight.getTime() - MINUTE))
  expect(await noticesOf(ann)).toEqual([])
  await remind(new Date(eight.getTime() + MINUTE))
  expect(await noticesOf(ann)).toHaveLength(1)
})

test('a reminder names the time by both clocks, also across a change of clocks', () => {
  const dueAt = new Date('2026-03-29T12:00:00Z')
  const shown = (zone: string, own: string) => describeWhen({ day: '2026-03-29', dueAt, zone }, own)
  expect(shown('Europe/Berlin', 'Europe/Berlin')).toBe('Sun 29 Mar, 14:00 (Europe/Berlin)')
  expect(shown('Europe/Berlin', 'America/New_York')).toBe(
    'Sun 29 Mar, 08:00 (America/New_York), Sun 29 Mar, 14:00 (Europe/Berlin)',
  )
})
