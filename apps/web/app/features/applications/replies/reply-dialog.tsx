import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { MailInput } from './mail-input.tsx'
import { ProposalForm } from './proposal-form.tsx'

type Props = { applicationId?: string; onDone?: (applicationId: string) => void; onClose: () => void }

/** A mail goes in, a proposal comes out, and the person confirms it. */
export default function ReplyDialog({ applicationId, onDone, onClose }: Props) {
  const [proposal, setProposal] = useState<ReplyProposal>()
  function finish(id: string) {
    void queryClient.invalidateQueries({ queryKey: api.applications.replies.list.key() })
    onDone?.(id)
    onClose()
  }
  return (
    <Dialog title="Add a reply" onClose={onClose}>
      {proposal ? (
        <ProposalForm proposal={proposal} applicationId={applicationId} onDone={finish} onBack={() => setProposal(undefined)} />
      ) : (
        <MailInput onRead={setProposal} />
      )}
    </Dialog>
  )
}
