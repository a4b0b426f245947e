import { BAD_INPUT, DISK_FULL, TOO_LARGE, UNAVAILABLE } from '@jobapply/core/shared/faults'
import { ORPCError, ValidationError } from '@orpc/server'
import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import { log } from '#platform/log'

// A schema's own sentences are for people; what zod says of the others ("expected object, received undefined") is not.
z.config({ customError: () => BAD_INPUT.message })

const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '3D000',
  '08006',
  '08001',
  '08003',
]
const AWAY_TEXT = /connection terminated|timeout exceeded when trying to connect|cannot use a pool after/i
const FULL = ['53100', 'ENOSPC', 'DISK_FULL']

/** What a person is told of any failure of a call. What was not expected goes to the log under the request's id, and only there. */
export function toFault(error: unknown, requestId: string): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.status < 500) return isBadInput(error) ? badInput(error) : error
  if (error instanceof ORPCError && error.defined) return error
  const codes = causes(error).map((cause) => String((cause as { code?: unknown }).code ?? ''))
  log.error('call failed', error, { requestId })
  if (codes.some((code) => FULL.includes(code))) return new ORPCError('DISK_FULL', DISK_FULL)
  if (isDatabaseAway(error, codes)) return new ORPCError('UNAVAILABLE', UNAVAILABLE)
  return new ORPCError('UNEXPECTED', { status: 500, message: unexpected(requestId) })
}

/** A body that is too large, or that is not what its content type says; a fault of the call itself stays what it is. */
export function unreadable(error: unknown): ORPCError<string, unknown> {
  if (!(error instanceof ORPCError)) return new ORPCError('BAD_INPUT', { ...BAD_INPUT, cause: error })
  return error.code === 'PAYLOAD_TOO_LARGE' ? new ORPCError('TOO_LARGE', TOO_LARGE) : error
}

export const unexpected = (requestId: string) =>
  `Something went wrong on our side. Please try again. If it stays, tell us this number: ${requestId}`

const isDatabaseAway = (error: unknown, codes: string[]) =>
  codes.some((code) => AWAY.includes(code)) ||
  causes(error).some((cause) => cause instanceof Error && AWAY_TEXT.test(cause.message)) ||
  // The identity library hides what its database said.
  (isAPIError(error) && error.statusCode === 500)

function causes(error: unknown): unknown[] {
  const chain = []
  for (let at = error; at && chain.length < 5; at = (at as { cause?: unknown }).cause) chain.push(at)
  return chain
}

const isBadInput = (error: ORPCError<string, unknown>) => error.code === 'BAD_REQUEST'

function badInput(error: ORPCError<string, unknown>) {
  const issues = error.cause instanceof ValidationError ? error.cause.issues : []
  const first = issues[0]?.message
  const data = issues.map((issue) => ({ path: (issue.path ?? []).map(String).join('.'), message: issue.message }))
  return new ORPCError('BAD_INPUT', { status: BAD_INPUT.status, message: first ?? BAD_INPUT.message, data })
}
