import { PLANS_NOT_LOADED } from '#billing/constants'
import { isPaid, type Priced, priceKind } from '#billing/price-rules'
import type { PlanConfiguration } from '#billing/schema'
import { DEMO_NOT_SYNCED, FREE_NOT_SYNCED, NO_PRICE_TO_SYNC, SHOWN_FEATURES, SYNC_FAILED } from './plan-constants.ts'

type Status = PlanConfiguration['creation_status']
const ORDER: readonly Status[] = ['saved', 'stripe_synced', 'ui_synced', 'complete']

/** A plan moves on one way; a paid plan of a real provider not before it is synced (spec 3 §4). */
export function mayAdvance(plan: Priced & Pick<PlanConfiguration, 'creation_status'>, to: Status, isDemo: boolean): boolean {
  if (plan.creation_status === 'saved' && !isDemo && isPaid(plan)) return false
  return ORDER.indexOf(to) >= ORDER.indexOf(plan.creation_status)
}

/** What step 2 says instead, where the provider need not know the plan; undefined: it is synced. */
export function notSyncedText(plan: Priced, isDemo: boolean): string | undefined {
  const kind = priceKind(plan)
  if (kind === 'on request') return NO_PRICE_TO_SYNC
  if (isDemo) return DEMO_NOT_SYNCED
  return kind === 'free' ? FREE_NOT_SYNCED : undefined
}

type Syncable = Priced & Pick<PlanConfiguration, 'stripe_price_id' | 'creation_status' | 'last_synced_at'>
export type SyncState =
  | { kind: 'synced'; at: string | null }
  | { kind: 'nothing'; text: string }
  | { kind: 'unsynced'; text: string }

/** The sync indicator of a card: it follows stripe_price_id, and a price that was changed since (PLANS-003). */
export function syncState(plan: Syncable, isDemo: boolean): SyncState {
  const text = notSyncedText(plan, isDemo)
  if (text !== undefined && plan.stripe_price_id && !isDemo) return { kind: 'unsynced', text: 'Stripe still sells it' }
  if (text !== undefined) return { kind: 'nothing', text }
  if (!plan.stripe_price_id) return { kind: 'unsynced', text: 'Stripe has no price for it' }
  if (plan.creation_status === 'saved') return { kind: 'unsynced', text: 'Stripe has an earlier version of it' }
  return { kind: 'synced', at: plan.last_synced_at }
}

/** A plan that costs something is live when the provider knows it, any other always; in demo mode none is. */
export const isDemoPlan = (plan: Priced & Pick<PlanConfiguration, 'is_demo'>, isDemo: boolean) =>
  isDemo || (plan.is_demo && isPaid(plan))

/** Steps done out of all, as the progress says it (PLANS-014). */
export const progressText = (done: number, of: number) => `${done} of ${of} done, ${Math.round((done / of) * 100)}%`

/** What a card shows of the features: three, and how many more there are (PLANS-002). */
export const shownAndMore = (features: readonly string[]) => ({
  shown: features.slice(0, SHOWN_FEATURES),
  more: Math.max(0, features.length - SHOWN_FEATURES),
})

export type SyncFailure = {
  kind: 'conflict' | 'not configured' | 'authentication' | 'loading' | 'other'
  title: string
  description: string
  seconds?: number
}
const CONFLICT = [
  'cannot be updated',
  'automatically',
  'created by Stripe',
  'auto-created',
  'resource_missing',
  'invalid_request_error',
]

/** What a toast says about a failed sync, by the words of its message, and how long (spec 3 §8). */
export function syncFailure(message: string | null | undefined): SyncFailure {
  const says = message || SYNC_FAILED
  if (CONFLICT.some((words) => says.includes(words)))
    return {
      kind: 'conflict',
      title: 'Auto-conflict resolved!',
      description: 'Stripe had another version of this plan. Click Sync again to create it.',
      seconds: 8,
    }
  if (says.includes('STRIPE_SECRET_KEY') || says.includes('not configured'))
    return {
      kind: 'not configured',
      title: 'Stripe not configured',
      description: 'Set STRIPE_SECRET_KEY and restart the server to sync plans.',
      seconds: 5,
    }
  if (says.includes('Authentication') || says.includes('auth'))
    return {
      kind: 'authentication',
      title: 'Authentication issue: refresh your session and try again',
      description: says,
    }
  if (says.includes(PLANS_NOT_LOADED))
    return {
      kind: 'loading',
      title: 'Temporary loading issue',
      description: `${PLANS_NOT_LOADED}. Nothing is lost; try again in a moment.`,
      seconds: 6,
    }
  return { kind: 'other', title: `Stripe sync issue: ${says} may be temporary, try again`, description: '' }
}

export type Connection = 'disconnected' | 'connecting' | 'connected' | 'error'

/** The plan manager's connection state (PLANS-010). Without an answer, or without its database, the server counts as disconnected. */
export function connectionState(list: { isLoading: boolean; hasFailed: boolean; isReached: boolean }): Connection {
  if (list.isLoading) return 'connecting'
  if (!list.hasFailed) return 'connected'
  return list.isReached ? 'error' : 'disconnected'
}

/** Where the provider shows a price. */
export const stripePriceUrl = (priceId: string) => `https://dashboard.stripe.com/prices/${encodeURIComponent(priceId)}`
