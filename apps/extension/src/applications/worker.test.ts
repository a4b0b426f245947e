import { expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { sendReports } from './calls.ts'
import { changeReports, changeRun, readReports, readRun } from './kept-run.ts'
import { invent, JOB } from './run.testing.ts'
import { newRun, type Run } from './run.ts'
import type { Report } from './run-report.ts'
import { hearPanel, listenForApplications } from './worker.ts'

freshBrowser()

const tick = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A worker that starts while an application is open in a tab, beside another tab of the person. */
async function work(changes: Partial<Run> = {}) {
  vi.stubGlobal('fetch', async () => {
    throw new Error('the server is away')
  })
  const { id: tab } = await browser.tabs.create({ url: JOB.address })
  const { id: other } = await browser.tabs.create({ url: 'https://news.example/' })
  await changeRun(() => ({ ...newRun(JOB), phase: 'review', tab, ...changes }))
  listenForApplications()
  await tick()
  return { tab, other, phase: async () => (await readRun())?.phase }
}

test('an application ends when its tab is closed: unconfirmed if something was filled, else nothing has happened', async () => {
  const untouched = await work()
  await browser.tabs.remove(untouched.other)
  await tick()
  expect(await untouched.phase()).toBe('review')
  await browser.tabs.remove(untouched.tab)
  await expect.poll(untouched.phase).toBe('ended')
  expect(await readReports()).toEqual([])
})

test('a half-filled form whose tab is closed is reported as soon as the server can be reached', async () => {
  const touched = await work({ isTouched: true })
  await browser.tabs.remove(touched.tab)
  await expect.poll(touched.phase).toBe('unconfirmed')
  expect(await readReports()).toMatchObject([{ call: 'report', input: { applicationId: JOB.id, progress: 'unconfirmed' } }])
  await expect.poll(() => browser.alarms.names.has('reports')).toBe(true)
})

test('what the server has understood is told once, and nothing is tried again for it', async () => {
  await work()
  const told: Report = { call: 'report', input: { applicationId: JOB.id, progress: 'unconfirmed', note: '' } }
  await changeReports(() => [told])
  await sendReports()
  expect([await readReports(), browser.alarms.names.has('reports')]).toEqual([[told], true])
  // Of an application that is gone there is nothing more to tell.
  const asked = vi.fn(async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 }))
  vi.stubGlobal('fetch', asked)
  await sendReports()
  await sendReports()
  expect([asked.mock.calls.length, await readReports(), browser.alarms.names.has('reports')]).toEqual([1, [], false])
})

test('a worker that finds the tab gone ends the application, and one that finds it open goes on', async () => {
  const { phase } = await work({ tab: 9_999 })
  await expect.poll(phase).toBe('ended')
  const open = await work()
  expect(await open.phase()).toBe('review')
})

test("the person's own word ends an application, and only one that failed can be tried again", async () => {
  const { phase } = await work({ phase: 'unconfirmed', isTouched: true })
  expect(await hearPanel({ type: 'apply.retry' })).toBe(false)
  expect(await hearPanel({ type: 'apply.said' })).toBe(true)
  expect(await phase()).toBe('said')
  expect(await hearPanel({ type: 'apply.said' })).toBe(false)
})

test('the profiles to choose from are those of the server, and none are made up while it is away', async () => {
  await work()
  await expect(hearPanel({ type: 'apply.profiles' })).rejects.toThrow('the server is away')
})

test.each([
  ['an open question goes to the server', 'ask' as const, 1],
  ['a question that is answered already, by a first click, is not sent', 'fill' as const, 0],
])('an answer to %s', async (_, decision, count) => {
  await work({ fields: [invent({ id: 'visa', decision }), invent({ id: 'name' })] })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/answer')) sent.push(JSON.parse(String(body)))
    return Response.json({ goesOn: [] })
  })
  await hearPanel({ type: 'apply.answer', id: 'visa', values: ['Yes'], keep: false })
  await tick()
  const members = [{ applicationId: JOB.id, questionId: 'visa' }]
  await expect.poll(() => sent).toEqual(Array(count).fill({ answers: [{ members, values: ['Yes'], keep: false }] }))
})
