import { eq } from 'drizzle-orm'
import { applicationImports } from '#features/applications/csv/table'
import { inboundAddresses } from '#features/applications/forwarding/table'
import { ignoredSenders, inboxMails, mailboxes, mailboxFolders } from '#features/applications/inbox/table'
import {
  applicationCalls,
  applicationHistory,
  automationSettings,
  jobApplications,
  receiptChains,
  receiptFiles,
  receipts,
} from '#features/applications/record/table'
import { applicationReplies } from '#features/applications/replies/table'
import { applicationTasks, calendarFeeds } from '#features/applications/tasks/table'
import { applicationContacts, applicationNotes } from '#features/applications/tracker/table'
import type { Db } from '#platform/db/database'

/** In this order: what belongs to an application goes before it. */
const OWN = [
  ...[applicationNotes, applicationContacts, applicationTasks, applicationReplies, applicationImports],
  ...[applicationHistory, jobApplications, applicationCalls, receipts, receiptFiles, receiptChains, automationSettings],
]

/** Everything of a person's applications, when the account is deleted. */
export async function deleteApplications(tx: Db, userId: string) {
  for (const table of [calendarFeeds, inboundAddresses, inboxMails, ignoredSenders, mailboxFolders, mailboxes])
    await tx.delete(table).where(eq(table.userId, userId))
  for (const table of OWN) await tx.delete(table).where(eq(table.user_id, userId))
}
