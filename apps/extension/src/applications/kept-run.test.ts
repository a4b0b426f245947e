import { expect, test } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { changeRun, readReports, readRun, reportLost, takeBack } from './kept-run.ts'
import { JOB } from './run.testing.ts'
import { newRun, type Run } from './run.ts'

freshBrowser()

const touched = { ...newRun(JOB), phase: 'review', isTouched: true } as const satisfies Run
const after = (phase: Run['phase']) => changeRun((run) => (run ? { ...run, phase } : null))
/** The browser is closed and opened again: it has forgotten the run. */
const openAgain = async () => {
  browser.storage.session.clear()
  await reportLost()
}

test('an application that the browser left in the middle is reported once', async () => {
  await changeRun(() => touched)
  await openAgain()
  await openAgain()
  expect(await readReports()).toMatchObject([{ call: 'report', input: { applicationId: JOB.id, progress: 'unconfirmed' } }])
})

test('a worker that starts while the form is still open reports nothing', async () => {
  await changeRun(() => touched)
  await reportLost()
  expect([await readReports(), (await readRun())?.phase]).toEqual([[], 'review'])
})

test.each(['confirmed', 'unconfirmed', 'failed', 'said', 'unsent', 'ended'] as const)(
  'an application that ended as %s is reported by its end, and not as lost when the browser is closed',
  async (phase) => {
    await changeRun(() => ({ ...touched, quote: 'Thank you' }))
    await after(phase)
    const told = await readReports()
    expect(told).toHaveLength(1)
    await openAgain()
    expect(await readReports()).toEqual(told)
  },
)

test('a form that nothing was written into is not reported at all', async () => {
  await changeRun(() => ({ ...touched, isTouched: false }))
  await openAgain()
  expect(await readReports()).toEqual([])
  await changeRun(() => ({ ...touched, isTouched: false }))
  await after('ended')
  expect(await readReports()).toEqual([])
})

test('an event that means nothing changes nothing', async () => {
  await changeRun(() => touched)
  expect(await changeRun(() => null)).toBeUndefined()
  expect(await readRun()).toEqual(touched)
})

test('two changes at the same moment both count', async () => {
  await changeRun(() => touched)
  const add = (id: string) => changeRun((run) => (run ? { ...run, accepted: [...run.accepted, id] } : null))
  await Promise.all(['one', 'two', 'three'].map(add))
  expect((await readRun())?.accepted).toEqual(['one', 'two', 'three'])
})

test('what a page takes back is reported, and the run of that application is open again', async () => {
  await changeRun(() => ({ ...touched, phase: 'confirmed', quote: 'Thank you' }))
  await takeBack(JOB.id, 'It could not be saved')
  expect((await readReports()).map(({ call }) => call)).toEqual(['confirm', 'take-back'])
  expect(await readRun()).toMatchObject({ phase: 'unconfirmed', messages: ['It could not be saved'] })
})

test('at most 50 reports wait, the newest ones', async () => {
  for (let place = 1; place <= 52; place++)
    await takeBack(`5c0f6f0e-7a37-4d7e-9a55-${String(place).padStart(12, '0')}`, 'It could not be saved')
  const places = (await readReports()).map(({ input }) => Number(input.applicationId.slice(-12)))
  expect(places).toEqual(Array.from({ length: 50 }, (_, at) => at + 3))
})
