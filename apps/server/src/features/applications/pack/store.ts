import { and, eq, isNotNull } from 'drizzle-orm'
import { inboxMails } from '#features/applications/inbox/table'
import type { Db } from '#platform/db/database'

/** Calendar parts of the emails that became replies of an application, by the reply. */
export async function findCalendars(db: Db, userId: string, applicationId: string): Promise<Map<string, string>> {
  const { replyId, calendar } = inboxMails
  const rows = await db
    .select({ replyId, calendar })
    .from(inboxMails)
    .where(
      and(
        eq(inboxMails.userId, userId),
        eq(inboxMails.applicationId, applicationId),
        isNotNull(inboxMails.replyId),
        isNotNull(inboxMails.calendar),
      ),
    )
  return new Map(rows.flatMap((row) => (row.replyId && row.calendar ? [[row.replyId, row.calendar] as const] : [])))
}
