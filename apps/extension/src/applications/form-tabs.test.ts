import { afterEach, expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { formTabs } from './form-tabs.ts'

freshBrowser()
afterEach(() => void vi.restoreAllMocks())

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
