import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { Button } from '#ui/button.tsx'
import { isSuspicious } from './card-words.ts'
import { provesSending } from './decide-card.ts'

/** What accepting opens the form for: there the person sees and corrects the task. */
export function formFor({ kind, appointments }: InboxCard['proposal']): string | null {
  if (kind === 'interview') return 'Accept and add the date'
  if (kind === 'request') return 'Accept and add a task'
  return kind === 'offer' && appointments.length > 0 ? 'Accept and add the deadline' : null
}

type Props = {
  card: InboxCard
  isFirst: boolean
  isPending: boolean
  onOpen: () => void
  onDecide: (decision: 'accept' | 'dismiss' | 'later') => void
}

/** One way to accept, and three quiet ways out. What looks like fraud has no way to accept but through the form. */
export function CardActions({ card, isFirst, isPending, onOpen, onDecide }: Props) {
  const { proposal, job, newJob } = card
  const form = formFor(proposal)
  const isClear = proposal.kind !== null && form === null && proposal.kind !== 'noise' && job !== null
  // One main button a screen: that of the card on top.
  const main = isFirst ? 'primary' : undefined
  const dismiss = (look?: 'quiet') => (
    <Button look={look} size="small" onClick={() => onDecide('dismiss')}>
      Not about a job
    </Button>
  )
  const open = (text: string, look?: 'quiet' | 'primary') => (
    <Button look={look} size="small" onClick={onOpen}>
      {text}
    </Button>
  )
  const isFraud = isSuspicious(card)
  return (
    <fieldset disabled={isPending} className="flex flex-wrap gap-x-2 gap-y-1.5">
      {isFraud ? (
        <>
          {dismiss()}
          {open('I know this sender', 'quiet')}
        </>
      ) : (
        <>
          {isClear && (
            <Button look={main} size="small" onClick={() => onDecide('accept')}>
              {provesSending(proposal) ? 'Accept and mark as sent' : 'Accept'}
            </Button>
          )}
          {job && !isClear && open(form ?? 'Choose', main)}
          {!job && !newJob && proposal.candidates.length === 0 && open('Choose', main)}
          {(isClear || newJob || (!job && proposal.candidates.length > 0)) && open('Other application', 'quiet')}
          {dismiss('quiet')}
        </>
      )}
      <Button look="quiet" size="small" onClick={() => onDecide('later')}>
        Later
      </Button>
    </fieldset>
  )
}
