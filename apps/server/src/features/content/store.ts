import { canonicalEmail } from '@jobapply/core/auth/rules'
import type { PageRequest } from '@jobapply/core/shared/page'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { findUser, findUserByEmail } from '#platform/auth/store'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst } from '#platform/db/page'
import { formMessages, newsletterReaders } from './table.ts'

type NewMessage = Omit<typeof formMessages.$inferInsert, 'id' | 'user_id' | 'email'>

export async function insertMessage(tx: Db, message: NewMessage) {
  const email = canonicalEmail(message.mailAddress)
  await tx.insert(formMessages).values({ ...message, email, user_id: await findOwner(tx, email) })
}

export const listMessages = (db: Db, page: PageRequest) =>
  db
    .select()
    .from(formMessages)
    .where(afterCursor(formMessages, page))
    .orderBy(...newestFirst(formMessages))
    .limit(page.limit + 1)

/** The removed message; undefined: it was gone already. */
export async function removeMessage(tx: Db, id: string) {
  const [removed] = await tx.delete(formMessages).where(eq(formMessages.id, id)).returning()
  return removed
}

/** False when the address is on the list already, confirmed. */
export async function insertReader(tx: Db, mailAddress: string, now: Date): Promise<boolean> {
  const email = canonicalEmail(mailAddress)
  const row = { email, mailAddress, user_id: await findOwner(tx, email), created_at: now, toldUntil: dayOf(now) }
  const rows = await tx
    .insert(newsletterReaders)
    .values(row)
    .onConflictDoUpdate({
      target: newsletterReaders.email,
      set: { mailAddress, created_at: now },
      setWhere: isNull(newsletterReaders.confirmedAt),
    })
    .returning({ id: newsletterReaders.id })
  return rows.length > 0
}

/** False when the address is not on the list: it was removed, or nobody confirmed it in time. */
export async function confirmReader(db: Db, email: string, now: Date): Promise<boolean> {
  await db
    .update(newsletterReaders)
    .set({ confirmedAt: now, toldUntil: dayOf(now) })
    .where(and(eq(newsletterReaders.email, email), isNull(newsletterReaders.confirmedAt)))
  const [row] = await db.select().from(newsletterReaders).where(eq(newsletterReaders.email, email))
  return row !== undefined
}

export const removeReader = (db: Db, email: string) => db.delete(newsletterReaders).where(eq(newsletterReaders.email, email))

/** Some readers who were not told yet of what came out until this day. */
export const findReadersToTell = (db: Db, newest: string, count: number) =>
  db
    .select({
      email: newsletterReaders.email,
      mailAddress: newsletterReaders.mailAddress,
      toldUntil: newsletterReaders.toldUntil,
    })
    .from(newsletterReaders)
    .where(and(isNotNull(newsletterReaders.confirmedAt), lt(newsletterReaders.toldUntil, newest)))
    .limit(count)

/** True for exactly one of those who try at the same time. */
export async function noteTold(tx: Db, email: string, newest: string): Promise<boolean> {
  const rows = await tx
    .update(newsletterReaders)
    .set({ toldUntil: newest })
    .where(and(eq(newsletterReaders.email, email), lt(newsletterReaders.toldUntil, newest)))
    .returning({ id: newsletterReaders.id })
  return rows.length > 0
}

export const removeOldMessages = (db: Db, before: Date) => db.delete(formMessages).where(lt(formMessages.created_at, before))

export const removeUnconfirmed = (db: Db, before: Date) =>
  db.delete(newsletterReaders).where(and(isNull(newsletterReaders.confirmedAt), lt(newsletterReaders.created_at, before)))

/** Rows with the person's address too, which strangers may have typed before there was an account (decisions, Account). */
export async function eraseForms(tx: Db, userId: string) {
  const email = (await findUser(tx, userId))?.email ?? ''
  await tx.delete(formMessages).where(or(eq(formMessages.user_id, userId), eq(formMessages.email, email)))
  await tx.delete(newsletterReaders).where(or(eq(newsletterReaders.user_id, userId), eq(newsletterReaders.email, email)))
}

/** Only an account that has proven the address: one that nobody verified is removed, and must not take messages with it. */
async function findOwner(tx: Db, email: string): Promise<string | null> {
  const user = await findUserByEmail(tx, email)
  return user?.emailVerified ? user.id : null
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
