export type Bar = { key: string; label: string; value: number; text: string }

/** Counts side by side, the longest over the whole width. */
export function CountBars({ bars }: { bars: readonly Bar[] }) {
  const top = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-hidden className="divide-y divide-line text-13">
      {bars.map(({ key, label, value, text }) => (
        <li key={key} className="grid grid-cols-[minmax(6.5rem,1fr)_2fr_3rem] items-center gap-3 py-2.5">
          <span className="text-ink-2">{label}</span>
          <span className="h-1.5">
            <span className="block h-full min-w-[2px] rounded-full bg-ink-3/45" style={{ width: `${(100 * value) / top}%` }} />
          </span>
          <span className="text-right font-semibold tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** A share between 0 and 1, with the words beside it; null: too few to say, drawn as an outline of `outline`. */
export type ShareBar = { key: string; label: string; share: number | null; outline: number; text: string }

/** Shares on a scale from 0 to 100 %, the best in the accent; the dashed line is the share of all. */
export function ShareBars({
  bars,
  average,
  averageLabel,
}: {
  bars: readonly ShareBar[]
  average: number | null
  averageLabel: string
}) {
  const best = Math.max(...bars.map(({ share }) => share ?? 0))
  return (
    <div aria-hidden className="text-13">
      <ul className="grid gap-3">
        {bars.map(({ key, label, share, outline, text }) => (
          <li key={key} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(6rem,9rem)_1fr_8.5rem]">
            <span className="text-ink-2 wrap-anywhere max-sm:flex max-sm:justify-between max-sm:gap-3">
              {label} <span className="text-ink-3 sm:hidden">{text}</span>
            </span>
            <span className="relative block h-4 border-l border-line">
              <span
                className={`absolute inset-y-0.5 left-0 rounded-r-[3px] ${share === null ? 'border border-l-0 border-dashed border-line-strong' : share === best && best > 0 ? 'bg-accent' : 'bg-ink-3/45'}`}
                style={{ width: `${100 * (share ?? outline)}%` }}
              />
              {average !== null && (
                <span
                  className="absolute -inset-y-1.5 border-l border-dashed border-ink-3"
                  style={{ left: `${100 * average}%` }}
                />
              )}
            </span>
            <span className="text-right text-ink-3 max-sm:hidden">{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 grid gap-x-4 text-12 text-ink-3 sm:grid-cols-[minmax(6rem,9rem)_1fr_8.5rem]">
        <span className="flex justify-between sm:col-start-2">
          <span>0%</span>
          {average !== null && <span>{averageLabel}</span>}
          <span>100%</span>
        </span>
      </p>
    </div>
  )
}

/** Steps of which each is a part of the one before, with the words between them. */
export function FunnelBars({ steps }: { steps: readonly { key: string; label: string; value: number; between?: string }[] }) {
  const top = Math.max(1, steps[0]?.value ?? 0)
  return (
    <ol aria-hidden className="grid gap-1.5 text-13">
      {steps.map(({ key, label, value, between }) => (
        <li key={key}>
          {between && <p className="mb-1.5 ml-2 border-l border-line-strong py-0.5 pl-3 text-ink-3 sm:ml-28">{between}</p>}
          <div className="grid items-center gap-x-3 sm:grid-cols-[6.25rem_1fr]">
            <span className="text-ink-2">{label}</span>
            <span className="flex items-center gap-3">
              <span className="block h-8 min-w-[3px] rounded-[3px] bg-accent" style={{ width: `${(85 * value) / top}%` }} />
              <span className="font-serif text-20 tabular-nums">{value}</span>
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}
