import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const { retry, refetchOnReconnect } = queryClient.getDefaultOptions().queries ?? {}
const isRetried = () => typeof retry === 'function' && retry(0, new TypeError('Failed to fetch'))

test('without a connection a page says so at once, and asks again when it is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(isRetried()).toBe(true)
  online.mockReturnValue(false)
  expect(isRetried()).toBe(false)
  online.mockRestore()
  const asks = (status: string) => typeof refetchOnReconnect === 'function' && refetchOnReconnect({ state: { status } } as never)
  expect([asks('error'), asks('success')]).toEqual([true, false])
})
