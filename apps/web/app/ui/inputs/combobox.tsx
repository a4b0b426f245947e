import { Check, ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type ComboboxOption, matching } from './combobox-match.ts'
import { Input } from './input.tsx'

export type { ComboboxOption }

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  options: readonly ComboboxOption[]
  value: string | null
  /** Null: the field was emptied. */
  onChange: (value: string | null) => void
}

/** One of many, found by typing: the editable combobox of the WAI-ARIA pattern. What is typed and not chosen is taken back. */
export function Combobox({ options, value, onChange, placeholder = 'Type to search', onBlur, ...rest }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const shown = matching(options, typed ?? '')
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  function open() {
    if (isOpen) return
    setIsOpen(true)
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  function close() {
    setIsOpen(false)
    setTyped(undefined)
  }
  function choose(option: ComboboxOption | undefined) {
    if (option) onChange(option.value)
    close()
  }
  function type(text: string) {
    setTyped(text)
    setIsOpen(true)
    setActive(0)
    if (text === '') onChange(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = shown.length - 1
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + 8, PageUp: active - 8 }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      if (isOpen) setActive(Math.min(last, Math.max(0, target)))
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(shown[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className="relative">
      <Input
        {...rest}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? idOf(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? value ?? ''}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // Leaving with one possible meaning left chooses it.
          if (isOpen && typed?.trim() && shown.length === 1) choose(shown[0])
          else close()
          onBlur?.(event)
        }}
        className="pr-9"
      />
      <ChevronsUpDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-3" />
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={rest['aria-label'] ?? 'Choices'}
          tabIndex={-1}
          className="rise absolute inset-x-0 top-full z-40 mt-1 max-h-64 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-sheet"
        >
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={option.value}
              id={idOf(index)}
              role="option"
              data-index={index}
              aria-selected={option.value === value}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(option)}
              className={`flex min-h-9 pointer-coarse:min-h-11 cursor-default items-center justify-between gap-3 rounded-control px-2.5 py-1.5 ${index === active ? 'bg-accent-wash text-accent' : ''}`}
            >
              {option.label}
              {option.value === value && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
            </div>
          ))}
          {shown.length === 0 && <p className="px-2.5 py-2 text-ink-3">Nothing matches</p>}
        </div>
      )}
    </div>
  )
}
