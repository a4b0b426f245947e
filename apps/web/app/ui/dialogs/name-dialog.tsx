import { type FormEvent, useState } from 'react'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  action: string
  label: string
  hint?: string
  limit: number
  name?: string
  /** Answers whether it succeeded; then the dialog closes. */
  onSubmit: (name: string) => Promise<boolean | undefined>
  onClose: () => void
}

/** Asks for the name of something. */
export function NameDialog({ title, action, label, hint, limit, name = '', onSubmit, onClose }: Props) {
  const [typed, setTyped] = useState(name)
  const { run, isPending: busy } = usePending()
  const isBlank = typed.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank) return
    void run(async () => {
      if (await onSubmit(typed.trim())) onClose()
    })
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-6">
        <Field id="new-name" name="name" label={label} hint={hint}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limit}
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
