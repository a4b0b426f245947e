import type { Strip } from './strips.ts'

export type Frame = { top: number; bottom: number }
export type PlacedStrip = { strip: Strip; page: number; y: number }

/** Fills pages from top to bottom; strips that are kept together move to the next page as one. */
export function paginate(strips: readonly Strip[], frameOf: (page: number) => Frame): PlacedStrip[] {
  const placed: PlacedStrip[] = []
  let page = 0
  let { top: y, bottom } = frameOf(0)
  let isTop = true
  const turn = () => {
    page += 1
    ;({ top: y, bottom } = frameOf(page))
    isTop = true
  }
  for (const group of groupsOf(strips)) {
    const [first] = group
    const height = group.reduce((sum, one, index) => sum + one.height + (index > 0 ? one.before : 0), 0)
    if (!isTop && y + (first?.before ?? 0) + height > bottom) turn()
    for (const strip of group) {
      // A group that is longer than a page has to be cut somewhere.
      if (!isTop && y + strip.before + strip.height > bottom) turn()
      if (!isTop) y += strip.before
      placed.push({ strip, page, y })
      y += strip.height
      isTop = false
    }
  }
  return placed
}

function groupsOf(strips: readonly Strip[]): Strip[][] {
  const groups: Strip[][] = []
  let isOpen = false
  for (const strip of strips) {
    const last = groups.at(-1)
    if (isOpen && last) last.push(strip)
    else groups.push([strip])
    isOpen = strip.keep
  }
  return groups
}
