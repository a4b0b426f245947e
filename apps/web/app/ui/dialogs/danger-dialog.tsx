import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  title: string
  text: string
  /** What the button says. */
  act: string
  /** While it takes its time, the button shows it. */
  onAct: () => void | Promise<void>
  onClose: () => void
}

/** The question before something that cannot be undone. */
export function DangerDialog({ title, text, act, onAct, onClose }: Props) {
  const { run, isPending } = usePending()
  const actAndClose = () =>
    run(async () => {
      await onAct()
      onClose()
    })
  return (
    <ConfirmDialog title={title} text={text} onCancel={onClose}>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="danger" busy={isPending} disabled={isPending} onClick={() => void actAndClose()}>
        {act}
      </Button>
    </ConfirmDialog>
  )
}
