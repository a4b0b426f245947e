import { DEFAULT_TIER, FREE_LIMITS, LOST_PLAN_LIMIT, TRIAL_LIMITS } from '@jobapply/core/billing/constants'
import { allowanceOf, isEntitled } from '@jobapply/core/billing/limits'
import { accountStatus } from '@jobapply/core/billing/rules'
import type { PlanInfo, Subscription, SubscriptionStatus } from '@jobapply/core/billing/schema'
import { findAccount } from '#platform/auth/store'
import type { Db } from '#platform/db/database'
import { findStanding } from './quota-store.ts'
import { findHeld, findSubscriber, type Held, termsOf, trialOf } from './subscription-store.ts'

const isoOrNull = (at: Date | null | undefined) => at?.toISOString() ?? null

/** get-subscription-status (spec 3 §3). */
export async function findStatus(db: Db, userId: string, now: Date): Promise<SubscriptionStatus> {
  const held = await findHeld(db, userId)
  const standing = await findStanding(db, userId, now)
  const { kind } = allowanceOf(standing, now)
  const isActive = held !== undefined && isEntitled(termsOf(held.row), now)
  const limit = held?.plan ?? LOST_PLAN_LIMIT
  const isTrialing = isActive && held.row.status === 'trialing' && held.row.trial_end !== null
  const byKind = {
    admin: { application_limit: null, limit_period: 'month' },
    subscription: { application_limit: limit.auto_apply_limit, limit_period: limit.limit_period },
    trial: { application_limit: TRIAL_LIMITS.monthly, limit_period: 'month' },
    free: { application_limit: FREE_LIMITS.monthly, limit_period: 'month' },
  } as const
  return {
    user_id: userId,
    subscription: held ? toSubscription(held) : null,
    ...byKind[kind],
    has_active_subscription: isActive,
    is_trial: isTrialing || kind === 'trial',
    trial_end_date: isTrialing ? isoOrNull(held.row.trial_end) : kind === 'trial' ? isoOrNull(standing.trial?.end) : null,
    is_expired: held !== undefined && !isActive && kind !== 'trial',
    asOf: now.toISOString(),
  }
}

/** The row of `subscribers`, else the defaults (TRIAL-021), and the account as it is at this moment (TRIAL-004). */
export async function findPlanInfo(db: Db, userId: string, now: Date): Promise<PlanInfo> {
  const [row, account, held] = await Promise.all([findSubscriber(db, userId), findAccount(db, userId), findHeld(db, userId)])
  return {
    user_id: userId,
    subscribed: held !== undefined && isEntitled(termsOf(held.row), now),
    subscription_tier: row?.subscription_tier ?? DEFAULT_TIER,
    subscription_end: isoOrNull(row?.subscription_end),
    created_at: isoOrNull(row?.created_at),
    ...accountStatus(trialOf(account), held ? termsOf(held.row) : null, now),
    trial_start_date: isoOrNull(account?.trialStartDate),
    trial_end_date: isoOrNull(account?.trialEndDate),
    asOf: now.toISOString(),
  }
}

const toSubscription = ({ row, plan }: Held): Subscription => ({
  plan_key: row.plan_key,
  plan_name: plan?.plan_name ?? row.plan_key,
  status: row.status,
  current_period_start: row.current_period_start.toISOString(),
  current_period_end: row.current_period_end.toISOString(),
  trial_end: isoOrNull(row.trial_end),
  cancel_at_period_end: row.cancel_at_period_end,
  auto_apply_limit: plan?.auto_apply_limit ?? LOST_PLAN_LIMIT.auto_apply_limit,
  limit_period: plan?.limit_period ?? LOST_PLAN_LIMIT.limit_period,
})
