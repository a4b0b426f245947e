import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import type { Thing } from './objects.ts'
import { localStripeObjects } from './table.ts'

/** A lock that allows one change at a time. */
export const lockAll = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('local stripe', 0))`)

export async function keep(tx: Db, thing: Thing, at: Date): Promise<Thing> {
  const about = subjectOf(thing)
  const customer = about.object === 'customer' ? about.id : typeof about.customer === 'string' ? about.customer : null
  const owner = about.object === 'customer' ? userOf(about) : await findOwner(tx, customer)
  const values = { id: thing.id, object: thing.object, customer, user_id: owner, data: thing, created_at: at }
  await tx
    .insert(localStripeObjects)
    .values(values)
    .onConflictDoUpdate({ target: localStripeObjects.id, set: { data: thing } })
  return thing
}

export async function find(db: Db, id: string, object?: string): Promise<Thing | undefined> {
  const [row] = await db
    .select({ data: localStripeObjects.data })
    .from(localStripeObjects)
    .where(and(eq(localStripeObjects.id, id), object ? eq(localStripeObjects.object, object) : undefined))
  return row?.data as Thing | undefined
}

/** Newest first, as Stripe lists. */
export async function list(db: Db, object: string, customer?: string): Promise<Thing[]> {
  const rows = await db
    .select({ data: localStripeObjects.data })
    .from(localStripeObjects)
    .where(and(eq(localStripeObjects.object, object), customer ? eq(localStripeObjects.customer, customer) : undefined))
    .orderBy(desc(localStripeObjects.created_at), desc(localStripeObjects.id))
  return rows.map(({ data }) => data as Thing)
}

export async function listUndelivered(db: Db): Promise<Thing[]> {
  const rows = await db
    .select({ data: localStripeObjects.data })
    .from(localStripeObjects)
    .where(and(eq(localStripeObjects.object, 'event'), isNull(localStripeObjects.delivered_at)))
    .orderBy(asc(localStripeObjects.created_at))
    .limit(100)
  return rows.map(({ data }) => data as Thing)
}

export const noteDelivered = (db: Db, id: string, at: Date) =>
  db.update(localStripeObjects).set({ delivered_at: at }).where(eq(localStripeObjects.id, id))

/** The user that a session, customer or invoice belongs to. */
export async function findUserOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: localStripeObjects.user_id })
    .from(localStripeObjects)
    .where(eq(localStripeObjects.id, id))
  return row?.userId ?? undefined
}

export const removeOf = (tx: Db, userId: string) => tx.delete(localStripeObjects).where(eq(localStripeObjects.user_id, userId))

async function findOwner(tx: Db, customer: string | null): Promise<string | null> {
  if (!customer) return null
  const found = await find(tx, customer, 'customer')
  return found ? userOf(found) : null
}

/** The object that an event or a stored idempotent answer is about. */
function subjectOf(thing: Thing): Thing {
  const inner = thing.object === 'event' ? (thing.data as { object?: Thing }).object : (thing.answer as Thing | undefined)
  return inner ?? thing
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const userOf = (customer: Thing): string | null => {
  const id = (customer.metadata as Record<string, string> | undefined)?.user_id ?? ''
  return UUID.test(id) ? id : null
}
