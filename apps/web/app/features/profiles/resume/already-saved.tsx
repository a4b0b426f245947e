import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type AutoSaved, describeSaved, undoSaved } from './auto-saved.ts'

/** What the automatic save has written before the review was opened, and the way back. */
export function AlreadySaved({ saved }: { saved: AutoSaved }) {
  const [busy, setBusy] = useState(false)
  const what = describeSaved(saved)
  async function undo() {
    setBusy(true)
    await undoSaved(saved)
    setBusy(false)
  }
  if (!what) return null
  return (
    <Alert kind="calm">
      <p>
        <strong className="font-semibold">Saved already:</strong> {what}. What you had typed was not changed.
      </p>
      <Button size="small" busy={busy} disabled={busy} onClick={() => void undo()} className="mt-2">
        Undo
      </Button>
    </Alert>
  )
}
