import { createHash } from 'node:crypto'
import { MAX_REPLIES } from '@jobapply/core/applications/constants'
import { STATUS_OF_KIND } from '@jobapply/core/applications/replies/constants'
import type { Confirmed, ConfirmInput } from '@jobapply/core/applications/replies/schema'
import { isReserved, isSent, stepTo } from '@jobapply/core/applications/rules'
import { takeSteps } from '#features/applications/applying/steps'
import { lockApplication } from '#features/applications/record/applying-store'
import { addTask } from '#features/applications/tasks/router'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { countReplies, findReply, insertReply } from './store.ts'

type Refusals = { APPLICATION_NOT_FOUND(): Error; NOT_SENT_YET(): Error; TOO_MANY_REPLIES(): Error; TOO_MANY_TASKS(): Error }

/** How the history names a step that an email caused. */
export const REPLY_NOTE = 'Reply'

/** Mail, status and task in one transaction; a mail that is there already changes nothing. */
export const confirmReply = (db: Db, userId: string, input: ConfirmInput, errors: Refusals): Promise<Confirmed> =>
  withPersonLock(db, userId, (tx) => confirmIn(tx, userId, input, errors))

/** The transaction holds the person's lock. */
export async function confirmIn(tx: Db, userId: string, input: ConfirmInput, errors: Refusals): Promise<Confirmed> {
  const { applicationId, kind, quote, mail } = input
  const at = now()
  const row = await lockApplication(tx, userId, applicationId)
  if (!row) throw errors.APPLICATION_NOT_FOUND()
  const hash = createHash('sha256')
    .update(JSON.stringify([mail.from, mail.subject, mail.sentAt, mail.text]))
    .digest('base64url')
  const known = await findReply(tx, userId, applicationId, hash)
  if (known) return { reply: known, task: null, status: row.status, hasChanged: false }
  if ((await countReplies(tx, userId, applicationId)) >= MAX_REPLIES) throw errors.TOO_MANY_REPLIES()
  const status = STATUS_OF_KIND[kind]
  const change = { by: 'you' as const, at, note: quote ? `${REPLY_NOTE}: ${quote}` : REPLY_NOTE }
  // An employer answers what was sent: a job that was only saved was applied to elsewhere.
  if (status && !isSent(row)) {
    if (isReserved(row) || row.progress === 'failed') throw errors.NOT_SENT_YET()
    const { changed } = await takeSteps(tx, userId, [applicationId], () => 'record', change)
    if (changed.length === 0) throw errors.NOT_SENT_YET()
  }
  const moved = status ? await takeSteps(tx, userId, [applicationId], (one) => stepTo(one, status), change) : { changed: [] }
  const reply = await insertReply(tx, {
    ...{ user_id: userId, applicationId, kind, quote, hash, addedAt: at },
    ...{ from: mail.from, subject: mail.subject, text: mail.text, sentAt: mail.sentAt ? new Date(mail.sentAt) : null },
  })
  const task = input.task && (await addTask(tx, userId, applicationId, input.task, errors))
  return { reply, task, status: status ?? row.status, hasChanged: moved.changed.length > 0 }
}
