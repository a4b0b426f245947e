import { TYPED_NOTE } from '@jobapply/core/applications/tracker-constants'
import { and, eq } from 'drizzle-orm'
import { countParts } from '#features/applications/parts/store'
import { lockApplication } from '#features/applications/record/applying-store'
import { applicationHistory as h } from '#features/applications/record/table'
import { REPLY_NOTE } from '#features/applications/replies/confirm'
import { applicationReplies } from '#features/applications/replies/table'
import { applicationTasks } from '#features/applications/tasks/table'
import { applicationContacts, applicationNotes } from '#features/applications/tracker/table'
import type { Db } from '#platform/db/database'

const PARTS = [applicationNotes, applicationContacts, applicationTasks, applicationReplies] as const
const UNDONE = 'undone'

/** How the history names what a card does: adding, what the email says, and taking that back. */
const isOfCard = (note: string | null) => note === TYPED_NOTE || note === UNDONE || note?.startsWith(REPLY_NOTE) === true

/**
 * Whether an application is as the card has added it, once the card's own reply and task are gone: no other status, nothing written to it,
 * and no field changed since. The history knows every move; another field only moves the time of the last change.
 */
export async function isUntouched(tx: Db, userId: string, applicationId: string): Promise<boolean> {
  const row = await lockApplication(tx, userId, applicationId)
  if (row?.status !== 'applied' || row.progress !== null) return false
  for (const part of PARTS) if ((await countParts(tx, userId, part, applicationId)) > 0) return false
  const history = await tx
    .select({ at: h.at, note: h.note })
    .from(h)
    .where(and(eq(h.user_id, userId), eq(h.applicationId, applicationId)))
  const latest = Math.max(row.created_at.getTime(), ...history.map(({ at }) => at.getTime()))
  return history.every(({ note }) => isOfCard(note)) && row.updated_at.getTime() <= latest
}
