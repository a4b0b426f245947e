import { Button } from '#ui/button.tsx'
import { keepKeyboard } from '#ui/return-focus.ts'
import { useEditor } from './editor-context.tsx'

/** In the overview, and beside 'Save changes' while something is unsaved. */
export function SaveAllButton() {
  const { editor, state } = useEditor()
  async function saveAll() {
    if (await editor.save('all')) requestAnimationFrame(keepKeyboard)
  }
  return (
    <Button busy={state.isSaving} disabled={state.isSaving} onClick={() => void saveAll()}>
      Save All
    </Button>
  )
}
