import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { names: readonly string[]; onDrop: () => void; onFinish: () => void }

/** A new entry that cannot be stored yet: the person decides, it does not vanish. */
export const UnfinishedDialog = ({ names, onDrop, onFinish }: Props) => (
  <ConfirmDialog
    title="Unfinished entry"
    text={`A new entry under ${names.join(' and ')} lacks something it needs, so it cannot be stored yet.`}
    onCancel={onFinish}
  >
    <Button onClick={onDrop}>Save without it</Button>
    <Button look="primary" onClick={onFinish}>
      Finish it
    </Button>
  </ConfirmDialog>
)
