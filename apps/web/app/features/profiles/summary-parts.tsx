import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Facts, Nothing } from './facts.tsx'

/** A dated thing of a profile. */
type Entry = { id: string; heading: string; when: ReactNode; facts: readonly (readonly [string, ReactNode])[] }

export const Entries = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <Card title={title}>
    {entries.length === 0 ? (
      <Nothing />
    ) : (
      <ul className="-my-5 divide-y divide-line">
        {entries.map(({ id, heading, when, facts }) => (
          <li key={id} className="py-5 print:break-inside-auto">
            <h3 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold wrap-anywhere">
              <span className="min-w-0">{heading}</span>
              <span className="text-13 font-normal text-ink-3">{when}</span>
            </h3>
            <Facts facts={facts} />
          </li>
        ))}
      </ul>
    )}
  </Card>
)

export const Chips = ({ words }: { words: readonly string[] }) =>
  words.length === 0 ? (
    <Nothing />
  ) : (
    <span className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </span>
  )
