import type { Item } from './rows.ts'

/** An icon is followed by its text at most this far away, and touches neither side (in font sizes). */
const REACH = 4
const APART = 0.1
/** Neighbours by height that are looked at. */
const NEAR = 40
const MAX_ICONS = 30
/** A long address may wrap below its icon: of so many uses one may be otherwise. */
const MIN_SHARE = 4
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
  const uses = new Map([...maybe].map((font) => [font, { icons: 0, others: 0 }]))
  const inside = new Set<Item>()
  for (const items of pages) {
    const sorted = items.toSorted((a, b) => a.y - b.y)
    for (const [index, item] of sorted.entries()) {
      const use = uses.get(item.font)
      if (!use) continue
      const row = rowOf(item, sorted.slice(Math.max(0, index - NEAR), index + NEAR))
      if (isBeforeText(item, row)) use.icons += 1
      else use.others += 1
      if (row.some(({ x }) => x < item.x)) inside.add(item)
    }
  }
  const isIcon = ({ font }: Item) => {
    const use = uses.get(font)
    return use !== undefined && MIN_SHARE * use.others <= use.icons
  }
  // Between two texts of a row an icon divides them.
  return pages.map((items) => items.flatMap((item) => (isIcon(item) ? (inside.has(item) ? { ...item, text: '•' } : []) : item)))
}

/** The other texts at the height of this one. */
const rowOf = (item: Item, near: readonly Item[]) =>
  near.filter((other) => other !== item && Math.abs(other.y - item.y) < 0.5 * Math.max(other.size, item.size))

function isBeforeText(item: Item, row: readonly Item[]): boolean {
  const end = item.x + item.width
  const after = row.filter(({ x }) => x >= item.x).toSorted((a, b) => a.x - b.x)[0]
  if (!after || after.font === item.font) return false
  const gap = (after.x - end) / item.size
  const isApart = row.every(({ x, width, text }) => x >= item.x || text.endsWith(' ') || (item.x - x - width) / item.size > APART)
  return isApart && (gap > APART || after.text.startsWith(' ')) && gap < REACH
}
