import type { PlanInfo } from './schema.ts'
import { TRIAL_BANNER_DAYS, TRIAL_ENDING_DAYS } from './trial-constants.ts'

// Every page of the application shows the banner: these rules are apart from those about plans, which only some pages need.
const DAY_MS = 86_400_000

/** Rounded up, at least 0: 1 ms left is one day (TRIAL-003, BILLING-017). */
export const daysUntil = (end: Date | string, now: Date) =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS))

type TrialFacts = Pick<PlanInfo, 'subscription_status' | 'trial_end_date'>
export type TrialBanner = { kind: 'expired' | 'ending'; daysLeft: number; colour: 'red' | 'orange' | 'yellow' }

/** spec 1 §4; null: no banner. */
export function trialBanner(info: TrialFacts, isAdmin: boolean, now: Date): TrialBanner | null {
  if (isAdmin || info.subscription_status === 'active') return null
  const daysLeft = info.trial_end_date ? daysUntil(info.trial_end_date, now) : 0
  if (info.subscription_status === 'expired' || daysLeft === 0) return { kind: 'expired', daysLeft: 0, colour: 'red' }
  if (daysLeft > TRIAL_BANNER_DAYS) return null
  return { kind: 'ending', daysLeft, colour: daysLeft <= 1 ? 'orange' : 'yellow' }
}

/** The dialog of the trial gate (spec 3 §4). */
export function trialDialog(info: TrialFacts, isAdmin: boolean, now: Date): 'expired' | 'ending' | null {
  if (isAdmin || info.subscription_status === 'active') return null
  const daysLeft = info.trial_end_date ? daysUntil(info.trial_end_date, now) : 0
  if (info.subscription_status === 'expired' || daysLeft === 0) return 'expired'
  return daysLeft <= TRIAL_ENDING_DAYS ? 'ending' : null
}
