import { expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { wakeWorker } from './ask.ts'

freshBrowser()

test('a panel that opens while the browser stops the worker wakes the next one', async () => {
  const send = vi
    .spyOn(browser.runtime, 'sendMessage')
    .mockRejectedValueOnce(new Error('The message channel closed before a response was received'))
    .mockResolvedValueOnce(true)
  await wakeWorker()
  expect(send.mock.calls).toEqual([[{ type: 'apply.wake' }], [{ type: 'apply.wake' }]])
  send.mockRestore()
})

test('a worker that takes the call and never answers is called again', async () => {
  vi.useFakeTimers()
  const send = vi
    .spyOn(browser.runtime, 'sendMessage')
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValueOnce(true)
  const awake = wakeWorker()
  await vi.advanceTimersByTimeAsync(2_200)
  await awake
  expect(send).toHaveBeenCalledTimes(2)
  send.mockRestore()
  vi.useRealTimers()
})
