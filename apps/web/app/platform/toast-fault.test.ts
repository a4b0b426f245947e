import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'
import { describeFault, toastFault } from './toast-fault.ts'
import { presentToasts } from './toasts.ts'

const UNREACHABLE = 'We could not reach the server. Nothing was changed. Check your connection and try again.'

test('a fault has the title of its code and the sentence that the server sent', () => {
  const fault = new ORPCError('SIGNED_OUT', { status: 401, message: 'Your session has ended.' })
  expect(describeFault(fault)).toEqual({ title: 'Please sign in', message: 'Your session has ended.' })
})

test('an unexpected error shows the sentence that the server sent', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something failed (request 7f).' })
  expect(describeFault(error).message).toBe('Something failed (request 7f).')
})

test('without an answer, or with one of a proxy, it says that the server was not reached', () => {
  expect(describeFault(new TypeError('Failed to fetch')).message).toBe(UNREACHABLE)
  expect(describeFault(new ORPCError('BAD_GATEWAY')).message).toBe(UNREACHABLE)
})

test('a screen may give the toast another title, and gets the sentence for its alert', () => {
  const present = vi.fn()
  presentToasts(present)
  expect(toastFault(new TypeError('Failed to fetch'), { title: 'Error' })).toBe(UNREACHABLE)
  expect(present).toHaveBeenCalledWith({ title: 'Error', description: UNREACHABLE, kind: 'bad' })
})
