import { EMPTY_VALUE } from '@jobapply/core/profiles/constants'
import type { ReactNode } from 'react'

type Fact = readonly [label: string, value: ReactNode]

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '' || value === false

/** What the summary screens show for an empty value (decisions, Profiles and preferences). */
export const Nothing = () => (
  <span role="img" aria-label={EMPTY_VALUE.accessibleName} className="font-normal text-ink-3">
    {EMPTY_VALUE.shown}
  </span>
)

/** Labels and values, read only. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="-my-2.5 divide-y divide-line">
    {facts.map(([label, value]) => (
      <div key={label} className="grid items-baseline gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr] print:break-inside-auto">
        <dt className="text-13 text-ink-3">{label}</dt>
        <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{isEmpty(value) ? <Nothing /> : value}</dd>
      </div>
    ))}
  </dl>
)
