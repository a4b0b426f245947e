import { randomBytes } from 'node:crypto'
import type { ForwardingConfirmation } from '@jobapply/core/applications/forwarding/schema'
import { and, eq } from 'drizzle-orm'
import { insertMails, type NewMail } from '#features/applications/inbox/store'
import type { Db } from '#platform/db/database'
import { inboundAddresses as t } from './table.ts'

/** Letters and digits that nobody confuses, also without capitals: mail servers may fold them. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 20
const MAILBOX = /^[a-km-np-z2-9]{20}$/

/** 100 random bits: guessing one takes longer than there are emails. */
const randomMailbox = () => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

export async function findAddress(db: Db, userId: string) {
  const [row] = await db.select().from(t).where(eq(t.userId, userId))
  return row
}

/** A new address; the one before takes nothing any more. */
export async function makeAddress(db: Db, userId: string, at: Date) {
  const values = { mailbox: randomMailbox(), madeAt: at, mailAt: null, confirmation: null }
  await db
    .insert(t)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: t.userId, set: values })
}

export async function deleteAddress(db: Db, userId: string): Promise<boolean> {
  const gone = await db.delete(t).where(eq(t.userId, userId)).returning({ userId: t.userId })
  return gone.length > 0
}

/** Whose address it is. What has not its form asks no database. */
export async function findReceiver(system: Db, mailbox: string): Promise<string | undefined> {
  const name = mailbox.toLowerCase()
  if (!MAILBOX.test(name)) return undefined
  const [row] = await system.select({ userId: t.userId }).from(t).where(eq(t.mailbox, name))
  return row?.userId
}

/** Whether it is still the person's address; whoever removes it waits until the transaction ends. */
export async function lockAddress(tx: Db, userId: string, mailbox: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: t.userId })
    .from(t)
    .where(and(eq(t.userId, userId), eq(t.mailbox, mailbox)))
    .for('update')
  return rows.length > 0
}

/** What an email brought, and when it came, together. False: the address was removed in the meantime, and nothing is kept. */
export const saveReceived = (
  system: Db,
  userId: string,
  mailbox: string,
  mails: readonly NewMail[],
  at: Date,
): Promise<boolean> =>
  system.transaction(async (tx) => {
    if (!(await lockAddress(tx, userId, mailbox))) return false
    await insertMails(tx, mails)
    await tx.update(t).set({ mailAt: at }).where(eq(t.userId, userId))
    return true
  })

export const noteConfirmation = (db: Db, userId: string, confirmation: ForwardingConfirmation | null) =>
  db.update(t).set({ confirmation }).where(eq(t.userId, userId))
