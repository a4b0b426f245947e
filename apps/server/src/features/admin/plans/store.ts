import type { ManagedPlan, NewPlan, PlanChanges } from '@jobapply/core/admin/plans-schema'
import { ENTITLED } from '@jobapply/core/billing/constants'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { and, asc, countDistinct, eq, inArray } from 'drizzle-orm'
import { toPlan } from '#features/billing/plan-store'
import { planConfigurations, userSubscriptions } from '#features/billing/table'
import type { Db } from '#platform/db/database'

const t = planConfigurations
const activeWith = (key: string) => and(eq(t.plan_key, key), eq(t.is_active, true))
const isEntitled = inArray(userSubscriptions.status, [...ENTITLED])

/** The active plans, the oldest first (PLANS-064). */
export async function listManagedPlans(db: Db, isDemo: boolean): Promise<ManagedPlan[]> {
  const rows = await db.select().from(t).where(eq(t.is_active, true)).orderBy(asc(t.created_at), asc(t.plan_key))
  const counts = await db
    .select({ key: userSubscriptions.plan_key, people: countDistinct(userSubscriptions.user_id) })
    .from(userSubscriptions)
    .where(isEntitled)
    .groupBy(userSubscriptions.plan_key)
  const people = new Map(counts.map((one) => [one.key, one.people]))
  return rows.map((row) => ({ ...toPlan(row, isDemo), subscribers: people.get(row.plan_key) ?? 0 }))
}

/** Returns nothing if the key is taken, even by an inactive plan. */
export async function insertPlan(tx: Db, plan: NewPlan, now: Date): Promise<PlanConfiguration | undefined> {
  const values = { ...plan, is_active: true, creation_status: 'saved', created_at: now, updated_at: now } as const
  const [row] = await tx.insert(t).values(values).onConflictDoNothing().returning()
  return row && toPlan(row, false)
}

/** Locks the row, so that what the audit log calls before is what was there. */
export async function lockPlan(tx: Db, key: string): Promise<PlanConfiguration | undefined> {
  const [row] = await tx.select().from(t).where(activeWith(key)).for('update')
  return row && toPlan(row, false)
}

type Machinery = Pick<PlanConfiguration, 'creation_status' | 'is_demo' | 'is_active' | 'stripe_product_id' | 'stripe_price_id'>

export async function updatePlan(
  tx: Db,
  key: string,
  changes: Partial<PlanChanges & Machinery>,
  now: Date,
): Promise<PlanConfiguration | undefined> {
  const [row] = await tx
    .update(t)
    .set({ ...changes, updated_at: now })
    .where(activeWith(key))
    .returning()
  return row && toPlan(row, false)
}

export const deletePlan = (tx: Db, key: string) => tx.delete(t).where(eq(t.plan_key, key))

export async function countSubscribers(tx: Db, key: string): Promise<number> {
  const [row] = await tx
    .select({ people: countDistinct(userSubscriptions.user_id) })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.plan_key, key), isEntitled))
  return row?.people ?? 0
}
