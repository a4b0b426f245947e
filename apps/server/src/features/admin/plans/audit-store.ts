import type { LocalSubscription } from '@jobapply/core/admin/audit-rules'
import { ENTITLED } from '@jobapply/core/billing/constants'
import { eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { paymentCustomers, planConfigurations, userSubscriptions } from '#features/billing/table'
import { users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

const t = userSubscriptions
/** One parameter instead of thousands. */
const isAmong = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column}::text = any(${sql.param([...values])}::text[])`

/** What gives a plan here, and what the provider names. */
export const listLocalSubscriptions = (db: Db, named: readonly string[], limit: number): Promise<LocalSubscription[]> =>
  db
    .select({
      subscriptionId: t.stripe_subscription_id,
      customerId: t.stripe_customer_id,
      planKey: t.plan_key,
      status: t.status,
      userId: t.user_id,
      email: users.mailAddress,
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.user_id))
    .where(or(inArray(t.status, [...ENTITLED]), isAmong(t.stripe_subscription_id, named)))
    .orderBy(t.id)
    .limit(limit)

export async function findSubscriptionTerms(tx: Db, subscriptionId: string) {
  const [row] = await tx
    .select({ planKey: t.plan_key, status: t.status })
    .from(t)
    .where(eq(t.stripe_subscription_id, subscriptionId))
  return row
}

export async function findPlanKeysByPrice(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: planConfigurations.plan_key, price: planConfigurations.stripe_price_id })
    .from(planConfigurations)
    .where(isNotNull(planConfigurations.stripe_price_id))
  return new Map(rows.map(({ key, price }) => [price ?? '', key]))
}

type Payer = { userId: string; email: string; customerId: string | null }

/** The accounts of these customers and ids, with the customer that we keep for each. */
export async function findPayers(db: Db, { customers, users: ids }: { customers: string[]; users: string[] }) {
  const rows: Payer[] = await db
    .select({ userId: users.id, email: users.mailAddress, customerId: paymentCustomers.stripe_customer_id })
    .from(users)
    .leftJoin(paymentCustomers, eq(paymentCustomers.user_id, users.id))
    .where(or(isAmong(users.id, ids), isAmong(paymentCustomers.stripe_customer_id, customers)))
  return {
    byCustomer: new Map(rows.flatMap((row) => (row.customerId ? [[row.customerId, row] as const] : []))),
    byUser: new Map(rows.map((row) => [row.userId, row])),
  }
}
