import { completion } from '@jobapply/core/profiles/completion'
import { Progress } from '#ui/progress.tsx'
import { useEditor } from './editor-context.tsx'

/** How complete the profile is, unsaved edits included. */
export function CompletionBar() {
  const { state } = useEditor()
  const percent = completion(state.values)
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-4 text-13">
        <span className="text-ink-2">Profile Completion</span>
        <b className="font-semibold">{percent}%</b>
      </p>
      <Progress label="Profile Completion" value={percent} />
    </div>
  )
}
