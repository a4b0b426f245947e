import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { newRun, type Run } from '#applications/run'
import { JOB } from '#applications/run.testing'
import { browser } from '#browser.testing'
import { mount } from '#mount.testing'
import { Outcome } from './outcome.tsx'

const QUOTE = 'Thank you for applying'
const outcome = (changes: Partial<Run>, onChange = () => {}) => (
  <Outcome run={{ ...newRun(JOB), ...changes }} site="https://jobapply.example" onChange={onChange} />
)

test.each<[Partial<Run>, string | undefined]>([
  [{ phase: 'confirmed', quote: QUOTE }, 'Confirmed'],
  [{ phase: 'unconfirmed' }, 'Did it go through?'],
  [{ phase: 'said' }, 'Noted'],
  [{ phase: 'unsent' }, 'Not sent yet'],
  [{ phase: 'failed', messages: ['Enter a phone number'] }, 'Not sent'],
  [{ phase: 'ended', isAlone: true, messages: ['It asks for a check.'] }, 'Left to you'],
  [{ phase: 'ended', isAlone: true }, undefined],
  [{ phase: 'ended', messages: ['You left it.'] }, undefined],
])('an application that ended as %o says so in one heading: %s', (changes, heading) => {
  const page = renderToStaticMarkup(outcome(changes))
  expect([...page.matchAll(/<h1>([^<]*)</g)].map(([, text]) => text)).toEqual(heading ? [heading] : [])
  // Nothing but a confirmation of the page claims that it arrived.
  expect([page.includes('/receipt'), page.includes(`“${QUOTE}”`)]).toEqual(
    changes.phase === 'confirmed' ? [true, true] : [false, false],
  )
})

test('a form that full automation left says whether something was written into it', () => {
  const left = (isTouched: boolean) =>
    renderToStaticMarkup(outcome({ phase: 'ended', isAlone: true, messages: ['It asks for a check.'], isTouched }))
  expect([left(true).includes('half filled'), left(true).includes('Nothing was filled')]).toEqual([true, false])
  expect([left(false).includes('half filled'), left(false).includes('Nothing was filled')]).toEqual([false, true])
})

test('only what full automation has sent says so', () => {
  const sent = (isAlone: boolean) => renderToStaticMarkup(outcome({ phase: 'confirmed', quote: QUOTE, isAlone }))
  expect([sent(true), sent(false)].map((page) => page.includes('Sent by full automation'))).toEqual([true, false])
})

test.each([
  ['true', true, "It's back in the queue.", 1],
  ['false', false, "We couldn't put it back", 0],
  ['nothing', undefined, "We couldn't put it back", 0],
])('a retry that the worker answers with %s says what became of it', async (_, answer, words, changes) => {
  const send = vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue(answer)
  const onChange = vi.fn()
  const panel = await mount(outcome({ phase: 'failed', messages: ['Enter a phone number'] }, onChange))
  await panel.press('Retry')
  expect(send.mock.calls).toEqual([[{ type: 'apply.retry' }]])
  expect(panel.text()).toContain(words)
  expect(onChange).toHaveBeenCalledTimes(changes)
  send.mockRestore()
})
