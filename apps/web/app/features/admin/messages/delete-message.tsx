import { useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { DangerDialog } from '#ui/dialogs/danger-dialog.tsx'

export function DeleteMessage({ id, subject }: { id: string; subject: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutate()
  const remove = () =>
    mutate(
      async (client) => {
        await client.admin.operations.messages.remove({ id })
        showToast({ kind: 'good', title: 'Message deleted', description: subject })
      },
      { reload: [api.admin.operations.messages.key()] },
    )
  return (
    <>
      <Button
        look="quiet"
        busy={isPending}
        disabled={isPending}
        aria-label={`Delete ${subject}`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <DangerDialog
          title="Delete this message?"
          text="It can't be restored. Your copy in the support mailbox stays."
          act="Delete"
          onAct={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
