type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'height'>
type Size = { width: number; height: number }

/** Width of a toast with its distance from the right side. */
const TOAST_WIDTH = 380
const GAP = 12

/**
 * How far above the bottom of the window a toast has to be so that it covers none of the button rows kept there. They are measured
 * because a row wraps in a narrow window, and a dialog ends above the bottom.
 */
export function clearance(boxes: readonly Box[], { width, height }: Size): number {
  const below = boxes.filter((box) => box.height > 0 && box.top > height / 2 && box.top < height)
  const kept = below.filter(({ right, bottom }) => right > width - TOAST_WIDTH && bottom > height * 0.85)
  return Math.max(0, ...kept.map(({ top }) => Math.ceil(height - top) + GAP))
}

const listRows = () => [...document.querySelectorAll('[data-lower-edge]')]

/** Tells the style sheet; at each change of the window, too. */
export function keepButtonsClear() {
  const boxes = listRows().map((row) => row.getBoundingClientRect())
  const pixels = clearance(boxes, { width: innerWidth, height: innerHeight })
  document.documentElement.style.setProperty('--toast-clear', `${pixels}px`)
}

let changes: ResizeObserver | undefined
/** From when a toast appears: a row that grows or goes moves it again. */
export function watchButtons() {
  keepButtonsClear()
  changes ??= new ResizeObserver(keepButtonsClear)
  changes.disconnect()
  for (const row of listRows()) changes.observe(row)
}
