import { readConfirmation } from '@jobapply/core/applications/forwarding/confirmation'
import { readJobAlert } from '@jobapply/core/applications/inbox/alert-senders'
import { innerMail } from '@jobapply/core/applications/replies/mail-text'
import { keepAlertJobs } from '#features/applications/inbox/keep-alerts'
import { concerns, judgeOne, openContext, verifiedAlert } from '#features/applications/inbox/look-at-mail'
import { readMailFile } from '#features/applications/replies/mail-reader'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { lockAddress, noteConfirmation, saveReceived } from './store.ts'

const MAX_HEAD = 64 * 1024

/** Reads one forwarded email like one of a mailbox. Nothing of it is stored unless it concerns an application of the person. */
export async function receiveMail(
  platform: Platform,
  receiver: { userId: string; mailbox: string },
  bytes: Buffer,
): Promise<void> {
  const { database, settings } = platform
  const { userId, mailbox } = receiver
  const ask = () => readMailFile({ bytes: async () => new Uint8Array(bytes) })
  // A helper process that a busy machine was slow to start gets another try.
  const mail = (await ask()) ?? (await ask())
  if (!mail) return
  const domain = settings.INBOUND_MAIL_DOMAIN ?? ''
  const raw = headOf(bytes)
  const context = await openContext(platform, userId, { provider: 'other', host: domain, address: `${mailbox}@${domain}` })
  const outer = { from: mail.from, subject: mail.subject, sentAt: mail.sentAt, raw }
  // Forwarded by hand, the employer's email is inside.
  const inner = { ...innerMail(mail), raw }
  const isConcern = concerns(inner, context) || concerns(outer, context)
  const judged = isConcern ? judgeOne(mail, raw, context, true) : null
  if (!(await saveReceived(database.system, userId, mailbox, judged ? [judged] : [], now())) || judged) return
  const confirmation = readConfirmation(mail)
  if (confirmation) await noteConfirmation(database.system, userId, { ...confirmation, at: now().toISOString() })
  const alert = confirmation ? undefined : verifiedAlert(outer, context)
  if (alert)
    await keepAlertJobs(database.system, userId, readJobAlert(alert, mail.linked), (tx) => lockAddress(tx, userId, mailbox))
}

/** The raw head: everything above the first blank line. */
function headOf(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, MAX_HEAD)
  const ends = [start.indexOf('\r\n\r\n'), start.indexOf('\n\n')].filter((at) => at >= 0)
  return start.subarray(0, ends.length > 0 ? Math.min(...ends) : MAX_HEAD)
}
