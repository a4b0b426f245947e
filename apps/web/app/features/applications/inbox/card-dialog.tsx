import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { ProposalForm } from '#features/applications/replies/proposal-form.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { refreshCards, tellDecision } from './decide-card.ts'

/** The same form as for a pasted email: kind, application and date can be corrected. */
export default function CardDialog({ card, onClose }: { card: InboxCard; onClose: () => void }) {
  return (
    <Dialog title="What this email changes" onClose={onClose}>
      <ProposalForm
        proposal={card.proposal}
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
