import { DAY_MS, WEEK_DAYS } from '#billing/constants'
import type { PlanOffer } from '#billing/schema'
import { addDays, dayOf } from '#shared/time/dates'
import { startOfDay } from '#shared/time/time-zones'
import { type CSV_COLUMNS, type CsvKind, DEMO_ENROLLMENT, WINDOW_DAYS } from './subscriptions-constants.ts'
import type { Enrollment, ListedSubscription, PaymentEvent } from './subscriptions-schema.ts'

/** One decimal; 0 of nothing. */
const percentOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.min(100, Math.max(0, Math.round((part / whole) * 1000) / 10))

export const churnRate = (canceled: number, total: number) => percentOf(canceled, total)
export const trialConversionRate = (active: number, trialing: number) => percentOf(active, active + trialing)
export const retentionRate = (usersWithApplications: number, users: number) => percentOf(usersWithApplications, users)
export const applicationsPerDay = (applications: number) => Math.round((applications / WINDOW_DAYS) * 10) / 10

const MONTHS_PER_YEAR = 12
/** How often each interval comes in a month. */
const PER_MONTH = { day: 365 / MONTHS_PER_YEAR, week: 365 / WEEK_DAYS / MONTHS_PER_YEAR, month: 1, year: 1 / MONTHS_PER_YEAR }
type Price = Pick<PlanOffer, 'price_amount' | 'billing_interval' | 'billing_interval_count'>

/** Users times the plan's own price per month (decisions, Plans), divided by 100. */
export const enrollmentRevenue = (users: number, { price_amount, billing_interval, billing_interval_count }: Price) =>
  Math.round((users * price_amount * PER_MONTH[billing_interval]) / billing_interval_count) / 100

/** Start of this week (Sunday) and of this month, in the admin's own time zone. */
export function periodStarts(now: Date, zone: string): { week: Date; month: Date } {
  const today = dayOf(now, zone)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return { week: startOfDay(addDays(today, -weekday), zone), month: startOfDay(`${today.slice(0, 8)}01`, zone) }
}

export const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_DAYS * DAY_MS)

/** Both days are included. */
export const daySpan = (from: string | undefined, to: string | undefined, zone: string) => ({
  from: from ? startOfDay(from, zone) : undefined,
  until: to ? startOfDay(addDays(to, 1), zone) : undefined,
})

/** A row for every day of the window, also for those without a payment. */
export function fillDays(sums: ReadonlyMap<string, number>, now: Date, zone: string): { day: string; amount: number }[] {
  const today = dayOf(now, zone)
  return Array.from({ length: WINDOW_DAYS }, (_, place) => {
    const day = addDays(today, place + 1 - WINDOW_DAYS)
    return { day, amount: sums.get(day) ?? 0 }
  })
}

/** With one real user of either tier nothing is invented (SUBS-019). */
export const showsDemo = ({ professional, premium }: Pick<Enrollment, 'professional' | 'premium'>) =>
  professional.totalUsers + premium.totalUsers === 0
export const shownEnrollment = (real: Enrollment): Pick<Enrollment, 'professional' | 'premium'> =>
  showsDemo(real) ? DEMO_ENROLLMENT : real

type Term = Pick<ListedSubscription, 'status' | 'cancel_at_period_end' | 'current_period_end' | 'trial_end'>

/** What becomes of a subscription; `dayText` writes a day. */
export function describeEnd(row: Term, dayText: (at: string) => string): string {
  if (row.status === 'canceled') return `over since ${dayText(row.current_period_end)}`
  if (row.status === 'past_due') return 'payment due'
  if (row.cancel_at_period_end) return 'cancels at period end'
  if (row.status === 'trialing') return `trial until ${dayText(row.trial_end ?? row.current_period_end)}`
  return row.status === 'active' ? 'renews' : 'not started'
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

type SubscriptionCells = Omit<ListedSubscription, 'id' | 'user_id' | 'plan_key' | `stripe_${string}_id`>
export const subscriptionCells = (row: SubscriptionCells): Record<(typeof CSV_COLUMNS.subscriptions)[number], string> => ({
  Email: row.email,
  Plan: row.plan_name,
  Status: row.status,
  Created: row.created_at,
  'Period Start': row.current_period_start,
  'Period End': row.current_period_end,
  'Trial End': row.trial_end ?? '',
  'Cancel at Period End': yesNo(row.cancel_at_period_end),
})

export const paymentCells = (
  row: Omit<PaymentEvent, 'id' | 'user_id'>,
): Record<(typeof CSV_COLUMNS.payments)[number], string> => ({
  Type: row.event_type,
  Amount: row.amount === null ? '' : (row.amount / 100).toFixed(2),
  Currency: row.currency,
  Status: row.status,
  Created: row.created_at,
  'User Email': row.email ?? '',
  Processed: yesNo(row.processed),
})

/** 'payments-2026-11-16.csv' */
export const csvFileName = (kind: CsvKind, now: Date, zone: string) => `${kind}-${dayOf(now, zone)}.csv`
