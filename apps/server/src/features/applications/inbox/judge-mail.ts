import { MAX_KEPT_CALENDAR, MAX_KEPT_CHARS } from '@jobapply/core/applications/inbox/constants'
import { readNewJob, speaksOfOwnApplication } from '@jobapply/core/applications/inbox/new-job'
import type { ReplyKind } from '@jobapply/core/applications/replies/constants'
import { invitationWith } from '@jobapply/core/applications/replies/invitation'
import { innerMail, isOfForwarder } from '@jobapply/core/applications/replies/mail-text'
import { chooseMatch, isFromEmployer, type Known, namesOf, rankApplications } from '@jobapply/core/applications/replies/match'
import { readReply } from '@jobapply/core/applications/replies/read-reply'
import type { FileMail } from '#features/applications/replies/mail-reader'

/** What an employer says of an application; other messages of strangers are not kept. */
const SAYS = new Set<ReplyKind | null>(['confirmation', 'rejection', 'interview', 'offer', 'request'])

/**
 * What is kept of an email that may be about an application; null: it is not, and nothing is kept. One about a job that was never recorded is
 * kept where its sender is confirmed, nothing in it warns of fraud, and it names its employer. `isOwn`: the person sent or forwarded it. Of
 * what somebody else forwards that was written to that somebody nothing is proposed.
 */
export function judgeMail(
  mail: FileMail,
  known: readonly Known[],
  thread: string | null,
  now: Date,
  { isVerified = false, isOwn = false } = {},
) {
  const inner = innerMail(mail)
  const ranked = rankApplications(inner, known)
  const isOfSomebody = !isOwn && isOfForwarder(mail)
  const applicationId = thread ?? (isOfSomebody ? null : chooseMatch(ranked)?.id) ?? null
  const candidates = [...new Set([...(thread ? [thread] : []), ...ranked.map(({ application }) => application.id)])]
  const said = readReply(inner, now, thread !== null || isFromEmployer(ranked), candidates.length > 0, namesOf(ranked))
  const reading = isOfSomebody ? { ...said, kind: null, appointments: [] } : said
  const isOfNew =
    isVerified &&
    SAYS.has(reading.kind) &&
    reading.warnings.length === 0 &&
    speaksOfOwnApplication(inner.subject) &&
    readNewJob(inner)
  if (candidates.length === 0 && !isOfNew) return null
  if (reading.kind === 'noise' && !thread && reading.warnings.length === 0) return null
  const invited = isOfSomebody ? null : invitationWith(reading.kind, mail.calendar)
  return {
    from: mail.from,
    subject: mail.subject,
    sentAt: mail.sentAt,
    text: mail.text.slice(0, MAX_KEPT_CHARS).toWellFormed(),
    calendar: mail.calendar?.slice(0, MAX_KEPT_CALENDAR).toWellFormed() ?? null,
    kind: invited ? ('interview' as const) : reading.kind,
    quote: invited ? reading.quote || invited.quote : reading.quote,
    appointments: invited ? [invited] : reading.appointments,
    warnings: reading.warnings,
    applicationId,
    candidates,
  }
}
