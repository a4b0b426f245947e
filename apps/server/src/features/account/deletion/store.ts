import { createHash } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { countOtherAdmins, noteFirstVerified } from '#platform/auth/admin-store'
import { isAdmin } from '#platform/auth/store'
import { accountDeletions, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { deletionLedger } from './table.ts'

export type Deletion = typeof accountDeletions.$inferSelect
const t = accountDeletions
const ofPerson = (userId: string) => eq(t.userId, userId)

export async function findDeletion(db: Db, userId: string): Promise<Deletion | undefined> {
  const [row] = await db.select().from(t).where(ofPerson(userId))
  return row
}

export async function lockDeletion(tx: Db, userId: string): Promise<Deletion | undefined> {
  const [row] = await tx.select().from(t).where(ofPerson(userId)).for('update')
  return row
}

type Request = Pick<Deletion, 'tokenHash' | 'tokenExpiresAt' | 'reason' | 'requestedAt'>

/** A new link replaces the one before it. What waits to be resumed still does. */
export const saveRequest = (tx: Db, userId: string, request: Request) =>
  tx
    .insert(t)
    .values({ ...request, userId })
    .onConflictDoUpdate({ target: t.userId, set: request })

/** One statement: of any number of confirmations at once exactly one finds the link unused. */
export async function schedule(tx: Db, userId: string, tokenHash: string, at: Date, now: Date): Promise<boolean> {
  const rows = await tx
    .update(t)
    .set({ scheduledDeletionAt: at })
    .where(and(ofPerson(userId), eq(t.tokenHash, tokenHash), gt(t.tokenExpiresAt, now), isNull(t.scheduledDeletionAt)))
    .returning({ userId: t.userId })
  return rows.length > 0
}

/** The link no longer works either. The row stays while subscriptions wait to be resumed. */
export async function unschedule(tx: Db, userId: string, now: Date) {
  await tx.update(t).set({ scheduledDeletionAt: null, tokenExpiresAt: now }).where(ofPerson(userId))
  await removeSettled(tx, userId, now)
}

/** Removes a request that is over and has nothing left to resume. */
export const removeSettled = (tx: Db, userId: string, now: Date) =>
  tx
    .delete(t)
    .where(
      and(
        ofPerson(userId),
        isNull(t.scheduledDeletionAt),
        lte(t.tokenExpiresAt, now),
        sql`cardinality(${t.cancelledSubscriptions}) = 0`,
      ),
    )

/** False when the person has decided to stay in the meantime. */
export async function noteCancelled(db: Db, userId: string, ids: readonly string[]): Promise<boolean> {
  const all = sql`(select coalesce(array_agg(distinct id), '{}') from unnest(${t.cancelledSubscriptions} || ${sql.param([...ids])}::text[]) id)`
  const rows = await db
    .update(t)
    .set({ cancelledSubscriptions: all })
    .where(and(ofPerson(userId), isNotNull(t.scheduledDeletionAt), isNull(t.erasedAt)))
    .returning({ userId: t.userId })
  return rows.length > 0
}

export const noteResumed = (db: Db, userId: string) => db.update(t).set({ cancelledSubscriptions: [] }).where(ofPerson(userId))

/** Work for the task: running deletions, and subscriptions to cancel or resume. */
export async function listPending(db: Db): Promise<Deletion[]> {
  return db
    .select()
    .from(t)
    .where(or(isNotNull(t.scheduledDeletionAt), sql`cardinality(${t.cancelledSubscriptions}) > 0`))
    .orderBy(t.scheduledDeletionAt)
}

/** Requests whose link ran out long ago. */
export const removeAbandoned = (db: Db, before: Date) =>
  db
    .delete(t)
    .where(and(isNull(t.scheduledDeletionAt), lt(t.tokenExpiresAt, before), sql`cardinality(${t.cancelledSubscriptions}) = 0`))

/** From here on only the journal is left. */
export const noteErased = (tx: Db, userId: string, paymentCustomer: string | null, now: Date) =>
  tx
    .update(t)
    .set({ erasedAt: now, paymentCustomer, reason: null, tokenHash: '', cancelledSubscriptions: [] })
    .where(ofPerson(userId))

export const removeJournal = (db: Db, userId: string) => db.delete(t).where(and(ofPerson(userId), isNotNull(t.erasedAt)))

export const insertLedgerEntry = (tx: Db, userId: string, now: Date) =>
  tx
    .insert(deletionLedger)
    .values({ userHash: hashOf(userId), deletedAt: now })
    .onConflictDoNothing()

export type LedgerEntry = typeof deletionLedger.$inferSelect

export const listEntries = (db: Db): Promise<LedgerEntry[]> =>
  db.select().from(deletionLedger).orderBy(deletionLedger.deletedAt, deletionLedger.userHash)

export const addEntries = (tx: Db, entries: readonly LedgerEntry[]) =>
  tx.execute(sql`
    insert into deletion_ledger (user_hash, deleted_at)
    select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e ("userHash" text, "deletedAt" timestamptz)
    on conflict do nothing`)

/** Accounts that the ledger calls deleted. */
export async function findLedgerPeople(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') in (select user_hash from deletion_ledger)`,
  )
  return rows.map(({ id }) => id)
}

/** Without a link and without days of grace. */
export async function scheduleNow(tx: Db, userId: string, now: Date) {
  const link = { tokenHash: '', tokenExpiresAt: now, reason: null, requestedAt: now }
  await saveRequest(tx, userId, link)
  await tx.update(t).set({ scheduledDeletionAt: now }).where(ofPerson(userId))
}

export const removeOldEntries = (db: Db, before: Date) => db.delete(deletionLedger).where(lt(deletionLedger.deletedAt, before))

const hashOf = (userId: string) => createHash('sha256').update(userId).digest('hex')

/** Whether others use the installation and no other admin stays to run it. */
export async function isNeededAdmin(tx: Db, userId: string): Promise<boolean> {
  if (!(await isAdmin(tx, userId)) || (await countOtherAdmins(tx, userId)) > 0) return false
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailVerified, true), ne(users.id, userId)))
    .limit(1)
  return others.length > 0
}

/** Deleted accounts had been verified, also those of the time before the installation remembered it. */
export async function noteDeletedVerified(db: Db, now: Date) {
  const [entry] = await db.select({ at: deletionLedger.deletedAt }).from(deletionLedger).limit(1)
  if (entry) await noteFirstVerified(db, now)
}
