import type { Allowance, Standing } from '@jobapply/core/billing/limits'
import type { Used } from '@jobapply/core/billing/schema'
import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { accounts } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
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

/** Reserved and final units of the running day, week and cycle, and those of these applications that have one, from whatever time. */
export async function countUses(
  db: Db,
  userId: string,
  { daily, weekly, monthly }: Allowance['spans'],
  applications: readonly string[] = [],
): Promise<{ used: Used; holders: string[] }> {
  const { application, at, state, user_id } = quotaUses
  const within = ({ from, until }: { from: Date; until: Date }) =>
    sql<number>`count(*) filter (where at >= ${from.toISOString()} and at < ${until.toISOString()})`.mapWith(Number)
  const earliest = new Date(Math.min(daily.from.getTime(), weekly.from.getTime(), monthly.from.getTime()))
  const isAsked = applications.length > 0 ? inArray(application, [...applications]) : sql`false`
  const [row] = await db
    .select({
      ...{ daily: within(daily), weekly: within(weekly), monthly: within(monthly) },
      holders: sql<string[]>`coalesce(array_agg(${application}) filter (where ${isAsked}), '{}')`,
    })
    .from(quotaUses)
    .where(and(eq(user_id, userId), ne(state, 'released'), or(gte(at, earliest), isAsked)))
  const { holders, ...used } = row ?? { daily: 0, weekly: 0, monthly: 0, holders: [] }
  return { used, holders }
}

export function insertUses(tx: Db, userId: string, applications: readonly string[], state: 'reserved' | 'final', at: Date) {
  if (applications.length === 0) return undefined
  return tx
    .insert(quotaUses)
    .values(applications.map((application) => ({ user_id: userId, kind: 'application' as const, at, state, application })))
}

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
