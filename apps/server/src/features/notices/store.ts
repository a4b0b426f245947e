import { ALERTS_AT_FIRST } from '@jobapply/core/notices/rules'
import type { AlertChanges, Alerts, Notice } from '@jobapply/core/notices/schema'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { and, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
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

type Row = typeof notices.$inferSelect

const toNotice = ({ id, title, message, path, created_at, read_at }: Row): Notice => ({
  id,
  title,
  message,
  path,
  created_at: created_at.toISOString(),
  readAt: read_at?.toISOString() ?? null,
})

export async function listNotices(db: Db, userId: string, page: PageRequest): Promise<Page<Notice> & { unread: number }> {
  const [rows, unread] = await Promise.all([
    db
      .select({ ...getTableColumns(notices), ...pageKey(notices) })
      .from(notices)
      .where(and(eq(notices.user_id, userId), afterCursor(notices, page)))
      .orderBy(...newestFirst(notices))
      .limit(page.limit + 1),
    countUnread(db, userId),
  ])
  return { ...toPage(rows, page, toNotice), unread }
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.user_id, userId), isNull(notices.read_at)))
  return row?.unread ?? 0
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
