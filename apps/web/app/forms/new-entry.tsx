import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type Props = {
  title: string
  isDisabled: boolean
  onAdd: () => void
  onCancel: (() => void) | undefined
  children: ReactNode
}

/** The form that adds an entry. What is typed here counts as unsaved, too. */
export function NewEntry({ title, isDisabled, onAdd, onCancel, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onAdd()
  }
  return (
    <form
      aria-label={title}
      onSubmit={submit}
      className="grid gap-5 rounded-card border border-dashed border-line-strong bg-sunk/50 p-4"
    >
      {children}
      <div className="flex gap-2.5">
        <Button type="submit" disabled={isDisabled}>
          {title}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
