import { afterEach, expect, test, vi } from 'vitest'
import { newRun, type RunField } from '#applications/run'
import { invent, JOB } from '#applications/run.testing'
import { browser, freshBrowser } from '#browser.testing'
import { mount } from '#mount.testing'
import { Review } from './review.tsx'

freshBrowser()
afterEach(() => void vi.restoreAllMocks())

const cv = (changes: Partial<RunField> = {}) => invent({ id: 'cv', label: 'Resume', kind: 'file', key: 'resumeFile', ...changes })

async function review(fields: RunField[]) {
  const send = vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue(undefined)
  const panel = await mount(<Review run={{ ...newRun(JOB), phase: 'review', way: 'submit', fields }} />)
  return { panel, asked: () => send.mock.calls.map(([message]) => message) }
}

test('one click fills and attaches what it names, and the next one sends: two for a form without questions', async () => {
  const filled = await review([invent(), invent({ id: 'city', label: 'City' }), cv()])
  await filled.panel.press('Fill 2 fields and attach 1 file')
  expect(filled.asked()).toEqual([{ type: 'apply.attach', ids: ['cv'] }])
  await expect(filled.panel.press('Submit to Green Mill')).rejects.toThrow()
  const done = await review([invent({ shown: 'Ann', state: 'held' }), cv({ shown: 'cv.pdf', state: 'held' })])
  await done.panel.press('Submit to Green Mill')
  expect(done.asked().at(-1)).toEqual({ type: 'apply.submit' })
})

test('a form can be filled without its files, and a file whose place is not certain is attached by itself', async () => {
  const { panel, asked } = await review([invent(), cv(), cv({ id: 'more', label: 'Upload', decision: 'propose' })])
  await panel.press('Fill 1 field')
  await panel.press('Fill 1 field and attach 1 file')
  await panel.press('Attach Upload')
  expect(asked()).toEqual([
    { type: 'apply.fill' },
    { type: 'apply.attach', ids: ['cv'] },
    { type: 'apply.attach', ids: ['more'] },
  ])
})

test('where nothing is to be attached, no button speaks of files', async () => {
  const { panel } = await review([invent()])
  expect(panel.text()).not.toContain('attach 1 file')
})

test('one button is the way on: the one that fills, with the files where there are some, and the one that sends when all is filled', async () => {
  const held = invent({ shown: 'Ann', state: 'held' })
  const forms = [[invent()], [invent(), cv()], [held], [held, cv({ shown: 'cv.pdf', state: 'held' })]]
  const main = []
  for (const fields of forms) main.push((await review(fields)).panel.textOf('.main .primary'))
  const send = ['Submit to Green Mill']
  expect(main).toEqual([['Fill 1 field'], ['Fill 1 field and attach 1 file'], send, send])
})
