import { invitationWith } from '@jobapply/core/applications/replies/invitation'
import { innerMail, type Mail } from '@jobapply/core/applications/replies/mail-text'
import { chooseMatch, isFromEmployer, namesOf, rankApplications } from '@jobapply/core/applications/replies/match'
import { readReply } from '@jobapply/core/applications/replies/read-reply'
import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { listComparable } from './store.ts'

/** What a mail seems to say and which application it is about. Its text is cut and every pattern linear, so it is read in this process. */
export async function proposeReply(db: Db, userId: string, mail: Mail & { calendar: string | null }): Promise<ReplyProposal> {
  const inner = innerMail(mail)
  const ranked = rankApplications(inner, await listComparable(db, userId))
  const tied = chooseMatch(ranked)
  const { kind, quote, appointments, warnings } = readReply(
    inner,
    now(),
    isFromEmployer(ranked),
    ranked.length > 0,
    namesOf(ranked),
  )
  const invited = invitationWith(kind, mail.calendar)
  const candidates = ranked.map(({ application: { id, job_title, company, location, status, appliedAt } }) => ({
    ...{ id, job_title, company, location, status },
    appliedAt: appliedAt?.toISOString() ?? null,
  }))
  const { from, subject, sentAt, text } = mail
  return {
    mail: { from: from.slice(0, 500), subject: subject.slice(0, 500), sentAt: sentAt?.toISOString() ?? null, text },
    kind: invited ? 'interview' : kind,
    quote: invited ? quote || invited.quote : quote,
    appointments: invited ? [invited] : appointments,
    warnings,
    applicationId: kind === 'noise' ? null : (tied?.id ?? null),
    candidates,
  }
}
