import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Unsaved = { onCancel: () => void; onDiscard: () => void; onSave: () => void }

export const UnsavedDialog = ({ onCancel, onDiscard, onSave }: Unsaved) => (
  <ConfirmDialog
    title="Unsaved Changes"
    text="You have changed preferences of this profile and not saved them yet. What should happen with them?"
    onCancel={onCancel}
  >
    <Button onClick={onCancel}>Cancel</Button>
    <Button onClick={onDiscard}>Discard Changes</Button>
    <Button look="primary" onClick={onSave}>
      Save and Continue
    </Button>
  </ConfirmDialog>
)

type Changed = { onCancel: () => void; onReload: () => void; onOverwrite: () => void }

/** Two windows have edited the same profile: neither wins silently. */
export const ChangedDialog = ({ onCancel, onReload, onOverwrite }: Changed) => (
  <ConfirmDialog title={PROFILE_CHANGED.title} text={PROFILE_CHANGED.message} onCancel={onCancel}>
    <Button onClick={onCancel}>Cancel</Button>
    <Button onClick={onReload}>Reload</Button>
    <Button look="primary" onClick={onOverwrite}>
      Overwrite
    </Button>
  </ConfirmDialog>
)
