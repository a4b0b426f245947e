import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Rows beyond the edges, so that a fast scroll shows no gap; the range moves in steps of half of it. */
const BEYOND = 12
const STEP = BEYOND / 2

type Range = { from: number; to: number }
type Virtual = Range & { box: RefObject<HTMLDivElement | null>; show: (index: number) => void; onScroll: () => void }

/** Which rows of a long list with rows of one height are drawn. `box` is the element that scrolls. */
export function useVirtualRows(count: number, rowHeight: number): Virtual {
  const box = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<Range>({ from: 0, to: 4 * BEYOND })

  function measure() {
    if (!box.current) return
    const { scrollTop, clientHeight } = box.current
    const first = Math.floor(scrollTop / rowHeight / STEP) * STEP
    const last = Math.ceil((scrollTop + clientHeight) / rowHeight / STEP) * STEP
    const next = { from: Math.max(0, first - BEYOND), to: last + BEYOND }
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is measured anew when the list changes
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [count, rowHeight])

  /** Scrolls as little as is needed. */
  function show(index: number) {
    const { current } = box
    if (!current) return
    const top = index * rowHeight
    const bottom = top + rowHeight
    if (top < current.scrollTop) current.scrollTop = top
    else if (bottom > current.scrollTop + current.clientHeight) current.scrollTop = bottom - current.clientHeight
    measure()
  }

  return { box, from: Math.min(range.from, count), to: Math.min(range.to, count), show, onScroll: measure }
}
