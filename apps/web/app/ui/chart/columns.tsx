export type Column = { key: string; label: string; value: number; isNow?: boolean; isAhead?: boolean }

/** Columns over a line of labels; the present one in the accent. With a goal, a dashed line at its height. */
export function Columns({ columns, goal }: { columns: readonly Column[]; goal?: number }) {
  const top = Math.max(1, ...columns.map(({ value }) => value), goal ?? 0)
  // With many columns every label would cover the next one.
  const every = Math.ceil(columns.length / 14)
  return (
    <div aria-hidden className="relative">
      {goal !== undefined && goal > 0 && (
        <div
          className="absolute inset-x-0 border-t border-dashed border-line-strong"
          style={{ bottom: `${1.5 + (7 * goal) / top}rem` }}
        >
          <span className="absolute right-0 bottom-0.5 text-12 text-ink-3">goal {goal}</span>
        </div>
      )}
      <div className="flex h-38 items-end gap-1.5">
        {columns.map(({ key, label, value, isNow, isAhead }, index) => (
          <div key={key} className="flex min-w-0 flex-1 flex-col items-center">
            <span className={`text-12 tabular-nums ${isNow ? 'font-semibold text-accent' : 'text-ink-2'}`}>
              {isAhead || (every > 1 && index % every > 0) ? '\u00a0' : value}
            </span>
            <span
              className={`w-full rounded-t-[3px] ${value === 0 ? `border-t ${isAhead ? 'border-dashed' : ''} border-line-strong` : isNow ? 'bg-accent' : 'bg-ink-3/45'}`}
              style={{ height: `${(7 * value) / top}rem` }}
            />
            <span className={`h-6 pt-1 text-12 whitespace-nowrap ${isNow ? 'font-semibold text-accent' : 'text-ink-3'}`}>
              {(columns.length - 1 - index) % every === 0 ? label : ''}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
