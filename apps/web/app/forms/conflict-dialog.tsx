import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'

type Props = {
  changed: { title: string; message: string }
  onCancel: () => void
  onReload: () => void
  onOverwrite: () => void
}

/** Two windows have edited the same record: neither wins silently. */
export const ConflictDialog = ({ changed, onCancel, onReload, onOverwrite }: Props) => (
  <ConfirmDialog title={changed.title} text={changed.message} onCancel={onCancel}>
    <Button onClick={onCancel}>Cancel</Button>
    <Button look="danger" onClick={onOverwrite}>
      Overwrite with mine
    </Button>
    <Button look="primary" onClick={onReload}>
      Reload the newer version
    </Button>
  </ConfirmDialog>
)
