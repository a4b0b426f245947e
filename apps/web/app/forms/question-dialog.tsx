import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Question } from './questions.ts'

export type QuestionTexts = {
  /** The question about unsaved changes, and the label of its last answer. */
  unsaved: { text: string; save: string }
  /** What the person reads when another window has saved a newer version; only for forms with a `conflict`. */
  changed?: { title: string; message: string }
}

/** What a form asks before something would be lost. */
export default function QuestionDialog({ question, unsaved, changed }: QuestionTexts & { question: Question }) {
  const cancel = () => question.answer('cancel')
  switch (question.kind) {
    case 'unsaved':
      return (
        <ConfirmDialog title="Unsaved Changes" text={unsaved.text} onCancel={cancel}>
          <Button onClick={cancel}>Cancel</Button>
          <Button onClick={() => question.answer('discard')}>Discard Changes</Button>
          <Button look="primary" onClick={() => question.answer('save')}>
            {unsaved.save}
          </Button>
        </ConfirmDialog>
      )
    case 'unfinished':
      return (
        <ConfirmDialog
          title="Unfinished entry"
          text={`A new entry under ${question.names.join(' and ')} is incomplete, so it can't be saved yet.`}
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
        changed && (
          <ConflictDialog
            changed={changed}
            onCancel={cancel}
            onReload={() => question.answer('reload')}
            onOverwrite={() => question.answer('overwrite')}
          />
        )
      )
  }
}
