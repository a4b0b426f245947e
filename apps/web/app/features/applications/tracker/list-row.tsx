import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { nearDay } from '@jobapply/core/shared/time/show-dates'
import { memo } from 'react'
import { factOf } from './fact.ts'
import { FactLine } from './fact-line.tsx'
import { nameOf } from './moves.ts'
import { StatusMark } from './status-mark.tsx'

export const ROW_HEIGHT = 60
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
  return (
    <tr
      aria-rowindex={index + 2}
      style={{ height: ROW_HEIGHT }}
      className={`border-t border-line ${isOpen ? 'bg-accent-wash' : 'hover:bg-sunk'}`}
    >
      <td className="pl-4">
        <input
          type="checkbox"
          aria-label={`Select ${nameOf(row)}`}
          checked={isChosen}
          onChange={() => onChoose(row.id)}
          className="tick"
        />
      </td>
      <Cells row={row} onOpen={onOpen} />
    </tr>
  )
})

/** Remembered apart from the box: selecting all ticks every box in sight, and draws no text again. */
const Cells = memo(function Cells({ row, onOpen }: Pick<Props, 'row' | 'onOpen'>) {
  const now = new Date()
  return (
    <>
      <td>
        <button
          type="button"
          data-application={row.id}
          onClick={() => onOpen(row.id)}
          className="block w-full rounded-control text-left focus-visible:-outline-offset-2"
        >
          <span className="block truncate font-semibold">{row.job_title}</span>
          <span className="block truncate text-13 text-ink-2">{[row.company, row.location].filter(Boolean).join(' · ')}</span>
        </button>
      </td>
      <td>
        <StatusMark status={row.status} />
      </td>
      <td className="max-md:hidden">
        <FactLine fact={factOf(row, now)} />
      </td>
      <td className="text-right text-13 text-ink-2 max-lg:hidden">{row.score ?? '–'}</td>
      <td className="pr-4 text-right text-13 text-ink-3 max-md:hidden">{nearDay(new Date(row.updated_at), now)}</td>
    </>
  )
})
