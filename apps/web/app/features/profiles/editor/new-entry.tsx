import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useEditor } from './editor-context.tsx'
import { isReady } from './editor-state.ts'
import type { ListName } from './lists.ts'

type Props = {
  list: ListName
  title: string
  waits: boolean
  onClose: (() => void) | undefined
  onAdded: () => void
  children: ReactNode
}

/** The form that adds an entry. What is typed here counts as unsaved, too. */
export function NewEntry({ list, title, waits, onClose, onAdded, children }: Props) {
  const { editor, state } = useEditor()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (editor.add(list)) onAdded()
  }
  return (
    <form
      aria-label={title}
      onSubmit={submit}
      className="grid gap-5 rounded-card border border-dashed border-line-strong bg-sunk/50 p-4"
    >
      {children}
      <div className="flex gap-2.5">
        <Button type="submit" disabled={waits && !isReady(state, list)}>
          {title}
        </Button>
        {onClose && (
          <Button
            look="quiet"
            onClick={() => {
              editor.dropDraft(list)
              onClose()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
