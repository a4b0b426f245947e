import { API_BASE } from '@jobapply/core/api/constants'
import { OPERATIONS, type Operation } from '@jobapply/core/api/operations'
import { problem } from '@jobapply/core/api/schema'
import { BAD_INPUT, UNAVAILABLE } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/contract'
import type { Ask } from './server.ts'

const PATIENCE_MS = 60_000
/** An address that is too long is refused before anything answers in our shape. */
const TOO_LONG = new Set([414, 431])

/** Asks the `/api/v1` of an installation over HTTP. */
export const askOver =
  (publicUrl: string, key: string): Ask =>
  async (name, input) => {
    const { method, path }: Operation = OPERATIONS[name]
    const rest = new Map(Object.entries(input))
    const filled = path.replace(/\{(\w+)\}/g, (_, part) => {
      const value = rest.get(part)
      rest.delete(part)
      return encodeURIComponent(String(value ?? ''))
    })
    const address = new URL(API_BASE + filled, publicUrl)
    if (method === 'GET') for (const [field, value] of rest) address.searchParams.set(field, String(value))
    const body = method === 'GET' ? null : JSON.stringify(Object.fromEntries(rest))
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(address, { method, headers, body, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((cause) => {
      throw new ORPCError('UNAVAILABLE', { status: 503, message: `There is no answer from ${address.origin}.`, cause })
    })
    const told: unknown = await answer.json().catch(() => undefined)
    if (answer.ok && typeof told === 'object' && told !== null) return told
    const { data } = problem.safeParse(told)
    throw new ORPCError(data?.code ?? 'UNAVAILABLE', {
      status: answer.status >= 400 ? answer.status : UNAVAILABLE.status,
      message:
        data?.detail ??
        (TOO_LONG.has(answer.status) ? BAD_INPUT.message : `${address.origin} did not answer as ${API_BASE} does.`),
    })
  }
