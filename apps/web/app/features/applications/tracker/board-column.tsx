import { useDroppable } from '@dnd-kit/core'
import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from './card.tsx'
import type { MoveKind } from './moves.ts'
import type { TrackerAddress } from './tracker-address.ts'
import { columnPages, rowsOf } from './tracker-pages.ts'

type Props = {
  status: Status
  count: number | undefined
  address: TrackerAddress
  /** What dropping here would do with the card that is being dragged. */
  kindOf: (status: Status) => MoveKind | undefined
  onOpen: (id: string) => void
  /** Undefined: the column is open. */
  onUnfold?: (() => void) | undefined
  children?: ReactNode
}

export function BoardColumn({ status, count, address, kindOf, onOpen, onUnfold, children }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const kind = kindOf(status)
  const state =
    kind === undefined ? '' : kind === null ? 'opacity-60' : isOver ? 'outline-2 outline-accent' : 'outline-1 outline-line-strong'
  if (onUnfold)
    return (
      <button
        type="button"
        ref={setNodeRef}
        onClick={onUnfold}
        className={`flex w-10 shrink-0 flex-col items-center gap-3 rounded-card bg-sunk py-3 font-medium text-ink-2 hover:text-ink print:hidden ${state}`}
      >
        <span className="sr-only">Show </span>
        <span>{count} </span>
        <span className="[writing-mode:vertical-rl]">{STATUSES[status]}</span>
      </button>
    )
  return (
    <section
      ref={setNodeRef}
      aria-label={STATUSES[status]}
      data-over={isOver || undefined}
      className={`min-w-44 flex-1 basis-0 rounded-card bg-sunk px-1.5 pb-3 print:mb-3 print:break-inside-avoid-page ${state}`}
    >
      <h2 className="flex items-center justify-between gap-2 px-2 py-2.5 font-semibold">
        {STATUSES[status]}
        <span className="font-normal text-ink-2">{count}</span>
      </h2>
      <ColumnCards status={status} count={count} address={address} onOpen={onOpen} />
      {children}
    </section>
  )
}

type CardsProps = Pick<Props, 'status' | 'count' | 'address' | 'onOpen'>

export function ColumnCards({ status, count, address, onOpen }: CardsProps) {
  const pages = useInfiniteQuery(columnPages(address, status))
  const rows = rowsOf(pages.data)
  if (pages.isError && !rows) return <Loading query={pages} />
  if (!rows) return <CardsSkeleton />
  const left = (count ?? 0) - rows.length
  return (
    <>
      <ul data-column={status} className="grid gap-1.5 print:grid-cols-3">
        {datedFirst(rows).map((row) => (
          <Card key={row.id} row={row} isOpen={row.id === address.openId} onOpen={onOpen} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          look="quiet"
          size="small"
          className="mt-1.5"
          busy={pages.isFetchingNextPage}
          disabled={pages.isFetchingNextPage}
          aria-label={`${left > 0 ? left : ''} more of ${STATUSES[status]}`}
          onClick={() => void pages.fetchNextPage()}
        >
          {left > 0 ? left.toLocaleString('en-US') : ''} more
        </Button>
      )}
    </>
  )
}

/** What has a date comes before what waits, the nearest first. */
const datedFirst = (rows: readonly TrackedApplication[]) =>
  rows.toSorted((one, other) => (one.nextAt ?? '9').localeCompare(other.nextAt ?? '9'))

const CardsSkeleton = () => (
  <div role="status" aria-label="Loading" className="grid gap-1.5">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-20" />
    ))}
  </div>
)
