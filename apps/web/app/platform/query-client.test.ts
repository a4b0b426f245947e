import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { queryClient } from './query-client.ts'

const { retry, retryDelay, gcTime } = queryClient.getDefaultOptions().queries ?? {}
if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('retry and retryDelay are rules')

test('SHELL-032 a failing query is asked three more times, after 1, 2 and 4 seconds, never more than 30', () => {
  const lost = new TypeError('Failed to fetch')
  expect([0, 1, 2, 3].map((failures) => retry(failures, lost))).toEqual([true, true, true, false])
  expect([0, 1, 2, 4, 5, 20].map((failures) => retryDelay(failures, lost))).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
})

test('a refusal of the server is not asked again, a failure of the server is', () => {
  expect(retry(0, new ORPCError('NOT_ALLOWED', { status: 403 }))).toBe(false)
  expect(retry(0, new ORPCError('UNAVAILABLE', { status: 503 }))).toBe(true)
})

test('SHELL-033 an answer that no screen uses is dropped after five minutes', () => {
  expect(gcTime).toBe(300_000)
})
