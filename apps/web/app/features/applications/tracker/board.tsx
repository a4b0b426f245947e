import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Status } from '@jobapply/core/applications/constants'
import { BOARD_STATUSES } from '@jobapply/core/applications/tracker-constants'
import type { TrackedApplication, TrackerCounts } from '@jobapply/core/applications/tracker-schema'
import { useState } from 'react'
import { BOARD_ANNOUNCEMENTS } from './board-announcements.ts'
import { BoardColumn } from './board-column.tsx'
import { CardText } from './card.tsx'
import { type MoveKind, moveKind } from './moves.ts'
import type { TrackerAddress } from './tracker-address.ts'
import { WithdrawnFold } from './withdrawn-fold.tsx'

type Props = {
  address: TrackerAddress
  counts: TrackerCounts | undefined
  /** The status of the open application. */
  openStatus: Status | undefined
  onOpen: (id: string) => void
  onMove: (row: TrackedApplication, to: Status) => void
}

/** A column for each status. Beside open details only the card's column and its neighbours stay open. */
export default function Board({ address, counts, openStatus, onOpen, onMove }: Props) {
  const [dragged, setDragged] = useState<TrackedApplication>()
  const [unfolded, setUnfolded] = useState<Status>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  )
  const shown =
    address.statuses.length > 0 ? BOARD_STATUSES.filter((status) => address.statuses.includes(status)) : BOARD_STATUSES
  const kindOf = (status: Status): MoveKind | undefined =>
    dragged && dragged.status !== status ? moveKind(dragged, status) : undefined
  const isFolded = (status: Status) =>
    openStatus !== undefined && status !== unfolded && distance(status, openStatus) > 1 && shown.length > 3

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: BOARD_ANNOUNCEMENTS, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(active.data.current?.row as TrackedApplication)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined)
        if (dragged && over && over.id !== dragged.status) onMove(dragged, over.id as Status)
      }}
    >
      <section
        aria-label="Board"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where seven columns do not fit
        tabIndex={0}
        // On paper the columns follow each other: side by side they would be cut at the edge.
        className="flex min-h-[calc(100dvh-10.5rem)] gap-2 overflow-x-auto pb-2 focus-visible:-outline-offset-2 print:block print:min-h-0 print:overflow-visible"
      >
        {shown.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            count={counts?.[status]}
            address={address}
            kindOf={kindOf}
            onOpen={onOpen}
            onUnfold={isFolded(status) ? () => setUnfolded(status) : undefined}
          >
            {status === 'rejected' && (counts?.withdrawn ?? 0) > 0 && (
              <WithdrawnFold count={counts?.withdrawn ?? 0} address={address} onOpen={onOpen} />
            )}
          </BoardColumn>
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="w-40 rounded-card border border-accent bg-surface px-3 py-2.5 shadow-sheet">
            <CardText row={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const place = (status: Status) =>
  BOARD_STATUSES.indexOf((status === 'withdrawn' ? 'rejected' : status) as (typeof BOARD_STATUSES)[number])
const distance = (one: Status, other: Status) => Math.abs(place(one) - place(other))
