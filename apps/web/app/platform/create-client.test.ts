import { type ClientLink, createORPCClient, type NestedClient, ORPCError as Original } from '@orpc/client'
import { expect, test } from 'vitest'
import { createClient } from './create-client.ts'
import { errorOf, ORPCError } from './orpc-error.ts'

type Called = NestedClient<Record<never, never>> & {
  profiles: { save: (input?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown> }
}

test('a call reaches the link as by oRPC: path, input and options', async () => {
  const calls: unknown[] = []
  const link: ClientLink<Record<never, never>> = { call: async (...call) => calls.push(call) }
  const { signal } = new AbortController()
  for (const client of [createClient<Called>(link), createORPCClient<Called>(link)]) {
    await client.profiles.save({ id: 'a' }, { signal })
    await client.profiles.save()
  }
  expect(calls.slice(0, 2)).toEqual([
    [['profiles', 'save'], { id: 'a' }, { signal, context: {} }],
    [['profiles', 'save'], undefined, { context: {} }],
  ])
  expect(calls.slice(2)).toEqual(calls.slice(0, 2))
})

test('a client that is awaited makes no call', async () => {
  const calls: unknown[] = []
  const client = createClient<Called>({ call: async (...call) => calls.push(call) })
  const awaited = await client.profiles
  expect(typeof awaited.save).toBe('function')
  expect(calls).toEqual([])
})

test("oRPC's own errors and ours are instances of the same class, other errors are not", () => {
  const own = errorOf({ defined: true, code: 'SIGNED_OUT', status: 401, message: 'Please sign in.', data: { at: 1 } })
  expect(own instanceof ORPCError && own.toJSON()).toEqual({
    defined: true,
    code: 'SIGNED_OUT',
    status: 401,
    message: 'Please sign in.',
    data: { at: 1 },
  })
  expect(new Original('BAD_GATEWAY') instanceof ORPCError).toBe(true)
  expect(new TypeError('Failed to fetch') instanceof ORPCError).toBe(false)
  expect(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }) instanceof ORPCError).toBe(false)
})

test.each([
  null,
  'x',
  { error: 'x' },
  { code: 'A', status: 200, message: 'm', defined: true },
  { code: 'A', status: 400, message: 'm' },
  { code: 'A', status: 400, message: 'm', defined: true, more: 1 },
])('%j is no error', (json) => {
  expect(errorOf(json)).toBeUndefined()
})
