import type { ListedSubscription, PaymentEvent } from '@jobapply/core/admin/subscriptions-schema'
import type { listPayments, listSubscriptions } from './store.ts'

type Subscription = Omit<Awaited<ReturnType<typeof listSubscriptions>>[number], 'pageMoment'>
type Payment = Omit<Awaited<ReturnType<typeof listPayments>>[number], 'pageMoment'>

/** Rows as calls and files show them: moments as text. */
export const toSubscription = (row: Subscription): ListedSubscription => ({
  ...row,
  created_at: row.created_at.toISOString(),
  current_period_start: row.current_period_start.toISOString(),
  current_period_end: row.current_period_end.toISOString(),
  trial_end: row.trial_end?.toISOString() ?? null,
})

export const toPayment = (row: Payment): PaymentEvent => ({ ...row, created_at: row.created_at.toISOString() })
