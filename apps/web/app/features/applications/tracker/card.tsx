import { useDraggable } from '@dnd-kit/core'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { factOf } from './fact.ts'
import { FactLine } from './fact-line.tsx'

type Props = { row: TrackedApplication; isOpen: boolean; onOpen: (id: string) => void }

/** Title, employer and one fact. Dragging is for the pointer; the keyboard moves a card with [ and ]. */
export function Card({ row, isOpen, onOpen }: Props) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: row.id, data: { row } })
  return (
    <li className="[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] print:[content-visibility:visible]">
      <button
        type="button"
        ref={setNodeRef}
        {...listeners}
        data-application={row.id}
        aria-pressed={isOpen}
        onClick={() => onOpen(row.id)}
        className={`block w-full cursor-grab touch-manipulation rounded-card border bg-surface px-2.5 py-2.5 text-left transition-colors hover:border-line-strong ${
          isOpen ? 'border-accent outline-1 outline-accent' : 'border-line'
        } ${isDragging ? 'opacity-40' : ''}`}
      >
        <CardText row={row} />
      </button>
    </li>
  )
}

export const CardText = ({ row }: { row: TrackedApplication }) => (
  <>
    <span className="block font-semibold wrap-anywhere">{row.job_title}</span>
    <span className="mb-1 block text-13 text-ink-2 wrap-anywhere">{row.company}</span>
    <FactLine fact={factOf(row, new Date())} />
  </>
)
