import type { TrackedDetails } from '@jobapply/core/applications/tracker-schema'
import { nameOf } from '#features/applications/tracker/moves.ts'
import { dropRows, refreshFigures } from '#features/applications/tracker/tracker-cache.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'

type Props = { details: TrackedDetails; onCancel: () => void; onRemoved: () => void }

/** Asked before: a removed application takes its notes, contacts and what its receipt says with it, and nothing brings them back. */
export default function RemoveDialog({ details, onCancel, onRemoved }: Props) {
  const { mutate, isPending } = useMutate()
  const remove = () =>
    mutate(async (client) => {
      await client.applications.remove({ id: details.id })
      dropRows([details.id])
      showToast({ title: 'Removed', description: nameOf(details), kind: 'good' })
      onRemoved()
      await refreshFigures()
    })
  const text = `${nameOf(details)} is removed for good, with its notes, contacts and history.${
    details.hasReceipt ? ' Its receipt only shows that it was removed.' : ''
  }`
  return (
    <ConfirmDialog title="Remove application" text={text} onCancel={onCancel}>
      <Button onClick={onCancel}>Cancel</Button>
      <Button look="danger" busy={isPending} disabled={isPending} onClick={() => void remove()}>
        Remove
      </Button>
    </ConfirmDialog>
  )
}
