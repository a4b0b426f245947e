import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useEditor } from './editor-context.tsx'

/** What the editor asks before something would be lost. */
export function QuestionDialog() {
  const { question } = useEditor()
  if (!question) return null
  const cancel = () => question.answer('cancel')
  switch (question.kind) {
    case 'unsaved':
      return (
        <ConfirmDialog title="Unsaved Changes" text="You have unsaved changes. What should become of them?" onCancel={cancel}>
          <Button onClick={cancel}>Cancel</Button>
          <Button onClick={() => question.answer('discard')}>Discard Changes</Button>
          <Button look="primary" onClick={() => question.answer('save')}>
            Save &amp; Continue
          </Button>
        </ConfirmDialog>
      )
    case 'unfinished':
      return (
        <ConfirmDialog
          title="Unfinished entry"
          text={`A new entry under ${question.names.join(' and ')} lacks something it needs, so it cannot be stored yet.`}
          onCancel={cancel}
        >
          <Button onClick={() => question.answer('drop')}>Save without it</Button>
          <Button look="primary" onClick={cancel}>
            Finish it
          </Button>
        </ConfirmDialog>
      )
    case 'changed':
      return (
        <ConfirmDialog title={PROFILE_CHANGED.title} text={PROFILE_CHANGED.message} onCancel={cancel}>
          <Button onClick={cancel}>Cancel</Button>
          <Button onClick={() => question.answer('reload')}>Reload the newer version</Button>
          <Button look="primary" onClick={() => question.answer('overwrite')}>
            Overwrite with mine
          </Button>
        </ConfirmDialog>
      )
  }
}
