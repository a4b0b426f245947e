import { showMoment } from '#features/documents/files/show-time.ts'
import type { Problems } from '#forms/problems.ts'
import { useStore } from '#forms/store.ts'
import type { SaveFailure } from './quiet-draft.ts'

type Props = {
  draft: {
    read(): { isSaving: boolean; base: { updatedAt: string } }
    isDirty(): boolean
    problems(): Problems
    status: SaveFailure
  }
  onSave: () => void
}

/** Whether what the screen shows is saved, and why not. */
export function SaveState({ draft, onSave }: Props) {
  const { failure } = useStore(draft.status)
  const { isSaving, base } = draft.read()
  if (isSaving) return 'Saving…'
  if (!draft.isDirty()) return `Saved ${showMoment(base.updatedAt)}.`
  const [problem] = Object.values(draft.problems())
  const reason = problem ?? failure
  return (
    <span role={reason ? 'alert' : undefined} className={reason ? 'text-warn' : undefined}>
      Not saved yet.
      {reason && (
        <>
          {` ${reason} `}
          <button type="button" onClick={onSave} className="font-semibold text-accent underline">
            Save again
          </button>
        </>
      )}
    </span>
  )
}
