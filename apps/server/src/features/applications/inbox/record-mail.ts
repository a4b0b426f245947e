import { MAX_TRACKED } from '@jobapply/core/applications/constants'
import { removeIn } from '#features/applications/applying/steps'
import { confirmIn } from '#features/applications/replies/confirm'
import { countAll } from '#features/applications/tracker/list-store'
import { recordTyped } from '#features/applications/tracker/typed'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { lockMail, type MailRow, untieMails, updateMail } from './store.ts'
import { isUntouched } from './untouched.ts'

type Refusals = Parameters<typeof confirmIn>[3] & {
  CARD_NOT_FOUND(): Error
  ALREADY_TRACKED(): Error
  TOO_MANY_APPLICATIONS(): Error
}

/** Adds the job of an email to the applications, and at once what the email says of it. Only an interview waits for its date. */
export async function recordFromMail(
  tx: Db,
  userId: string,
  { id, job_title, company }: { id: string; job_title: string; company: string },
  errors: Refusals,
): Promise<{ applicationId: string }> {
  const row = await lockMail(tx, userId, id)
  const isOpen = row?.state === 'open' || row?.state === 'later'
  if (!row || !isOpen || row.applicationId || row.candidates.length > 0) throw errors.CARD_NOT_FOUND()
  if ((await countAll(tx, userId)) >= MAX_TRACKED) throw errors.TOO_MANY_APPLICATIONS()
  const { from, subject, text, quote, sentAt, kind } = row
  const typed = {
    ...{ job_title, company, location: '', job_url: null, deadline: null, status: 'applied' as const },
    // A confirmation comes on the day of the application; of other emails it is at least not later.
    appliedOn: sentAt?.toISOString().slice(0, 10) ?? null,
  }
  const applicationId = await recordTyped(tx, userId, typed, now())
  if (!applicationId) throw errors.ALREADY_TRACKED()
  const tied = { applicationId, candidates: [applicationId], hasAdded: true }
  if (!kind || kind === 'interview') {
    await updateMail(tx, userId, id, tied)
    return { applicationId }
  }
  const mail = { from, subject, text, sentAt: sentAt?.toISOString() ?? null }
  const done = await confirmIn(tx, userId, { applicationId, kind, quote, mail, task: null }, errors)
  await updateMail(tx, userId, id, {
    ...tied,
    state: 'accepted',
    decidedAt: new Date(done.reply.addedAt),
    replyId: done.reply.id,
  })
  return { applicationId }
}

/**
 * Takes an application away that an email has added; the email is of a new job again. False: the person has changed it since, and it stays.
 */
export async function takeAway(tx: Db, platform: Platform, userId: string, { id, applicationId }: MailRow): Promise<boolean> {
  if (!applicationId) return true
  if (!(await isUntouched(tx, userId, applicationId))) return false
  // First: the emails of an application go with it. Others that came since are about a job that nobody recorded.
  await untieMails(tx, userId, applicationId)
  await updateMail(tx, userId, id, { hasAdded: false })
  await removeIn(tx, platform, userId, [applicationId])
  return true
}
