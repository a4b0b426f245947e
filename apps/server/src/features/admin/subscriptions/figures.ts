import { TIERS, type Tier } from '@jobapply/core/admin/subscriptions-constants'
import {
  applicationsPerDay,
  churnRate,
  enrollmentRevenue,
  fillDays,
  periodStarts,
  retentionRate,
  trialConversionRate,
  windowStart,
} from '@jobapply/core/admin/subscriptions-rules'
import type { Enrollment, SubscriptionSummary, TierStatistics } from '@jobapply/core/admin/subscriptions-schema'
import { isPaid, periodText, priceText } from '@jobapply/core/billing/price-rules'
import { dayOf } from '@jobapply/core/shared/time/dates'
import type { Db } from '#platform/db/database'
import { countEnrollment, countPayments, countSubscribers, listReceived, listTierPlans, sumPayments } from './store.ts'

const DEFAULT_CURRENCY = 'usd'

/** The analytics aggregate; days are those of the zone. */
export async function summarise(db: Db, now: Date, zone: string): Promise<SubscriptionSummary> {
  const since = windowStart(now)
  const [{ subscriptionCount, ...counts }, sums, paymentCount] = await Promise.all([
    countSubscribers(db, now),
    sumPayments(db, since),
    countPayments(db),
  ])
  const [main = { currency: DEFAULT_CURRENCY, monthly: 0, total: 0 }, ...others] = sums
  const days = new Map<string, number>()
  for (const { at, amount } of await listReceived(db, main.currency, since)) {
    const day = dayOf(at, zone)
    days.set(day, (days.get(day) ?? 0) + amount)
  }
  return {
    ...counts,
    monthly_revenue: main.monthly / 100,
    total_revenue: main.total / 100,
    churn_rate: churnRate(counts.canceled, counts.total),
    trial_conversion_rate: trialConversionRate(counts.active, counts.trial),
    currency: main.currency,
    otherCurrencies: others
      .filter(({ total }) => total > 0)
      .map(({ currency, monthly, total }) => ({ currency, monthlyRevenue: monthly / 100, totalRevenue: total / 100 })),
    days: fillDays(days, now, zone).map(({ day, amount }) => ({ day, amount: amount / 100 })),
    subscriptionCount,
    paymentCount,
    asOf: now.toISOString(),
  }
}

export async function describeEnrollment(db: Db, now: Date, zone: string): Promise<Enrollment> {
  const starts = { ...periodStarts(now, zone), window: windowStart(now) }
  const [rows, plans] = await Promise.all([countEnrollment(db, starts), listTierPlans(db)])
  const planOf = (tier: Tier) => plans.find(({ plan_key }) => plan_key === tier)

  const statisticsOf = (tier: Tier): TierStatistics => {
    const {
      users = 0,
      thisMonth = 0,
      thisWeek = 0,
      applications = 0,
      usersWithApplications = 0,
    } = rows.find((row) => row.tier === tier) ?? {}
    const plan = planOf(tier)
    return {
      ...{ totalUsers: users, thisMonth, thisWeek },
      monthlyRevenue: plan && isPaid(plan) ? enrollmentRevenue(users, plan) : 0,
      avgApplicationsPerDay: applicationsPerDay(applications),
      retentionRate: retentionRate(usersWithApplications, users),
    }
  }
  const priceOf = (tier: Tier) => {
    const plan = planOf(tier)
    return plan ? `${priceText(plan)} ${periodText(plan)}`.trim() : null
  }
  const [professional, premium] = Object.keys(TIERS) as [Tier, Tier]
  return {
    professional: statisticsOf(professional),
    premium: statisticsOf(premium),
    prices: { professional: priceOf(professional), premium: priceOf(premium) },
    currency: plans[0]?.currency ?? DEFAULT_CURRENCY,
  }
}
