import type { Standing } from '@jobapply/core/billing/limits'
import type { Used } from '@jobapply/core/billing/schema'
import { and, eq, gte, inArray, ne, or, type Placeholder, sql } from 'drizzle-orm'
import { accounts } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { prepared, type Values } from '#platform/db/prepared'
import { preparedWrite } from '#platform/db/prepared-write'
import { findPerson, trialOf } from './subscription-store.ts'
import { quotaUses } from './table.ts'

/** Everything that the limit rules need to know about a person. */
export async function findStanding(db: Db, userId: string, now: Date): Promise<Standing & { planName: string | null }> {
  const { createdAt, isAdmin, account, row, plan } = (await findPerson(db, userId)) ?? {}
  return {
    isAdmin: isAdmin ?? false,
    createdAt: createdAt ?? now,
    trial: trialOf(account ?? undefined),
    subscription: row
      ? {
          status: row.status,
          plan: plan ?? null,
          currentPeriodEnd: row.current_period_end,
          cancelAtPeriodEnd: row.cancel_at_period_end,
          paidPeriodStart: row.paid_period_start,
        }
      : null,
    zone: {
      zone: account?.timeZone ?? null,
      before: account?.timeZoneBefore ?? null,
      changedAt: account?.timeZoneChangedAt ?? null,
    },
    planName: plan?.plan_name ?? null,
  }
}

type Span = { from: Date; until: Date }
type Counted = Record<
  'userId' | 'dailyFrom' | 'dailyUntil' | 'weeklyFrom' | 'weeklyUntil' | 'monthlyFrom' | 'monthlyUntil',
  string
> &
  Record<'earliest', string> &
  Record<'applications', readonly string[]>

const uses = prepared((db, given: Values<Counted>) => {
  const { application, at, state, user_id } = quotaUses
  const within = (from: Placeholder, until: Placeholder) =>
    sql<number>`count(*) filter (where at >= ${from} and at < ${until})`.mapWith(Number)
  const isAsked = sql`${application} = any(${given.applications}::uuid[])`
  return db
    .select({
      daily: within(given.dailyFrom, given.dailyUntil),
      weekly: within(given.weeklyFrom, given.weeklyUntil),
      monthly: within(given.monthlyFrom, given.monthlyUntil),
      holders: sql<string[]>`coalesce(array_agg(${application}) filter (where ${isAsked}), '{}')`,
    })
    .from(quotaUses)
    .where(and(eq(user_id, given.userId), ne(state, 'released'), or(gte(at, given.earliest), isAsked)))
})

/** Reserved and final units of the running day, week and cycle, and those of these applications that have one, from whatever time. */
export async function countUses(
  db: Db,
  userId: string,
  { daily, weekly, monthly }: Record<'daily' | 'weekly' | 'monthly', Span>,
  applications: readonly string[] = [],
): Promise<{ used: Used; holders: string[] }> {
  const earliest = new Date(Math.min(daily.from.getTime(), weekly.from.getTime(), monthly.from.getTime()))
  const [row] = await uses(db, {
    ...{ userId, applications, earliest: earliest.toISOString() },
    ...{ dailyFrom: daily.from.toISOString(), dailyUntil: daily.until.toISOString() },
    ...{ weeklyFrom: weekly.from.toISOString(), weeklyUntil: weekly.until.toISOString() },
    ...{ monthlyFrom: monthly.from.toISOString(), monthlyUntil: monthly.until.toISOString() },
  })
  const { holders, ...used } = row ?? { daily: 0, weekly: 0, monthly: 0, holders: [] }
  return { used, holders }
}

export function insertUses(tx: Db, userId: string, applications: readonly string[], state: 'reserved' | 'final', at: Date) {
  if (applications.length === 0) return undefined
  return addUses(tx, { userId, applications, state, at: at.toISOString() })
}

type Uses = Record<'userId' | 'state' | 'at', string> & { applications: readonly string[] }

const addUses = preparedWrite(
  (_, { userId, applications, state, at }: Values<Uses>) => sql`
    insert into quota_uses (user_id, kind, at, state, application)
    select ${userId}::uuid, 'application', ${at}::timestamptz, ${state}::text, unnest(${applications}::uuid[])`,
)

/** Makes reserved units final or releases them; others don't change. Returns whether there was a reservation. */
export async function settleUses(tx: Db, userId: string, applications: readonly string[], state: 'final' | 'released') {
  if (applications.length === 0) return false
  const rows = await tx
    .update(quotaUses)
    .set({ state })
    .where(and(eq(quotaUses.user_id, userId), inArray(quotaUses.application, [...applications]), eq(quotaUses.state, 'reserved')))
    .returning({ id: quotaUses.id })
  return rows.length > 0
}

export async function saveZone(tx: Db, userId: string, zone: Standing['zone'], now: Date) {
  await tx
    .update(accounts)
    .set({ timeZone: zone.zone, timeZoneBefore: zone.before, timeZoneChangedAt: zone.changedAt, updatedAt: now })
    .where(eq(accounts.userId, userId))
}
