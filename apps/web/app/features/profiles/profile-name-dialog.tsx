import { LIMITS } from '@jobapply/core/profiles/constants'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'

type Props = {
  title: string
  action: string
  name?: string
  /** Answers whether it succeeded; then the dialog closes. */
  onSubmit: (name: string) => Promise<boolean>
  onClose: () => void
}

export function ProfileNameDialog({ title, action, name = '', onSubmit, onClose }: Props) {
  const [typed, setTyped] = useState(name)
  const [busy, setBusy] = useState(false)
  const isBlank = typed.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank || busy) return
    setBusy(true)
    if (await onSubmit(typed.trim())) onClose()
    else setBusy(false)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-6">
        <Field id="profile-name" name="profile_name" label="Profile Name" hint="For example the career it is for.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={LIMITS.screen.profileName}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy} disabled={busy || isBlank}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
