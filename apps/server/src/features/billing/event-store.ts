import { randomUUID } from 'node:crypto'
import { eq, inArray, lt } from 'drizzle-orm'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { paymentEvents } from './table.ts'

type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'id'>

/** False if it is already stored: of several deliveries only one is processed. */
export async function insertEvent(tx: Db, event: NewEvent): Promise<boolean> {
  const rows = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id })
  return rows.length > 0
}

export async function findKnownEvents(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: paymentEvents.stripe_event_id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.stripe_event_id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** They are kept for bookkeeping, without anything that says whose they were (decisions, Account). */
export const forgetPayer = (tx: Db, userId: string) =>
  tx.update(paymentEvents).set({ user_id: randomUUID(), forgotten_at: now() }).where(eq(paymentEvents.user_id, userId))

/** Events whose payers have left before `before`. */
export const removeForgotten = (db: Db, before: Date) => db.delete(paymentEvents).where(lt(paymentEvents.forgotten_at, before))
