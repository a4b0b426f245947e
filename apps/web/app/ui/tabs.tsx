import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

type Props<T extends string> = {
  label: string
  tabs: Record<T, string>
  value: T
  /** Begins the ids, where a page has tabs within tabs. Not made by React: a prerendered page has another tree than the one that takes it over. */
  id?: string
  onChange: (value: T) => void
  children: ReactNode
}

/** Tabs of the WAI-ARIA pattern: one stop for the Tab key, arrows, Home and End move and choose. */
export function Tabs<T extends string>({ label, tabs, value, id = 'tab', onChange, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  const values = Object.keys(tabs) as T[]

  // On a narrow screen the row scrolls: the chosen one stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another place
  useEffect(() => {
    const row = list.current
    const chosen = row?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (!row || !chosen) return
    const { left, right } = row.getBoundingClientRect()
    row.scrollLeft += Math.max(0, chosen.right - right) - Math.max(0, left - chosen.left)
  }, [value])

  function choose(event: KeyboardEvent) {
    const at = values.indexOf(value)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const chosen = next === undefined ? undefined : values.at(next % values.length)
    if (!chosen) return
    event.preventDefault()
    onChange(chosen)
    document.getElementById(`${id}-${chosen}`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={choose}
        className="flex gap-6 overflow-x-auto whitespace-nowrap shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]"
      >
        {values.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
            // On touch screens a button has a least width, and without its own one it would shrink below its words.
            className="shrink-0 border-b-2 border-transparent pb-2.5 focus-visible:-outline-offset-2 text-14 font-medium text-ink-2 transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-accent"
          >
            {tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
