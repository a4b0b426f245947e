import { TOO_MANY_ATTEMPTS } from '@jobapply/core/auth/faults'
import { tooManyAttempts } from '@jobapply/core/auth/rules'
import { ORPCError, os } from '@orpc/server'
import type { Limit } from '#platform/limits/window'
import { log } from '#platform/log'
import { limitedCalls } from '#platform/metrics/requests'
import { networkKey } from '#platform/network'
import type { CallContext } from './api.ts'

/** `fault` is the call's own refusal; without it, the sentence tells how long to wait. Calls that name the same `budget` share it. */
type CallLimit = Limit & {
  per: 'person' | 'network'
  fault?: { code: string; status: number; message: string }
  budget?: string
}

/** Limits one call: `.use(limit({ count: 60, seconds: 60, per: 'person' }))`. Calls without a session are counted by network. */
export const limit = ({ per, fault, budget, ...window }: CallLimit) =>
  os.$context<CallContext & { userId?: string }>().middleware(async ({ context, path, next }) => {
    const { platform, requestId, address, userId } = context
    const who = per === 'person' && userId ? `person ${userId}` : `network ${networkKey(address)}`
    const wait = await platform.limits.take(`${budget ?? path.join('.')} ${who}`, window)
    if (wait === 0) return next()
    limitedCalls.add({ call: path.join('.') })
    log.warn('limited', { requestId, reason: path.join('.') })
    const { code, ...refusal } = fault ?? { code: 'TOO_MANY_ATTEMPTS', ...TOO_MANY_ATTEMPTS, message: tooManyAttempts(wait) }
    throw new ORPCError(code, refusal)
  })
