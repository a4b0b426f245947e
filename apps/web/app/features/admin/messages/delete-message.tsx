import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

export function DeleteMessage({ id, subject }: { id: string; subject: string }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation(
    api.admin.operations.messages.remove.mutationOptions({
      onSuccess: () => showToast({ kind: 'good', title: 'Message deleted', description: subject }),
      onError: (error) => void toastFault(error),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.admin.operations.messages.key() }),
    }),
  )
  return (
    <>
      <Button
        look="quiet"
        busy={remove.isPending}
        disabled={remove.isPending}
        aria-label={`Delete ${subject}`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this message?"
          text="It can't be restored. Your copy in the support mailbox stays."
          onCancel={() => setIsAsking(false)}
        >
          <Button onClick={() => setIsAsking(false)}>Cancel</Button>
          <Button
            look="danger"
            onClick={() => {
              setIsAsking(false)
              remove.mutate({ id })
            }}
          >
            Delete
          </Button>
        </ConfirmDialog>
      )}
    </>
  )
}
