import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

type Props<T extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  /** Value -> label, in the order shown. */
  options: Readonly<Record<T, string>>
  value: T | null
  onChange: (value: T | null) => void
  /** What the empty choice says; `null`: something must be chosen. */
  empty?: string | null | undefined
}

/** One of a few. The browser's own control: every phone and every screen reader knows it. */
export function Select<T extends string>({ options, value, onChange, empty = 'Not chosen', className = '', ...rest }: Props<T>) {
  return (
    <span className={`relative block ${className}`}>
      <select
        value={value ?? ''}
        onChange={(event) => onChange((event.target.value || null) as T | null)}
        className={`h-10 w-full appearance-none truncate rounded-control border border-line-strong bg-surface pr-9 pl-3 text-16 transition-colors focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad aria-invalid:focus-visible:outline-bad sm:text-14 ${value ? 'text-ink' : 'text-ink-3'}`}
        {...rest}
      >
        {empty !== null && <option value="">{empty}</option>}
        {(Object.keys(options) as T[]).map((option) => (
          <option key={option} value={option} className="text-ink">
            {options[option]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
    </span>
  )
}
