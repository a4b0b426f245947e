import { ChevronDown } from 'lucide-react'

type Props<T extends string> = {
  label: string
  options: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
}

/** A select of the search bar: the browser's own, without a border of its own. */
export function FilterSelect<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <div className="relative bg-surface max-lg:last:col-span-full">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className={`h-10 w-full appearance-none truncate bg-transparent pr-8 pl-4 text-16 focus-visible:-outline-offset-2 sm:text-14 ${value === 'all' ? 'text-ink-2' : 'font-medium text-ink'}`}
      >
        {(Object.keys(options) as T[]).map((option) => (
          <option key={option} value={option} className="bg-surface text-ink">
            {options[option]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-3" />
    </div>
  )
}
