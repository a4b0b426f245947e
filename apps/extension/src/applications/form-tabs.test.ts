import { afterEach, expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { formTabs } from './form-tabs.ts'

freshBrowser()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const SILENT = new Promise<never>(() => {})

test('a page whose frames have not all arrived gets our script once', async () => {
  const arrived = Promise.withResolvers<[]>()
  const inject = vi.spyOn(browser.scripting, 'executeScript').mockReturnValue(arrived.promise)
  const both = Promise.all([formTabs.frames(7), formTabs.frames(7)])
  arrived.resolve([])
  expect(await both).toEqual([[], []])
  expect(inject).toHaveBeenCalledTimes(1)
  await formTabs.frames(7)
  expect(inject).toHaveBeenCalledTimes(2)
})

test('a page that shows an alert and answers nothing holds up neither the next step nor a stop', async () => {
  vi.useFakeTimers()
  vi.spyOn(browser.tabs, 'sendMessage').mockReturnValue(SILENT)
  const ends: string[] = []
  const note = (name: string, work: Promise<unknown>) => work.catch(() => ends.push(name))
  void note('press', formTabs.ask(7, 0, { type: 'form.press' }))
  void note('insert', formTabs.ask(7, 0, { type: 'form.insert', action: { id: 'a', do: 'tick' } }))
  void note('stop', formTabs.stop(7))
  await vi.advanceTimersByTimeAsync(500)
  expect(ends).toEqual(['stop'])
  await vi.advanceTimersByTimeAsync(9_500)
  expect(ends).toEqual(['stop', 'press'])
  await vi.advanceTimersByTimeAsync(50_000)
  expect(ends).toEqual(['stop', 'press', 'insert'])
})
