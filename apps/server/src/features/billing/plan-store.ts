import { isPaid, type PriceKind, priceKind } from '@jobapply/core/billing/price-rules'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { planConfigurations } from './table.ts'

type Row = typeof planConfigurations.$inferSelect

/** In demo mode every plan is one that the payment provider does not know (PRICING-023). */
export const toPlan = ({ last_synced_at, created_at, updated_at, ...row }: Row, isDemo: boolean): PlanConfiguration => ({
  ...row,
  is_demo: isDemo || row.is_demo,
  last_synced_at: last_synced_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

export async function listActivePlans(db: Db, isDemo: boolean): Promise<PlanConfiguration[]> {
  const rows = await db
    .select()
    .from(planConfigurations)
    .where(eq(planConfigurations.is_active, true))
    .orderBy(asc(planConfigurations.plan_key))
  return rows.map((row) => toPlan(row, isDemo))
}

export async function findActivePlan(db: Db, key: string): Promise<PlanConfiguration | undefined> {
  const [row] = await db
    .select()
    .from(planConfigurations)
    .where(and(eq(planConfigurations.plan_key, key), eq(planConfigurations.is_active, true)))
  return row && toPlan(row, false)
}

/** Active plans that cost something and that the provider does not know yet. */
export async function listUnsyncedPlans(db: Db): Promise<PlanConfiguration[]> {
  const rows = await db
    .select()
    .from(planConfigurations)
    .where(
      and(
        eq(planConfigurations.is_active, true),
        gt(planConfigurations.price_amount, 0),
        isNull(planConfigurations.stripe_price_id),
      ),
    )
  return rows.map((row) => toPlan(row, false)).filter(isPaid)
}

export async function findPlanKeyByPrice(db: Db, priceId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ key: planConfigurations.plan_key })
    .from(planConfigurations)
    .where(eq(planConfigurations.stripe_price_id, priceId))
  return row?.key
}

/** Moves on a plan that was only saved; one that is further along keeps its state. */
export async function noteSynced(db: Db, key: string, ids: { productId: string; priceId: string }, now: Date) {
  await db
    .update(planConfigurations)
    .set({
      stripe_product_id: ids.productId,
      stripe_price_id: ids.priceId,
      is_demo: false,
      creation_status: sql`case when ${planConfigurations.creation_status} = 'saved' then 'stripe_synced' else ${planConfigurations.creation_status} end`,
      last_synced_at: now,
      updated_at: now,
    })
    .where(eq(planConfigurations.plan_key, key))
}

/** Includes inactive plans; undefined if there is no plan with this key. */
export async function findPriceKind(db: Db, key: string): Promise<PriceKind | undefined> {
  const [row] = await db.select().from(planConfigurations).where(eq(planConfigurations.plan_key, key))
  return row && priceKind(row)
}

export async function findPlanName(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: planConfigurations.plan_name })
    .from(planConfigurations)
    .where(eq(planConfigurations.plan_key, key))
  return row?.name
}
