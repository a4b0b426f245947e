import { expect, test, vi } from 'vitest'
import { fillForm, submitForm } from '#applications/drive'
import { inventDesk } from '#applications/drive.testing'
import { readRun } from '#applications/kept-run'
import { browser, freshBrowser } from '#browser.testing'
import { lookAt, startHere } from './here.ts'
import { forgetHere, readHere, saveHere } from './here-tab.ts'

freshBrowser()

const JOB = {
  ...{ id: '5c0f6f0e-7a37-4d7e-9a55-0f1f7c2f8a10', title: 'Baker', company: 'Green Mill', location: 'Berlin', isHere: true },
  ...{ address: 'https://careers.green-mill.example/17', tab: 7 },
}

test('the form of the open tab is read where it is, filled, sent, and kept on a confirmation that was seen', async () => {
  const desk = inventDesk({ outcome: { state: 'confirmed', sign: 'Thank you, we have your application' } })
  await startHere(desk.deps, JOB)
  expect(await desk.deps.readRun()).toMatchObject({ tab: 7, isHere: true, phase: 'review', isTouched: false })
  await fillForm(desk.deps)
  await submitForm(desk.deps)
  expect(await desk.deps.readRun()).toMatchObject({ phase: 'confirmed' })
  expect(desk.storage.reports).toMatchObject([
    { call: 'keep', input: { applicationId: JOB.id, quote: 'Thank you, we have your application' } },
  ])
})

test('what was only filled and left is told to nobody: nothing was reserved for it', async () => {
  const desk = inventDesk({})
  await startHere(desk.deps, JOB)
  await fillForm(desk.deps)
  await desk.deps.changeRun((run) => (run ? { ...run, phase: 'ended' } : null))
  expect(desk.storage.reports).toEqual([])
})

test('a form that is being worked on is not left for another one', async () => {
  const desk = inventDesk({})
  await startHere(desk.deps, JOB)
  await startHere(desk.deps, { ...JOB, id: '5c0f6f0e-7a37-4d7e-9a55-0f1f7c2f8a11', tab: 8 })
  expect(await desk.deps.readRun()).toMatchObject({ id: JOB.id, tab: 7 })
})

test('a page that the browser keeps closed, or that says nonsense about itself, is not looked at', async () => {
  const frames = async () => []
  const script = vi.spyOn(browser.scripting, 'executeScript')
  script.mockRejectedValueOnce(new Error('Cannot access a chrome:// URL'))
  expect(await lookAt({ frames }, 7)).toBeUndefined()
  for (const result of [null, 'x', { address: 'javascript:1', title: '', company: '', location: '', frames: [] }]) {
    script.mockResolvedValueOnce([{ frameId: 0, result }])
    expect(await lookAt({ frames }, 7)).toBeUndefined()
  }
  const told = { address: 'https://careers.green-mill.example/17', title: 'Baker', company: '', location: '', frames: [] }
  script.mockResolvedValueOnce([{ frameId: 0, result: told }])
  expect(await lookAt({ frames }, 7)).toEqual({ ...told, fields: 0, why: '' })
})

test('the tab of the last click is remembered until the browser closes', async () => {
  expect(await readHere()).toBeUndefined()
  await saveHere(7)
  expect(await readHere()).toMatchObject({ tab: 7 })
  await forgetHere()
  expect(await readHere()).toBeUndefined()
  expect(await readRun()).toBeUndefined()
})
