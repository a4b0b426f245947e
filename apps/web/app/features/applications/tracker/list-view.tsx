import type { Status } from '@jobapply/core/applications/constants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Loading } from '#ui/feedback/loading.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { moveRows } from './moves.ts'
import { removeRows } from './remove-rows.ts'
import type { TrackerAddress } from './tracker-address.ts'
import TrackerList from './tracker-list.tsx'
import { listPages, rowsOf } from './tracker-pages.ts'

type Props = { address: TrackerAddress; total: number; onOpen: (id: string) => void; onClose: () => void }

/** The table with its selection and what can be done with it. */
export default function ListView({ address, total, onOpen, onClose }: Props) {
  const pages = useInfiniteQuery(listPages(address))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => rowsOf(pages.data), [pages.data])
  const choose = useCallback(
    (id: string) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  // The page's function is a new one at every change of the address; remembered rows get one that stays.
  const latestOpen = useRef(onOpen)
  useLayoutEffect(() => {
    latestOpen.current = onOpen
  })
  const openRow = useCallback((id: string) => latestOpen.current(id), [])
  if (!rows) return pages.isError ? <Loading query={pages} /> : <BoardSkeleton />
  const selected = rows.filter(({ id }) => chosen.has(id))
  function move(to: Status) {
    void moveRows(selected, to)
    setChosen(new Set())
  }
  function remove() {
    if (address.openId && chosen.has(address.openId)) onClose()
    removeRows(selected)
    setChosen(new Set())
  }
  return (
    <>
      <TrackerList
        rows={rows}
        total={total}
        pages={pages}
        openId={address.openId}
        chosen={chosen}
        onChoose={choose}
        onChooseAll={(isChosen) => setChosen(new Set(isChosen ? rows.map(({ id }) => id) : []))}
        onOpen={openRow}
      />
      <BulkBar count={selected.length} onMove={move} onRemove={remove} onClear={() => setChosen(new Set())} />
    </>
  )
}
