import { STATUSES } from '@jobapply/core/applications/constants'
import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { REPLY_KINDS, REPLY_WARNINGS, STATUS_OF_KIND } from '@jobapply/core/applications/replies/constants'
import { dayText, nearDay, timeText } from '@jobapply/core/shared/time/show-dates'
import { UTC } from '@jobapply/core/shared/time/time-zones'
import { ArrowRight } from 'lucide-react'
import { useMutate } from '#platform/mutate.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { AppointmentBox } from './appointment-box.tsx'
import { CandidatePills } from './candidate-pills.tsx'
import { CardActions, formFor } from './card-actions.tsx'
import { CardIcon } from './card-icon.tsx'
import { headline, isSuspicious } from './card-words.ts'
import { decideCard, provesSending } from './decide-card.ts'
import { NewJobForm } from './new-job-form.tsx'

const UNVERIFIED = "Your mail server doesn't confirm who sent this. Check the sender before you answer or open a link."

/** 'Today, 10:31', or the day. */
const sentText = (at: string) => (dayText(at) === dayText(new Date()) ? `Today, ${timeText(at)}` : nearDay(at, new Date()))

/** Opens the form, with an application that the person has chosen. */
type Props = { card: InboxCard; isFirst: boolean; onOpen: (applicationId?: string) => void }

/** What an email seems to say. An interview needs its date, and what is not clear is chosen: both open the form. */
export function MailCard({ card, isFirst, onOpen }: Props) {
  const { proposal, job, newJob, isVerified } = card
  const { mail, kind, quote, warnings, candidates, appointments } = proposal
  const { mutate, isPending } = useMutate()
  const isFraud = isSuspicious(card)
  const heading = `card-${card.id}`
  const [until] = kind === 'interview' ? [] : appointments
  /** What is clear but for its application is accepted with the one that is pressed. */
  function choose(applicationId: string) {
    if (kind === null || kind === 'noise' || formFor(proposal)) return onOpen(applicationId)
    void mutate((client) => decideCard(client, 'accept', { ...card, proposal: { ...proposal, applicationId } }))
  }
  return (
    <li>
      <article
        aria-labelledby={heading}
        className={`flex gap-3 rounded-card border p-4.5 ${isFraud ? 'border-bad/40 bg-bad-wash' : 'border-line bg-surface'}`}
      >
        <CardIcon card={card} />
        <div className="grid min-w-0 flex-1 gap-3">
          <header className="grid gap-0.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 id={heading} className="font-serif text-20 wrap-anywhere">
                {headline(card)}
              </h3>
              <p className="text-13 text-ink-2">{mail.sentAt && sentText(mail.sentAt)}</p>
            </div>
            <p className="text-13 text-ink-2 wrap-anywhere">
              {job && `${job.title} · `}
              {mail.from} · {mail.subject || 'No subject'}
            </p>
          </header>
          {quote && (
            <blockquote className="wrap-anywhere">
              <q className="bg-mark box-decoration-clone px-1 py-0.5">{quote}</q>
            </blockquote>
          )}
          {isFraud && (
            <ul className="grid gap-1 text-14">
              {warnings.map((warning) => (
                <li key={warning}>{REPLY_WARNINGS[warning]}</li>
              ))}
              {!isVerified && <li>{UNVERIFIED}</li>}
            </ul>
          )}
          {!isFraud && !isVerified && <Alert kind="warn">{UNVERIFIED}</Alert>}
          {!isFraud && (
            <>
              {kind === 'interview' && <AppointmentBox appointments={appointments} />}
              <StatusLine proposal={proposal} />
              {until?.day && (
                <p className="text-13 text-ink-2">They ask for an answer by {dayText(`${until.day}T00:00:00Z`, UTC)}.</p>
              )}
              {newJob && <NewJobForm card={card} job={newJob} isMain={isFirst} />}
              {!job && candidates.length > 0 && <CandidatePills candidates={candidates} onChoose={choose} />}
            </>
          )}
          <CardActions
            card={card}
            isFirst={isFirst}
            isPending={isPending}
            onOpen={() => onOpen()}
            onDecide={(decision) => void mutate((client) => decideCard(client, decision, card))}
          />
        </div>
      </article>
    </li>
  )
}

/** The status before and after, where both are known. */
function StatusLine({ proposal }: Pick<InboxCard, 'proposal'>) {
  const { kind, candidates, applicationId } = proposal
  const status = provesSending(proposal) ? 'applied' : kind && STATUS_OF_KIND[kind]
  const current = candidates.find(({ id }) => id === applicationId)?.status
  if (!status || !current || current === status)
    return (
      <p className="text-13 text-ink-3">
        {kind ? `${REPLY_KINDS[kind]}. ` : "We couldn't tell what this email means. "}
        {status ? `The status changes to ${STATUSES[status]}.` : 'The status stays as it is.'}
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
      Status
      <Badge>{STATUSES[current]}</Badge>
      <ArrowRight aria-hidden className="size-3.5" />
      <span className="sr-only">changes to</span>
      <Badge tone="accent">{STATUSES[status]}</Badge>
    </p>
  )
}
