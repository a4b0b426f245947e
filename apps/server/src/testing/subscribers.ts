import { randomUUID } from 'node:crypto'
import type { TestServer } from './server.ts'

const DAY = 86_400_000
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

/** Somebody who exists for the figures only. */
export async function addUser({ platform }: TestServer, email: string): Promise<string> {
  const { rows } = await platform.database.systemPool.query<{ id: string }>(
    'insert into users (email, mail_address, email_verified) values ($1, $2, true) returning id',
    [randomUUID(), email],
  )
  return rows[0]?.id ?? ''
}

/** The four-day trial of an account, as its verification leaves it; it ends at that moment. */
export const addTrial = ({ platform }: TestServer, userId: string, end: Date) =>
  platform.database.systemPool.query(
    `insert into profiles (user_id, trial_start_date, trial_end_date, is_trial_active, subscription_status)
     values ($1, $2, $3, true, 'trial')`,
    [userId, new Date(end.getTime() - 4 * DAY), end],
  )

type Subscription = { plan: string; status: string; begun?: number; cancels?: boolean }

/** A subscription as the provider's events leave it, begun this many days ago. */
export const addSubscription = (
  { platform }: TestServer,
  userId: string,
  { plan, status, begun = 0, cancels = false }: Subscription,
) =>
  platform.database.systemPool.query(
    `insert into user_subscriptions (user_id, plan_key, status, current_period_start, current_period_end, paid_period_start, trial_end,
       cancel_at_period_end, stripe_customer_id, stripe_subscription_id, created_at, asked_at)
     values ($1, $2, $3, $4, $5, $4, null, $6, $7, $8, $4, $4)`,
    [userId, plan, status, daysAgo(begun), daysAgo(begun - 30), cancels, `cus_${userId}`, `sub_${randomUUID()}`],
  )

type Payment = { userId?: string; type?: string; amount?: number | null; currency?: string; status?: string; ago?: number }

export const addPayments = (
  { platform }: TestServer,
  { userId, type = 'invoice.paid', amount = null, currency = 'usd', status = 'succeeded', ago = 0 }: Payment,
  count = 1,
) =>
  platform.database.systemPool.query(
    `insert into payment_events (stripe_event_id, event_type, amount, currency, status, user_id, processed, created_at)
     select gen_random_uuid()::text, $1, $2, $3, $4, $5, true, $6 from generate_series(1, $7)`,
    [type, amount, currency, status, userId, daysAgo(ago), count],
  )

export const addApplications = (
  { platform }: TestServer,
  userId: string,
  { count = 1, ago = 0, status = 'applied' }: { count?: number; ago?: number; status?: string },
) =>
  platform.database.systemPool.query(
    `insert into job_applications (user_id, job_id, job_title, company, location, source, status, created_at, updated_at)
     select $1, gen_random_uuid()::text, 'Chef', 'Harbour Hotel', 'London', 'Board', $2, $3, $3 from generate_series(1, $4)`,
    [userId, status, daysAgo(ago), count],
  )
