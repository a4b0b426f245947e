import { BAD_INPUT, DISK_FULL, MAYBE_SAVED, SIGNED_OUT, UNAVAILABLE } from '@jobapply/core/shared/faults'
import { ORPCError, ValidationError } from '@orpc/server'
import { z } from 'zod'
import { isUnreachable, isUnsure } from '#platform/db/unreachable'
import { log } from '#platform/log'

// Our schemas have sentences for people; zod's own ("expected object, received undefined") are not fit to be shown.
z.config({ customError: () => BAD_INPUT.message })

const FULL = ['53100', 'ENOSPC', 'DISK_FULL']

/** The fault that a person is shown for any failure of a call or a route. Unexpected errors go to the log only, with the request's id. */
export function toFault(error: unknown, requestId: string): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.status < 500) return isBadInput(error) ? badInput(error) : error
  if (error instanceof ORPCError && error.defined) return error
  if (causes(error).some(isWithoutUser)) return new ORPCError('SIGNED_OUT', SIGNED_OUT)
  const codes = causes(error).map((cause) => String((cause as { code?: unknown }).code ?? ''))
  log.error('request failed', error, { requestId })
  if (codes.some((code) => FULL.includes(code))) return new ORPCError('DISK_FULL', DISK_FULL)
  if (causes(error).some(isUnreachable))
    return causes(error).some(isUnsure) ? new ORPCError('MAYBE_SAVED', MAYBE_SAVED) : new ORPCError('UNAVAILABLE', UNAVAILABLE)
  return new ORPCError('UNEXPECTED', { status: 500, message: unexpected(requestId) })
}

/** For an input that does not match its form; a fault of the call itself stays as it is. */
export const unreadable = (error: unknown): ORPCError<string, unknown> =>
  error instanceof ORPCError ? error : new ORPCError('BAD_INPUT', { ...BAD_INPUT, cause: error })

const unexpected = (requestId: string) =>
  `Something went wrong on our side. Please try again. If it happens again, tell us this number: ${requestId}`

function causes(error: unknown): unknown[] {
  const chain = []
  for (let at = error; at && chain.length < 5; at = (at as { cause?: unknown }).cause) chain.push(at)
  return chain
}

/** The account was deleted while the call ran: its row has no user to belong to. */
const isWithoutUser = (error: unknown) => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === '23503' && String(constraint).endsWith('_users_id_fk')
}

const isBadInput = (error: ORPCError<string, unknown>) => error.code === 'BAD_REQUEST'

function badInput(error: ORPCError<string, unknown>) {
  const issues = error.cause instanceof ValidationError ? error.cause.issues : []
  const first = issues[0]?.message
  const data = issues.map((issue) => ({ path: (issue.path ?? []).map(String).join('.'), message: issue.message }))
  return new ORPCError('BAD_INPUT', { status: BAD_INPUT.status, message: first ?? BAD_INPUT.message, data })
}
