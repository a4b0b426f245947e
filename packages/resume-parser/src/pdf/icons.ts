import type { Item } from './rows.ts'

/** An icon is followed by its text at most this far away, and touches neither side (in font sizes). */
const REACH = 4
const APART = 0.1
/** Neighbours by height that are looked at. */
const NEAR = 40
const MAX_ICONS = 30
/** Other marks are bullets or divide the parts of a line. */
const LETTER = /^(?:[\p{L}\p{N}\p{Sc}+#%]|\d⁄\d)$/u

/**
 * Icon fonts without a map to Unicode show letters: "B 020 7946 0123", "½ Leeds". A font whose every use is a lone letter before
 * other text is one; its letters are dropped. Only with several different letters: a single one may be a bullet.
 */
export function withoutIcons(pages: readonly Item[][]): Item[][] {
  const lone = new Map<string, Set<string>>()
  const others = new Set<string>()
  for (const { font, text } of pages.flat()) {
    if (others.has(font)) continue
    const letters = lone.get(font) ?? new Set<string>()
    if (LETTER.test(text.trim()) && letters.size < MAX_ICONS) lone.set(font, letters.add(text.trim()))
    else others.add(font)
  }
  const maybe = new Set([...lone].flatMap(([font, { size }]) => (size > 1 && !others.has(font) ? font : [])))
  if (maybe.size === 0) return [...pages]
  for (const items of pages) {
    const sorted = items.toSorted((a, b) => a.y - b.y)
    for (const [index, item] of sorted.entries())
      if (maybe.has(item.font) && !isBeforeText(item, sorted.slice(Math.max(0, index - NEAR), index + NEAR)))
        maybe.delete(item.font)
  }
  return pages.map((items) => (maybe.size === 0 ? items : items.filter(({ font }) => !maybe.has(font))))
}

function isBeforeText(item: Item, near: readonly Item[]): boolean {
  const row = near.filter((other) => other !== item && Math.abs(other.y - item.y) < 0.5 * Math.max(other.size, item.size))
  const end = item.x + item.width
  const after = row.filter(({ x }) => x >= item.x).toSorted((a, b) => a.x - b.x)[0]
  if (!after || after.font === item.font) return false
  const gap = (after.x - end) / item.size
  const isApart = row.every(({ x, width, text }) => x >= item.x || text.endsWith(' ') || (item.x - x - width) / item.size > APART)
  return isApart && (gap > APART || after.text.startsWith(' ')) && gap < REACH
}
