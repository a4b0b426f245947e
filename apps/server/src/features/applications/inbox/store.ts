import { UNDO_MINUTES } from '@jobapply/core/applications/inbox/constants'
import { MAIL_SOURCE } from '@jobapply/core/jobs/constants'
import { and, asc, count, desc, eq, inArray, isNotNull, lte, min, ne, not, sql } from 'drizzle-orm'
import { applicationHistory as h, jobApplications } from '#features/applications/record/table'
import { REPLY_NOTE } from '#features/applications/replies/confirm'
import { applicationReplies } from '#features/applications/replies/table'
import { deleteOfSource } from '#features/jobs/listings/pasted-store'
import type { Db } from '#platform/db/database'
import { mailboxes as b, mailboxFolders as f, ignoredSenders, inboxMails as m } from './table.ts'

export type MailboxRow = typeof b.$inferSelect
export type NewMail = typeof m.$inferInsert
export type MailRow = typeof m.$inferSelect

export const findMailbox = async (db: Db, userId: string): Promise<MailboxRow | undefined> =>
  (await db.select().from(b).where(eq(b.userId, userId)))[0]

/** What people's role may read: everything but the secret. */
export async function findShownMailbox(db: Db, userId: string) {
  const { provider, host, port, address, signIn, folders, since, connectedAt, readAt, nextAt, problem } = b
  const [row] = await db
    .select({ provider, host, port, address, signIn, folders, since, connectedAt, readAt, nextAt, problem })
    .from(b)
    .where(eq(b.userId, userId))
  return row
}

/** Connecting again replaces everything but what was read. */
export async function saveMailbox(tx: Db, row: typeof b.$inferInsert) {
  await tx.delete(b).where(eq(b.userId, row.userId))
  await tx.insert(b).values(row)
}

export async function removeMailbox(tx: Db, userId: string, forget: boolean): Promise<boolean> {
  const rows = await tx.delete(b).where(eq(b.userId, userId)).returning({ userId: b.userId })
  if (forget) await forgetRead(tx, userId)
  return rows.length > 0
}

/** Everything that was read, from the mailbox or forwarded. */
export async function forgetRead(tx: Db, userId: string) {
  const kept = await tx
    .select({ id: m.replyId, quote: m.quote })
    .from(m)
    .where(and(eq(m.userId, userId), isNotNull(m.replyId)))
  const replies = kept.flatMap(({ id }) => id ?? [])
  if (replies.length > 0) {
    // That a status changed stays in the history, but not the sentence of the email.
    const notes = kept.map(({ quote }) => `${REPLY_NOTE}: ${quote}`)
    await tx
      .update(h)
      .set({ note: REPLY_NOTE })
      .where(and(eq(h.user_id, userId), inArray(h.note, notes)))
    await tx
      .delete(applicationReplies)
      .where(and(eq(applicationReplies.user_id, userId), inArray(applicationReplies.id, replies)))
  }
  await deleteOfSource(tx, userId, MAIL_SOURCE)
  for (const table of [m, f, ignoredSenders]) await tx.delete(table).where(eq(table.userId, userId))
}

const isBlocked = sql`exists (select from users u where u.id = ${b.userId} and u.blocked_at is not null)`

/** The next mailbox whose turn has come; not that of a blocked person. Two servers take different ones; after a crash it is taken again at `until`. */
export async function claimMailbox(db: Db, at: Date, until: Date): Promise<string | undefined> {
  const due = db
    .select({ userId: b.userId })
    .from(b)
    .where(and(lte(b.nextAt, at), not(isBlocked)))
    .orderBy(asc(b.nextAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db.update(b).set({ nextAt: until }).where(inArray(b.userId, due)).returning({ userId: b.userId })
  return row?.userId
}

export const noteReading = (db: Db, { userId, connectionId }: MailboxRow, values: Partial<MailboxRow>) =>
  db
    .update(b)
    .set(values)
    .where(and(eq(b.userId, userId), eq(b.connectionId, connectionId)))

export const findFolder = async (db: Db, userId: string, folder: string) =>
  (
    await db
      .select()
      .from(f)
      .where(and(eq(f.userId, userId), eq(f.folder, folder)))
  )[0]

type Progress = typeof f.$inferInsert

/** Whether it is still connected; whoever disconnects it waits until the transaction ends, and then also forgets what it has stored. */
export async function lockConnection(tx: Db, { userId, connectionId }: MailboxRow): Promise<boolean> {
  const rows = await tx
    .select({ userId: b.userId })
    .from(b)
    .where(and(eq(b.userId, userId), eq(b.connectionId, connectionId)))
    .for('update')
  return rows.length > 0
}

/** Emails and how far the folder was read, together. False: the mailbox was disconnected in the meantime, and nothing is kept. */
export const saveRead = (db: Db, box: MailboxRow, mails: readonly NewMail[], progress: Progress): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockConnection(tx, box))) return false
    await insertMails(tx, mails)
    const { uidValidity, lastUid } = progress
    await tx
      .insert(f)
      .values(progress)
      .onConflictDoUpdate({ target: [f.userId, f.folder], set: { uidValidity, lastUid } })
    return true
  })

/** An email that is known already changes nothing. */
export async function insertMails(tx: Db, mails: readonly NewMail[]) {
  if (mails.length > 0)
    await tx
      .insert(m)
      .values([...mails])
      .onConflictDoNothing()
}

export const listThreads = async (db: Db, userId: string) =>
  await db
    .select({ threadKey: m.threadKey, applicationId: m.applicationId })
    .from(m)
    .where(and(eq(m.userId, userId), isNotNull(m.applicationId)))

export const listIgnored = async (db: Db, userId: string) =>
  (await db.select({ sender: ignoredSenders.sender }).from(ignoredSenders).where(eq(ignoredSenders.userId, userId))).map(
    ({ sender }) => sender,
  )

export const ignoreSender = (tx: Db, userId: string, sender: string) =>
  tx.insert(ignoredSenders).values({ userId, sender }).onConflictDoNothing()
export const unignoreSender = (tx: Db, userId: string, sender: string) =>
  tx.delete(ignoredSenders).where(and(eq(ignoredSenders.userId, userId), eq(ignoredSenders.sender, sender)))

const isOpen = (userId: string, at: Date) => and(eq(m.userId, userId), inArray(m.state, ['open', 'later']), lte(m.shownFrom, at))

export const listCards = (db: Db, userId: string, at: Date, limit: number): Promise<MailRow[]> =>
  db.select().from(m).where(isOpen(userId, at)).orderBy(desc(m.sentAt), desc(m.id)).limit(limit)

export const countCards = async (db: Db, userId: string, at: Date): Promise<number> =>
  (await db.select({ cards: count() }).from(m).where(isOpen(userId, at)))[0]?.cards ?? 0

export const lockMail = async (tx: Db, userId: string, id: string): Promise<MailRow | undefined> =>
  (
    await tx
      .select()
      .from(m)
      .where(and(eq(m.userId, userId), eq(m.id, id)))
      .for('update')
  )[0]

export const updateMail = (tx: Db, userId: string, id: string, values: Partial<MailRow>) =>
  tx
    .update(m)
    .set(values)
    .where(and(eq(m.userId, userId), eq(m.id, id)))

export const untieMails = (tx: Db, userId: string, applicationId: string) =>
  tx
    .update(m)
    .set({ applicationId: null, candidates: [] })
    .where(and(eq(m.userId, userId), eq(m.applicationId, applicationId)))

export async function listCandidates(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, job_title, company, location, status, appliedAt } = jobApplications
  return await db
    .select({ id, job_title, company, location, status, appliedAt })
    .from(jobApplications)
    .where(and(eq(jobApplications.user_id, userId), inArray(id, [...ids])))
}

export const findFirstApplication = async (db: Db, userId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ first: min(jobApplications.appliedAt) })
    .from(jobApplications)
    .where(eq(jobApplications.user_id, userId))
  return row?.first ?? null
}

/** Forgets dismissed emails for good: of them only the key stays, so that they do not come again. */
export const forgetDismissed = (db: Db, at: Date) =>
  db
    .update(m)
    .set({
      from: '',
      subject: '',
      text: '',
      calendar: null,
      quote: '',
      appointments: [],
      warnings: [],
      candidates: [],
      applicationId: null,
    })
    .where(and(eq(m.state, 'dismissed'), lte(m.decidedAt, new Date(at.getTime() - UNDO_MINUTES * 60_000)), ne(m.from, '')))
