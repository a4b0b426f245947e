import { usePending } from '#platform/pending.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type AutoSaved, describeSaved, undoSaved } from './auto-saved.ts'

/** What the automatic save has written before the review was opened, and the way back. */
export function AlreadySaved({ saved }: { saved: AutoSaved }) {
  const { run, isPending } = usePending()
  const what = describeSaved(saved)
  if (!what) return null
  return (
    <Alert kind="calm">
      <p>
        <strong className="font-semibold">Saved already:</strong> {what}. What you had typed was not changed.
      </p>
      <Button
        size="small"
        busy={isPending}
        disabled={isPending}
        onClick={() => void run(() => undoSaved(saved))}
        className="mt-2"
      >
        Undo
      </Button>
    </Alert>
  )
}
