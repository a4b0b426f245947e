import { accountStatus } from '@jobapply/core/billing/rules'
import { and, eq, inArray, lt, lte, type Placeholder, sql } from 'drizzle-orm'
import { accounts, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { prepared, type Values } from '#platform/db/prepared'
import { paymentCustomers, planConfigurations, quotaUses, subscribers, userSubscriptions } from './table.ts'

export type SubscriptionRow = typeof userSubscriptions.$inferSelect
export type PlanRow = Pick<typeof planConfigurations.$inferSelect, 'plan_name' | 'auto_apply_limit' | 'limit_period'>
/** `plan` null: it no longer exists. */
export type Held = { row: SubscriptionRow; plan: PlanRow | null }

const SUBSCRIPTION_AND_PLAN = {
  row: userSubscriptions,
  plan: {
    plan_name: planConfigurations.plan_name,
    auto_apply_limit: planConfigurations.auto_apply_limit,
    limit_period: planConfigurations.limit_period,
  },
}

/** The id of the subscription that counts: one that gives a plan before one that does not, then the longest. */
const heldId = (userId: string | Placeholder) => sql`(
  select s.id from ${userSubscriptions} s where s.user_id = ${userId}
  order by s.status in ('active', 'trialing', 'past_due') desc, s.current_period_end desc, s.id limit 1
)`

/** The subscription that counts, with its plan. */
export async function findHeld(db: Db, userId: string): Promise<Held | undefined> {
  const [found] = await db
    .select(SUBSCRIPTION_AND_PLAN)
    .from(userSubscriptions)
    .leftJoin(planConfigurations, eq(planConfigurations.plan_key, userSubscriptions.plan_key))
    .where(and(eq(userSubscriptions.user_id, userId), eq(userSubscriptions.id, heldId(userId))))
  return found
}

const { trialStartDate, trialEndDate, timeZone, timeZoneBefore, timeZoneChangedAt } = accounts
const { status, current_period_end, cancel_at_period_end, paid_period_start } = userSubscriptions

const person = prepared((db, { userId }: Values<{ userId: string }>) =>
  db
    .select({
      createdAt: users.createdAt,
      account: { trialStartDate, trialEndDate, timeZone, timeZoneBefore, timeZoneChangedAt },
      isAdmin: sql<boolean>`exists (select from user_roles r where r.user_id = ${users.id} and r.role = 'admin')`,
      row: { status, current_period_end, cancel_at_period_end, paid_period_start },
      plan: SUBSCRIPTION_AND_PLAN.plan,
    })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(userSubscriptions, and(eq(userSubscriptions.user_id, users.id), eq(userSubscriptions.id, heldId(userId))))
    .leftJoin(planConfigurations, eq(planConfigurations.plan_key, userSubscriptions.plan_key))
    .where(eq(users.id, userId)),
)

/**
 * What limits need of a person, their account, role and the subscription that counts: one statement without a column too many, because
 * every submit asks it inside its transaction.
 */
export const findPerson = async (db: Db, userId: string) => (await person(db, { userId }))[0]

/** To be asked ahead. */
export const personQuestion = (userId: string) => person.question({ userId })

export async function findSubscriber(db: Db, userId: string) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.user_id, userId))
  return row
}

type Synced = Omit<typeof userSubscriptions.$inferInsert, 'id' | 'updated_at' | 'user_id'>

/** An older answer of the provider never replaces a newer one, in whatever order they arrive. */
export async function writeSubscription(tx: Db, userId: string, values: Synced, now: Date): Promise<boolean> {
  const { created_at: _, ...changes } = values
  const rows = await tx
    .insert(userSubscriptions)
    .values({ ...values, user_id: userId, updated_at: now })
    .onConflictDoUpdate({
      target: userSubscriptions.stripe_subscription_id,
      set: { ...changes, updated_at: now },
      setWhere: sql`${userSubscriptions.user_id} = ${userId} and ${userSubscriptions.asked_at} <= ${values.asked_at.toISOString()}`,
    })
    .returning({ id: userSubscriptions.id })
  return rows.length > 0
}

/** The plan that this subscription of the provider is stored with. */
export async function findStoredPlan(db: Db, subscriptionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ key: userSubscriptions.plan_key })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.stripe_subscription_id, subscriptionId))
  return row?.key
}

/** The account row follows (TRIAL-006). */
export async function writeAccountStatus(tx: Db, userId: string, now: Date) {
  const [account] = await tx.select().from(accounts).where(eq(accounts.userId, userId)).for('update')
  if (!account) return
  const held = await findHeld(tx, userId)
  const { subscription_status, is_trial_active } = accountStatus(trialOf(account), held ? termsOf(held.row) : null, now)
  await tx
    .update(accounts)
    .set({ subscriptionStatus: subscription_status, isTrialActive: is_trial_active, updatedAt: now })
    .where(eq(accounts.userId, userId))
}

export const trialOf = (account: { trialStartDate: Date | null; trialEndDate: Date | null } | undefined) =>
  account?.trialStartDate && account.trialEndDate ? { start: account.trialStartDate, end: account.trialEndDate } : null

export const termsOf = (row: SubscriptionRow) => ({
  status: row.status,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  currentPeriodEnd: row.current_period_end,
})

/** Whose trial is over and not written down as such, or runs on after a fast clock was put back. */
export async function listMisnotedTrials(db: Db, now: Date): Promise<string[]> {
  const { isTrialActive, trialEndDate, userId: id } = accounts
  const isRunning = sql`${trialEndDate} > ${now.toISOString()}`
  const rows = await db.select({ userId: id }).from(accounts).where(sql`${isTrialActive} <> (${isRunning})`)
  return rows.map(({ userId }) => userId)
}

export async function listEndingTrials(db: Db, now: Date, before: Date) {
  return db
    .select({ userId: accounts.userId, end: accounts.trialEndDate })
    .from(accounts)
    .where(
      and(
        eq(accounts.subscriptionStatus, 'trial'),
        sql`${accounts.trialEndDate} > ${now.toISOString()}`,
        lte(accounts.trialEndDate, before),
      ),
    )
}

/** Subscriptions whose period is over without an event about it. */
export async function listOverdue(db: Db, before: Date) {
  return db
    .select({ id: userSubscriptions.stripe_subscription_id })
    .from(userSubscriptions)
    .where(
      and(
        inArray(userSubscriptions.status, ['active', 'trialing', 'past_due', 'incomplete']),
        lt(userSubscriptions.current_period_end, before),
      ),
    )
}

export async function findCustomer(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: paymentCustomers.stripe_customer_id })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.user_id, userId))
  return row?.id
}

/** The first that is stored stays. */
export async function keepCustomer(db: Db, userId: string, customerId: string): Promise<string> {
  await db.insert(paymentCustomers).values({ user_id: userId, stripe_customer_id: customerId }).onConflictDoNothing()
  return (await findCustomer(db, userId)) ?? customerId
}

/** The person of a customer, as long as there is one; held until the transaction ends, so that no subscription outlives its person. */
export async function findPayer(
  tx: Db,
  customerId: string | undefined,
  claimedId: string | undefined,
): Promise<string | undefined> {
  const [known] = customerId
    ? await tx
        .select({ userId: paymentCustomers.user_id })
        .from(paymentCustomers)
        .where(eq(paymentCustomers.stripe_customer_id, customerId))
    : []
  const userId = known?.userId ?? claimedId
  if (!userId) return undefined
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  return user?.id
}

/** The database's own clock, which all processes share. */
export async function askedAt(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
  return new Date(rows[0]?.at ?? '')
}

export async function eraseBilling(tx: Db, userId: string) {
  await tx.delete(userSubscriptions).where(eq(userSubscriptions.user_id, userId))
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.user_id, userId))
  await tx.delete(quotaUses).where(eq(quotaUses.user_id, userId))
}
