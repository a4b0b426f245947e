import { LATEST_NOTICES } from '@jobapply/core/notices/constants'
import { ALERTS_AT_FIRST } from '@jobapply/core/notices/rules'
import type { AlertChanges, Alerts, Notice } from '@jobapply/core/notices/schema'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { alertToggles, notices } from './table.ts'

type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'read_at' | 'user_id'>

/** False when the same thing has been told before. */
export async function insertNotice(tx: Db, userId: string, notice: NewNotice): Promise<boolean> {
  const rows = await tx
    .insert(notices)
    .values({ ...notice, user_id: userId })
    .onConflictDoNothing()
    .returning({ id: notices.id })
  return rows.length > 0
}

export async function listNotices(
  db: Db,
  userId: string,
  atMost = LATEST_NOTICES,
): Promise<{ notices: Notice[]; unread: number }> {
  const [rows, [unread]] = await Promise.all([
    db
      .select()
      .from(notices)
      .where(eq(notices.user_id, userId))
      .orderBy(desc(notices.created_at), desc(notices.id))
      .limit(atMost),
    db
      .select({ count: count() })
      .from(notices)
      .where(and(eq(notices.user_id, userId), isNull(notices.read_at))),
  ])
  return {
    notices: rows.map(({ id, title, message, path, created_at, read_at }) => ({
      id,
      title,
      message,
      path,
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    })),
    unread: unread?.count ?? 0,
  }
}

export async function markRead(db: Db, userId: string, ids: string[] | undefined, now: Date) {
  const chosen = ids ? inArray(notices.id, ids) : undefined
  await db
    .update(notices)
    .set({ read_at: now })
    .where(and(eq(notices.user_id, userId), isNull(notices.read_at), chosen))
}

export async function findAlerts(db: Db, userId: string): Promise<Alerts> {
  const [row] = await db.select().from(alertToggles).where(eq(alertToggles.user_id, userId))
  if (!row) return ALERTS_AT_FIRST
  const { user_id: _, updated_at: __, ...alerts } = row
  return alerts
}

export async function saveAlerts(db: Db, userId: string, changes: AlertChanges, now: Date): Promise<Alerts> {
  await db
    .insert(alertToggles)
    .values({ ...changes, user_id: userId, updated_at: now })
    .onConflictDoUpdate({ target: alertToggles.user_id, set: { ...changes, updated_at: now } })
  return findAlerts(db, userId)
}

export async function eraseNotices(tx: Db, userId: string) {
  await tx.delete(notices).where(eq(notices.user_id, userId))
  await tx.delete(alertToggles).where(eq(alertToggles.user_id, userId))
}
