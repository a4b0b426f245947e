import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'
import { describeFault, toastFault } from './toast-fault.ts'
import { presentToasts } from './toasts.ts'

const UNREACHABLE = "We couldn't reach the server. Nothing was changed. Check your connection and try again."

test('a fault has the title of its code and the sentence that the server sent', async () => {
  const present = vi.fn()
  presentToasts(present)
  const fault = new ORPCError('SIGNED_OUT', { status: 401, message: 'Your session has ended.' })
  expect(toastFault(fault)).toBe('Your session has ended.')
  await vi.waitFor(
    () => expect(present).toHaveBeenCalledWith({ title: 'Please sign in', description: 'Your session has ended.', kind: 'bad' }),
    15_000,
  )
})

test('an unexpected error shows the sentence that the server sent', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something failed (request 7f).' })
  expect(describeFault(error)).toBe('Something failed (request 7f).')
})

test('without an answer, or with one of a proxy, it says that the server was not reached', () => {
  expect(describeFault(new TypeError('Failed to fetch'))).toBe(UNREACHABLE)
  expect(describeFault(new ORPCError('BAD_GATEWAY'))).toBe(UNREACHABLE)
})

test('a screen may give the toast another title, and gets the sentence for its alert', () => {
  const present = vi.fn()
  presentToasts(present)
  expect(toastFault(new TypeError('Failed to fetch'), { title: 'Error' })).toBe(UNREACHABLE)
  expect(present).toHaveBeenCalledWith({ title: 'Error', description: UNREACHABLE, kind: 'bad' })
})
