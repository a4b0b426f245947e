import { ChevronDown } from 'lucide-react'

type Props = {
  label: string
  /** Value -> label, in the order shown. */
  options: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

/** A choice inside a table: the browser's own control, set like text. With one option it is only text. */
export function TextSelect({ label, options, value, onChange }: Props) {
  if (Object.keys(options).length < 2) return <p className="truncate text-14 font-medium">{options[value]}</p>
  return (
    <span className="relative inline-flex max-w-full items-center">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="max-w-full cursor-pointer appearance-none truncate rounded-control bg-transparent pr-5.5 text-14 font-medium [field-sizing:content]"
      >
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option} className="bg-surface text-ink">
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-0 size-4 text-ink-3" />
    </span>
  )
}
