import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { memo } from 'react'
import { dayText, factOf } from './fact.ts'
import { FactLine } from './fact-line.tsx'
import { nameOf } from './moves.ts'
import { StatusMark } from './status-mark.tsx'

export const ROW_HEIGHT = 60
export const ROW_LAYOUT =
  'grid items-center gap-x-3 px-4 grid-cols-[1.25rem_minmax(0,1fr)_7.5rem] md:grid-cols-[1.25rem_minmax(0,1fr)_7.5rem_9.5rem_6rem] lg:grid-cols-[1.25rem_minmax(0,1fr)_8rem_11rem_4rem_6.5rem]'

type Props = {
  row: TrackedApplication
  index: number
  isOpen: boolean
  isChosen: boolean
  onChoose: (id: string) => void
  onOpen: (id: string) => void
}

/** Remembered: scrolling draws only the rows that come into sight. */
export const ListRow = memo(function ListRow({ row, index, isOpen, isChosen, onChoose, onOpen }: Props) {
  const now = new Date()
  const fact = factOf(row, now)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ height: ROW_HEIGHT }}
      className={`${ROW_LAYOUT} border-b border-line ${isOpen ? 'bg-accent-wash' : 'hover:bg-sunk'}`}
    >
      <span role="cell">
        <input
          type="checkbox"
          aria-label={`Select ${nameOf(row)}`}
          checked={isChosen}
          onChange={() => onChoose(row.id)}
          className="tick"
        />
      </span>
      <span role="cell" className="min-w-0">
        <button
          type="button"
          data-application={row.id}
          onClick={() => onOpen(row.id)}
          className="block w-full rounded-control text-left focus-visible:-outline-offset-2"
        >
          <span className="block truncate font-semibold">{row.job_title}</span>
          <span className="block truncate text-13 text-ink-2">{[row.company, row.location].filter(Boolean).join(' · ')}</span>
        </button>
      </span>
      <span role="cell" className="min-w-0">
        <StatusMark status={row.status} />
      </span>
      <span role="cell" className="min-w-0 max-md:hidden">
        <FactLine fact={fact} />
      </span>
      <span role="cell" className="text-right text-13 text-ink-2 max-lg:hidden">
        {row.score ?? '–'}
      </span>
      <span role="cell" className="text-right text-13 text-ink-3 max-md:hidden">
        {dayText(new Date(row.updated_at), now)}
      </span>
    </div>
  )
})
