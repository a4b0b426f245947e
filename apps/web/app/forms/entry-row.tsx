import { Pencil, Trash2 } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type Props = {
  name: string
  lines: (string | null)[]
  handle: ReactNode
  action?: ReactNode
  isOpen: boolean
  onOpen: () => void
  onDone: () => void
  onRemove: () => void
  children: () => ReactNode
}

/** An entry to read, or open for editing in place. */
export function EntryRow({ name, lines, handle, action, isOpen, onOpen, onDone, onRemove, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onDone()
  }
  if (isOpen)
    return (
      <form aria-label={name} onSubmit={submit} className="grid gap-5 rounded-card border border-accent bg-surface p-4">
        {children()}
        <div className="flex gap-2.5">
          <Button type="submit" look="primary">
            Done
          </Button>
          <Button look="quiet" onClick={onRemove}>
            Remove
          </Button>
        </div>
      </form>
    )
  return (
    <div
      className={`flex items-start gap-1.5 rounded-card border border-line bg-surface p-2 ${handle ? 'max-sm:flex-wrap max-sm:items-center' : ''}`}
    >
      {handle && <div className="max-sm:mr-auto">{handle}</div>}
      {/* Between the buttons of a phone a name had room for one word a line. */}
      <div className={`min-w-0 flex-1 py-1.75 ${handle ? 'max-sm:order-first max-sm:basis-full max-sm:px-2' : 'pl-2'}`}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {lines.map((line) =>
          line ? (
            <p key={line} className="line-clamp-2 text-13 wrap-anywhere whitespace-pre-line text-ink-2">
              {line}
            </p>
          ) : null,
        )}
      </div>
      {action}
      <Button look="quiet" size="icon" aria-label={`Edit ${name}`} data-tooltip="Edit" data-lands onClick={onOpen}>
        <Pencil aria-hidden className="size-4" />
      </Button>
      <Button look="quiet" size="icon" aria-label={`Remove ${name}`} data-tooltip="Remove" onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </div>
  )
}
