import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { ProposalForm } from '#features/applications/replies/proposal-form.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { refreshCards, tellDecision } from './decide-card.ts'

type Props = {
  card: InboxCard
  /** The application that the person has pressed on the card. */
  chosen: string | undefined
  onClose: () => void
}

/** The same form as for a pasted email: kind, application and date can be corrected. */
export default function CardDialog({ card, chosen, onClose }: Props) {
  return (
    <Dialog title="What this email changes" onClose={onClose}>
      <ProposalForm
        proposal={chosen ? { ...card.proposal, applicationId: chosen } : card.proposal}
        applicationId={undefined}
        onBack={onClose}
        onDone={() => {
          tellDecision('accept', card)
          void refreshCards()
          onClose()
        }}
        accept={(client, { applicationId, kind, task }) =>
          client.applications.inbox.accept({ id: card.id, applicationId, kind, task })
        }
      />
    </Dialog>
  )
}
