import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useEditor } from './editor-context.tsx'
import { UnfinishedDialog } from './unfinished-dialog.tsx'

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
      return <UnfinishedDialog names={question.names} onDrop={() => question.answer('drop')} onFinish={cancel} />
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
