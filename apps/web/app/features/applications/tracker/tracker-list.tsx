import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { useEffect, useEffectEvent } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { useVirtualRows } from '#ui/virtual-rows.ts'
import { ListRow, ROW_HEIGHT } from './list-row.tsx'

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
    <div className="isolate overflow-hidden rounded-card border border-line bg-surface">
      <div
        ref={box}
        onScroll={onScroll}
        className="h-[calc(100dvh-13rem)] min-h-72 overflow-y-auto overscroll-contain contain-strict"
      >
        <table aria-label="Applications" aria-rowcount={total + 1} className="w-full table-fixed">
          <thead className="sticky top-0 z-10 bg-sunk text-left text-12 text-ink-2">
            <tr className="h-10">
              <th className="w-11 pl-4">
                <input
                  type="checkbox"
                  aria-label="Select all loaded applications"
                  checked={rows.length > 0 && chosen.size >= rows.length}
                  onChange={(event) => onChooseAll(event.target.checked)}
                  className="tick"
                />
              </th>
              <th className="font-medium">Job</th>
              <th className="w-32 font-medium">Status</th>
              <th className="w-44 font-medium max-md:hidden">What's next</th>
              <th className="w-16 text-right font-medium max-lg:hidden">Match</th>
              <th className="w-28 pr-4 text-right font-medium max-md:hidden">Last change</th>
            </tr>
          </thead>
          <tbody>
            <Spacer height={from * ROW_HEIGHT} />
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
            <Spacer height={(rows.length - to) * ROW_HEIGHT} />
          </tbody>
        </table>
        {pages.isFetchingNextPage && (
          <p role="status" className="flex items-center gap-2 px-4 py-3 text-13 text-ink-3">
            <Spinner /> Loading more
          </p>
        )}
      </div>
    </div>
  )
}

/** The room of the rows that are not drawn. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={6} style={{ height }} />
    </tr>
  )
