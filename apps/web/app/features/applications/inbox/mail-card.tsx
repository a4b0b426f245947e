import { STATUSES } from '@jobapply/core/applications/constants'
import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { REPLY_KINDS, REPLY_WARNINGS, STATUS_OF_KIND } from '@jobapply/core/applications/replies/constants'
import { dayText, nearDay, timeText } from '@jobapply/core/shared/time/show-dates'
import { UTC } from '@jobapply/core/shared/time/time-zones'
import { ArrowRight } from 'lucide-react'
import { useMutate } from '#platform/mutate.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { decideCard, provesSending } from './decide-card.ts'
import { NewJobForm } from './new-job-form.tsx'

const UNVERIFIED = "Your mail server doesn't confirm who sent this. Check the sender before you answer or open a link."

/** 'Today, 10:31', or the day. */
const sentText = (at: string) => (dayText(at) === dayText(new Date()) ? `Today, ${timeText(at)}` : nearDay(at, new Date()))

type Props = { card: InboxCard; isFirst: boolean; onOpen: () => void }

/** What accepting opens the form for: there the person sees and corrects the task. */
function formFor({ kind, appointments }: InboxCard['proposal']): string | null {
  if (kind === 'interview') return 'Accept and add the date'
  if (kind === 'request') return 'Accept and add a task'
  return kind === 'offer' && appointments.length > 0 ? 'Accept and add the deadline' : null
}

/** What an email seems to say. An interview needs its date, and what is not clear is chosen: both open the form. */
export function MailCard({ card, isFirst, onOpen }: Props) {
  const { proposal, job, newJob, isVerified } = card
  const { mail, kind, quote, warnings } = proposal
  const { mutate, isPending } = useMutate()
  const isSending = provesSending(proposal)
  const status = isSending ? 'applied' : kind && STATUS_OF_KIND[kind]
  const current = proposal.candidates.find(({ id }) => id === proposal.applicationId)?.status
  const form = formFor(proposal)
  const isClear = kind !== null && form === null && kind !== 'noise' && job !== null
  const [until] = kind === 'interview' ? [] : proposal.appointments
  const decide = (decision: 'accept' | 'dismiss' | 'later') => void mutate((client) => decideCard(client, decision, card))
  const heading = `card-${card.id}`
  // One main button a screen: that of the card on top.
  const main = isFirst ? 'primary' : undefined
  return (
    <li>
      <article aria-labelledby={heading} className="grid gap-3 rounded-card border border-line bg-surface p-4.5">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id={heading} className="font-serif text-20 wrap-anywhere">
            {job
              ? `${job.title}, ${job.company}`
              : newJob
                ? `${newJob.company} isn't in your applications yet`
                : 'Which application is this about?'}
          </h3>
          <p className="text-13 text-ink-3">{mail.sentAt && sentText(mail.sentAt)}</p>
        </header>
        <p className="text-13 text-ink-2 wrap-anywhere">
          {mail.from} · {mail.subject || 'No subject'}
        </p>
        {quote && (
          <blockquote className="wrap-anywhere">
            <q className="bg-mark box-decoration-clone px-1 py-0.5">{quote}</q>
          </blockquote>
        )}
        {(!isVerified || warnings.length > 0) && (
          <Alert kind="warn">
            <ul className="grid gap-1">
              {!isVerified && <li>{UNVERIFIED}</li>}
              {warnings.map((warning) => (
                <li key={warning}>{REPLY_WARNINGS[warning]}</li>
              ))}
            </ul>
          </Alert>
        )}
        {status && current && current !== status ? (
          <p className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
            Status
            <Badge>{STATUSES[current]}</Badge>
            <ArrowRight aria-hidden className="size-3.5" />
            <span className="sr-only">changes to</span>
            <Badge tone="accent">{STATUSES[status]}</Badge>
          </p>
        ) : (
          <p className="text-13 text-ink-3">
            {kind ? `${REPLY_KINDS[kind]}. ` : "We couldn't tell what this email means. "}
            {status ? `The status changes to ${STATUSES[status]}.` : 'The status stays as it is.'}
          </p>
        )}
        {until?.day && <p className="text-13 text-ink-2">They ask for an answer by {dayText(`${until.day}T00:00:00Z`, UTC)}.</p>}
        {newJob && <NewJobForm card={card} job={newJob} />}
        <fieldset disabled={isPending} className="flex flex-wrap gap-2.5">
          {isClear ? (
            <Button look={main} size="small" onClick={() => decide('accept')}>
              {isSending ? 'Accept and mark as sent' : 'Accept'}
            </Button>
          ) : (
            <Button look={newJob ? undefined : main} size="small" onClick={onOpen}>
              {form && job ? form : newJob ? 'Other application' : 'Choose'}
            </Button>
          )}
          {isClear && (
            <Button size="small" onClick={onOpen}>
              Other application
            </Button>
          )}
          <Button size="small" onClick={() => decide('dismiss')}>
            Not about a job
          </Button>
          <Button look="quiet" size="small" onClick={() => decide('later')}>
            Later
          </Button>
        </fieldset>
      </article>
    </li>
  )
}
