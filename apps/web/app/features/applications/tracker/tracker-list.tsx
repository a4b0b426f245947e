import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { useEffect, useEffectEvent } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { useVirtualRows } from '#ui/virtual-rows.ts'
import { ListRow, ROW_HEIGHT, ROW_LAYOUT } from './list-row.tsx'

/** The next page is read when so many rows are left below. */
const AHEAD = 100

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
type Props = {
  rows: readonly TrackedApplication[]
  total: number
  pages: Pages
  openId: string | undefined
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
  onChooseAll: (isChosen: boolean) => void
  onOpen: (id: string) => void
}

/** A table of any length: only the rows in sight are drawn, and the next page is read before its end is reached. */
export default function TrackerList(props: Props) {
  const { rows, total, pages, openId, chosen, onChoose, onChooseAll, onOpen } = props
  const { box, from, to, show, onScroll } = useVirtualRows(rows.length, ROW_HEIGHT)

  // Details that were opened by a link or by the keyboard: their row comes into sight.
  const showOpen = useEffectEvent((id: string) => {
    const index = rows.findIndex((row) => row.id === id)
    if (index >= 0) show(index)
  })
  useEffect(() => {
    if (openId) showOpen(openId)
  }, [openId])

  const isNearEnd = to + AHEAD > rows.length
  const readAhead = useEffectEvent(() => {
    if (pages.hasNextPage && !pages.isFetchingNextPage) pages.fetchNextPage()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every page
  useEffect(() => {
    if (isNearEnd) readAhead()
  }, [isNearEnd, rows.length])

  return (
    <div
      role="table"
      aria-label="Applications"
      aria-rowcount={total + 1}
      className="isolate overflow-hidden rounded-card border border-line bg-surface"
    >
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={`${ROW_LAYOUT} h-10 border-b border-line bg-sunk text-12 font-medium text-ink-2`}>
          <span role="columnheader">
            <input
              type="checkbox"
              aria-label="Select all that are loaded"
              checked={rows.length > 0 && chosen.size >= rows.length}
              onChange={(event) => onChooseAll(event.target.checked)}
              className="tick"
            />
          </span>
          <span role="columnheader">Job</span>
          <span role="columnheader">Status</span>
          <span role="columnheader" className="max-md:hidden">
            What is next
          </span>
          <span role="columnheader" className="text-right max-lg:hidden">
            Match
          </span>
          <span role="columnheader" className="text-right max-md:hidden">
            Last change
          </span>
        </div>
      </div>
      <div
        ref={box}
        role="rowgroup"
        data-scrolls
        onScroll={onScroll}
        className="h-[calc(100dvh-15.5rem)] min-h-72 overflow-y-auto overscroll-contain"
      >
        <div role="none" style={{ paddingTop: from * ROW_HEIGHT, paddingBottom: (rows.length - to) * ROW_HEIGHT }}>
          {rows.slice(from, to).map((row, place) => (
            <ListRow
              key={row.id}
              row={row}
              index={from + place}
              isOpen={row.id === openId}
              isChosen={chosen.has(row.id)}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          ))}
        </div>
        {pages.isFetchingNextPage && (
          <p role="status" className="flex items-center gap-2 px-4 py-3 text-13 text-ink-3">
            <Spinner /> Loading more
          </p>
        )}
      </div>
    </div>
  )
}
