import { STATUSES } from '@jobapply/core/applications/constants'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ColumnCards } from './board-column.tsx'
import type { TrackerAddress } from './tracker-address.ts'

type Props = { count: number; address: TrackerAddress; onOpen: (id: string) => void }

/** Withdrawn applications stand at the end of Rejected and are read when they are asked for. */
export function WithdrawnFold({ count, address, onOpen }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-center gap-1.5 rounded-control px-2 py-1.5 text-13 font-medium text-ink-2 hover:text-ink"
      >
        <ChevronRight aria-hidden className={`size-3.5 transition-transform ${isOpen ? 'rotate-90' : ''}`} />
        {STATUSES.withdrawn}
        <span className="ml-auto font-normal">{count}</span>
      </button>
      {isOpen && <ColumnCards status="withdrawn" count={count} address={address} onOpen={onOpen} />}
    </div>
  )
}
