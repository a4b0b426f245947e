import type { ReactNode } from 'react'

export type Figure = { label: string; value: ReactNode; unit?: string | undefined; note?: ReactNode }

/** Large figures side by side on one sheet, two a row on a small screen. */
export const FigureStrip = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <dl
    aria-label={label}
    className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
  >
    {figures.map(({ label: name, value, unit, note }) => (
      <div key={name} className="min-w-0 bg-surface px-5 py-4 max-md:last:odd:col-span-2">
        <dt className="text-13 text-ink-2">{name}</dt>
        <dd className="mt-0.5">
          <span className="font-serif text-28 tabular-nums">{value}</span>
          {unit && <span className="ml-1.5 text-13 text-ink-2">{unit}</span>}
          {note && <span className="mt-1 block text-12 text-ink-3">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
