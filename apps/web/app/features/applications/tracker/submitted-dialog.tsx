import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { nameOf, submitRow } from './moves.ts'

/** Only the person knows whether it was sent; a wrong move to Applied would take a unit and write a receipt. */
export default function SubmittedDialog({ row, onClose }: { row: TrackedApplication; onClose: () => void }) {
  const { run, isPending } = usePending()
  const submit = () =>
    run(async () => {
      await submitRow(row)
      onClose()
    })
  return (
    <ConfirmDialog
      title="Did you submit it?"
      text={`${nameOf(row)} becomes Applied when you have sent it yourself. It gets a receipt and counts against your limit.`}
      onCancel={onClose}
    >
      <Button onClick={onClose}>Not yet</Button>
      <Button look="primary" busy={isPending} disabled={isPending} onClick={() => void submit()}>
        I submitted it
      </Button>
    </ConfirmDialog>
  )
}
