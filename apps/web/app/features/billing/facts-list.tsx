import type { ReactNode } from 'react'

/** Names and values, line by line, as on a receipt. */
export const FactsList = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="divide-y divide-line">
    {facts.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
        <dt className="shrink-0 text-ink-3">{label}</dt>
        <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
