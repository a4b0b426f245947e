import { RANGES, type Range } from '@jobapply/core/insights/constants'
import { useId } from 'react'

/** Chooses the time range of every figure on the page (ANALYTICS-001). */
export function RangeChoice({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  const name = useId()
  return (
    <fieldset className="flex overflow-hidden rounded-control border border-line-strong">
      <legend className="sr-only">Time range</legend>
      {(Object.keys(RANGES) as Range[]).map((range) => (
        <label
          key={range}
          title={`The last ${RANGES[range]}`}
          className="relative flex h-9 cursor-pointer select-none items-center border-l border-line-strong bg-surface px-3.5 font-semibold text-ink-2 transition-colors first-of-type:border-l-0 hover:bg-sunk has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={range}
            checked={range === value}
            onChange={() => onChange(range)}
            className="sr-only"
          />
          {range}
        </label>
      ))}
    </fieldset>
  )
}
