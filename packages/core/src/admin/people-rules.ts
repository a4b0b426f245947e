import { DAY_MS } from '#billing/constants'
import { LONGEST_TRIAL_AHEAD_DAYS, type PersonState } from './people-constants.ts'

type Account = { blockedAt: Date | null; emailVerified: boolean }

export const stateOf = ({ blockedAt, emailVerified }: Account): PersonState =>
  blockedAt ? 'blocked' : emailVerified ? 'active' : 'unverified'

/** An expired trial is extended from now, a running one from its end; undefined if it would end too late. */
export function extendedEnd(end: Date, days: number, now: Date): Date | undefined {
  const extended = new Date(Math.max(end.getTime(), now.getTime()) + days * DAY_MS)
  return extended.getTime() <= now.getTime() + LONGEST_TRIAL_AHEAD_DAYS * DAY_MS ? extended : undefined
}
