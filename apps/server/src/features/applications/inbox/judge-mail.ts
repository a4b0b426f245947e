import { MAX_KEPT_CALENDAR, MAX_KEPT_CHARS } from '@jobapply/core/applications/inbox/constants'
import { readInvitation } from '@jobapply/core/applications/replies/invitation'
import { innerMail } from '@jobapply/core/applications/replies/mail-text'
import { chooseMatch, isFromEmployer, type Known, namesOf, rankApplications } from '@jobapply/core/applications/replies/match'
import { readReply } from '@jobapply/core/applications/replies/read-reply'
import type { FileMail } from '#features/applications/replies/mail-reader'

/** What is kept of an email that may be about an application; null: it is not, and nothing is kept. */
export function judgeMail(mail: FileMail, known: readonly Known[], thread: string | null, now: Date) {
  const inner = innerMail(mail)
  const ranked = rankApplications(inner, known)
  const applicationId = thread ?? chooseMatch(ranked)?.id ?? null
  const candidates = [...new Set([...(thread ? [thread] : []), ...ranked.map(({ application }) => application.id)])]
  const reading = readReply(inner, now, thread !== null || isFromEmployer(ranked), candidates.length > 0, namesOf(ranked))
  if (candidates.length === 0 || (reading.kind === 'noise' && !thread && reading.warnings.length === 0)) return null
  const invited =
    reading.kind === 'rejection' || reading.kind === 'noise' || !mail.calendar ? null : readInvitation(mail.calendar)
  return {
    from: mail.from,
    subject: mail.subject,
    sentAt: mail.sentAt,
    text: mail.text.slice(0, MAX_KEPT_CHARS).toWellFormed(),
    calendar: mail.calendar?.slice(0, MAX_KEPT_CALENDAR).toWellFormed() ?? null,
    kind: invited && reading.kind !== 'offer' ? ('interview' as const) : reading.kind,
    quote: invited ? reading.quote || invited.quote : reading.quote,
    appointments: invited ? [invited] : reading.appointments,
    warnings: reading.warnings,
    applicationId,
    candidates,
  }
}
