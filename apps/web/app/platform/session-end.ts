import { ORPCError } from './orpc-error.ts'

const CODES = ['SIGNED_OUT', 'NOT_AUTHENTICATED']
const listeners = new Set<() => void>()

/** Whether a call was refused because nobody is signed in any more. */
export const hasNoSession = (error: unknown) => error instanceof ORPCError && CODES.includes(error.code)

/** Calls back whenever a call finds the session ended, until the returned function is called. */
export function onSessionEnd(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the link that every call goes through. */
export function noticeSessionEnd(error: unknown) {
  if (hasNoSession(error)) for (const listener of listeners) listener()
}
