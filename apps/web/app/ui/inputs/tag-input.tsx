import { commasFor } from '@jobapply/core/shared/text/text'
import { X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  tags: readonly string[]
  /** What was typed or pasted; it may hold several, with commas between them. */
  onAdd: (text: string) => void
  onRemove: (tag: string) => void
  /** The text that is not a tag yet; empty again once it is one. */
  onType: (text: string) => void
}

/** Short texts: Enter or a comma adds what is typed, a pasted list is taken as a list, and nothing typed is lost on the way out. */
export function TagInput({ tags, onAdd, onRemove, onType, onBlur, placeholder, ...rest }: Props) {
  const [typed, setTyped] = useState('')

  function type(text: string) {
    setTyped(text)
    if (text !== typed) onType(text)
  }
  function add(text: string) {
    if (text.trim()) onAdd(text)
    type('')
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = tags.at(-1)
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && last) onRemove(last)
  }

  return (
    <div className="flex min-h-10 flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-surface px-2 py-1.5 transition-colors has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent has-aria-invalid:border-bad">
      {tags.map((tag) => (
        <Tag key={tag} text={tag} onRemove={() => onRemove(tag)} />
      ))}
      <input
        {...rest}
        value={typed}
        placeholder={tags.length === 0 ? placeholder : undefined}
        onChange={({ target: { value } }) => (value.includes(',') ? add(value) : type(value))}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const list = commasFor(event.clipboardData.getData('text'))
          if (!list.includes(',')) return
          event.preventDefault()
          add(`${typed}${list}`)
        }}
        onBlur={(event) => {
          add(typed)
          onBlur?.(event)
        }}
        className="h-6.5 min-w-32 flex-1 bg-transparent px-1 text-16 text-ink outline-none placeholder:text-ink-3 sm:text-14"
      />
    </div>
  )
}

const Tag = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <span className="inline-flex min-w-0 items-center rounded-full bg-sunk pl-2.5 text-13 font-medium">
    <span className="min-w-0 wrap-anywhere">{text}</span>
    <button
      type="button"
      aria-label={`Remove ${text}`}
      onClick={onRemove}
      className="grid size-6.5 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  </span>
)
