import { Button } from '#ui/button.tsx'
import { useEditor } from './editor-context.tsx'

export function SaveAllButton() {
  const { editor, state } = useEditor()
  return (
    <Button look="primary" busy={state.isSaving} disabled={state.isSaving} onClick={() => void editor.save('all')}>
      Save All
    </Button>
  )
}
