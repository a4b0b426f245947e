import type { Profile } from '@jobapply/core/profiles/schema'
import { GoneBar } from '#features/profiles/saving/gone-bar.tsx'
import { Button } from '#ui/button.tsx'
import { useEditor } from './editor-context.tsx'

/** Another window has deleted the profile: its edits are kept in a new profile, or discarded. */
export function KeepAsNew({ onKept }: { onKept: (profile: Profile) => void }) {
  const { editor, state } = useEditor()
  return (
    <GoneBar>
      <Button look="primary" busy={state.isSaving} disabled={state.isSaving} onClick={() => void editor.saveAsNew(onKept)}>
        Keep them as a new profile
      </Button>
      <Button look="quiet" disabled={state.isSaving} onClick={editor.discard}>
        Discard them
      </Button>
    </GoneBar>
  )
}
