import type { PageRequest } from '@jobapply/core/shared/page'
import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { jobApplications } from '#features/applications/record/table'
import { paymentEvents, planConfigurations, subscribers, userSubscriptions } from '#features/billing/table'
import { accounts, userRoles, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey } from '#platform/db/page'

const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/**
 * People in the running four-day trial who never had a subscription (SUBS-009, SUBS-011). Admins need no plan and blocked people cannot
 * choose one, so that neither is on trial.
 */
const onTrial = (now: Date) => sql<number>`(
  select count(*) from ${accounts} a join ${users} u on u.id = a.user_id
  where a.trial_start_date <= ${now.toISOString()}::timestamptz and a.trial_end_date > ${now.toISOString()}::timestamptz
    and u.blocked_at is null
    and not exists (select from ${userSubscriptions} s where s.user_id = a.user_id)
    and not exists (select from ${userRoles} r where r.user_id = a.user_id and r.role = 'admin')
)`

/** A person with several subscriptions counts once, with the one that the view `subscribers` takes. */
export async function countSubscribers(db: Db, now: Date) {
  const best = db
    .selectDistinctOn([userSubscriptions.user_id], { status: userSubscriptions.status })
    .from(userSubscriptions)
    .orderBy(
      userSubscriptions.user_id,
      desc(sql`${userSubscriptions.status} in ('active', 'trialing', 'past_due')`),
      desc(userSubscriptions.current_period_end),
      userSubscriptions.id,
    )
    .as('best')
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: counted(sql`${best.status} = 'active'`),
      trial: sql<number>`(count(*) filter (where ${best.status} = 'trialing') + ${onTrial(now)})::int`,
      past_due: counted(sql`${best.status} = 'past_due'`),
      canceled: counted(sql`${best.status} = 'canceled'`),
      subscriptionCount: sql<number>`(select count(*) from user_subscriptions)::int`,
    })
    .from(best)
  return row ?? { total: 0, active: 0, trial: 0, past_due: 0, canceled: 0, subscriptionCount: 0 }
}

/** Bigger than an integer can be: sums come as text. */
const sumOf = (condition: SQL) => sql<number>`coalesce(sum(amount) filter (where ${condition}), 0)`.mapWith(Number)
/** Only money that was received (SUBS-013). */
const RECEIVED = sql`status = 'succeeded' and amount is not null`

/** What was received in each currency, in minor units; the one of most payments first. */
export const sumPayments = (db: Db, since: Date) =>
  db
    .select({
      currency: paymentEvents.currency,
      monthly: sumOf(sql`created_at >= ${since.toISOString()}::timestamptz`),
      total: sumOf(sql`true`),
    })
    .from(paymentEvents)
    .where(RECEIVED)
    .groupBy(paymentEvents.currency)
    .orderBy(desc(sql`count(*)`), paymentEvents.currency)

export async function countPayments(db: Db): Promise<number> {
  const [row] = await db.select({ events: sql<number>`count(*)::int` }).from(paymentEvents)
  return row?.events ?? 0
}

/** What was received in each quarter of an hour: days of every time zone can be made of them, by the same rules as everywhere else. */
export const listReceived = (db: Db, currency: string, since: Date) =>
  db
    .select({
      at: sql<Date>`date_bin('15 minutes', created_at, timestamptz '2000-01-01Z')`.mapWith(paymentEvents.created_at),
      amount: sumOf(sql`true`),
    })
    .from(paymentEvents)
    .where(and(gte(paymentEvents.created_at, since), eq(paymentEvents.currency, currency), RECEIVED))
    .groupBy(sql`1`)

export type Span = { from: Date | undefined; until: Date | undefined }
const within = ({ from, until }: Span) =>
  and(from && gte(subscribers.created_at, from), until && lt(subscribers.created_at, until))
const ENROLLED = { created_at: subscribers.created_at, id: subscribers.user_id }
const inTier = (tier: string) => and(sql`${subscribers.subscribed}`, eq(subscribers.subscription_tier, tier))

export async function countEnrolled(db: Db, tier: string, span: Span) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, matching: counted(within(span) ?? sql`true`) })
    .from(subscribers)
    .where(inTier(tier))
  return row ?? { total: 0, matching: 0 }
}

export const listEnrolled = (db: Db, tier: string, span: Span, page: PageRequest) =>
  db
    .select({
      ...pageKey(ENROLLED),
      id: users.id,
      email: users.mailAddress,
      created_at: sql<Date>`${subscribers.created_at}`.mapWith(userSubscriptions.created_at),
      subscription_tier: sql<string>`${subscribers.subscription_tier}`,
      subscription_end: sql<Date>`${subscribers.subscription_end}`.mapWith(userSubscriptions.current_period_end),
    })
    .from(subscribers)
    .innerJoin(users, eq(users.id, subscribers.user_id))
    .where(and(inTier(tier), within(span), afterCursor(ENROLLED, page)))
    .orderBy(...newestFirst(ENROLLED))
    .limit(page.limit + 1)

export const listSubscriptions = (db: Db, page: PageRequest) =>
  db
    .select({
      ...pageKey(userSubscriptions),
      id: userSubscriptions.id,
      user_id: userSubscriptions.user_id,
      email: users.mailAddress,
      plan_key: userSubscriptions.plan_key,
      /** A plan may be deleted while people still have it. */
      plan_name: sql<string>`coalesce(${planConfigurations.plan_name}, ${userSubscriptions.plan_key})`,
      status: userSubscriptions.status,
      current_period_start: userSubscriptions.current_period_start,
      current_period_end: userSubscriptions.current_period_end,
      trial_end: userSubscriptions.trial_end,
      cancel_at_period_end: userSubscriptions.cancel_at_period_end,
      created_at: userSubscriptions.created_at,
      stripe_customer_id: userSubscriptions.stripe_customer_id,
      stripe_subscription_id: userSubscriptions.stripe_subscription_id,
    })
    .from(userSubscriptions)
    .innerJoin(users, eq(users.id, userSubscriptions.user_id))
    .leftJoin(planConfigurations, eq(planConfigurations.plan_key, userSubscriptions.plan_key))
    .where(afterCursor(userSubscriptions, page))
    .orderBy(...newestFirst(userSubscriptions))
    .limit(page.limit + 1)

export const listPayments = (db: Db, page: PageRequest) =>
  db
    .select({
      ...pageKey(paymentEvents),
      id: paymentEvents.id,
      event_type: paymentEvents.event_type,
      amount: paymentEvents.amount,
      currency: paymentEvents.currency,
      status: paymentEvents.status,
      created_at: paymentEvents.created_at,
      user_id: paymentEvents.user_id,
      email: users.mailAddress,
      processed: paymentEvents.processed,
    })
    .from(paymentEvents)
    .leftJoin(users, eq(users.id, paymentEvents.user_id))
    .where(afterCursor(paymentEvents, page))
    .orderBy(...newestFirst(paymentEvents))
    .limit(page.limit + 1)

/** A saved job is not an application yet. */
const isApplication = ne(jobApplications.status, 'saved')

export const listApplicationMoments = (db: Db, since: Date, page: PageRequest) =>
  db
    .select({
      ...pageKey(jobApplications),
      id: jobApplications.id,
      user_id: jobApplications.user_id,
      created_at: jobApplications.created_at,
    })
    .from(jobApplications)
    .where(and(gte(jobApplications.created_at, since), isApplication, afterCursor(jobApplications, page)))
    .orderBy(...newestFirst(jobApplications))
    .limit(page.limit + 1)

type Enrollment = Record<'users' | 'thisMonth' | 'thisWeek' | 'applications' | 'usersWithApplications', number> & { tier: string }

/** Each tier's subscribers and their applications since `window`. All are counted in one pass: asking for each subscriber takes longer. */
export async function countEnrollment(db: Db, starts: { week: Date; month: Date; window: Date }): Promise<Enrollment[]> {
  const moment = (start: Date) => sql`${start.toISOString()}::timestamptz`
  const { rows } = await db.execute<Enrollment>(sql`
    select s.subscription_tier as tier, count(*)::int as users,
      count(*) filter (where s.created_at >= ${moment(starts.month)})::int as "thisMonth",
      count(*) filter (where s.created_at >= ${moment(starts.week)})::int as "thisWeek",
      coalesce(sum(applied.applications), 0)::int as applications,
      count(applied.applications)::int as "usersWithApplications"
    from subscribers s
    left join (
      select a.user_id, count(*) as applications from job_applications a
      where a.created_at >= ${moment(starts.window)} and a.status <> 'saved' group by a.user_id
    ) applied using (user_id)
    where s.subscribed and s.subscription_tier in ('professional', 'premium')
    group by 1`)
  return rows
}

export const listTierPlans = (db: Db) =>
  db.select().from(planConfigurations).where(sql`${planConfigurations.plan_key} in ('professional', 'premium')`)
