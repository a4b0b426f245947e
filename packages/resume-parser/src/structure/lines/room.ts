import type { Line } from '#document/model'
import { styleOf } from '#structure/headings/chunks'

/** Endings that no name has. */
export const OPEN_WORD = /\s(?:of|and|for|the|in|at|de|del|der|die|des|du|für|und|et|y|e|di|della|van|voor|en|da|do|dos)$/iu
export const OPEN_END = new RegExp(`(?:${OPEN_WORD.source.slice(0, -1)}|[&,/-])$`, 'iu')

/** Between a text and the dates at the right edge, in sizes of the font: their column is as wide as the longest. */
const GUTTER = 4

/** Both lines begin at one place and in one look, and the first word of the lower one had no room in the upper one. */
export function hadNoRoom(above: Line, line: Line): boolean {
  const end = above.runs.findIndex(({ afterGap }, index) => index > 0 && afterGap)
  const [last, cell] = end < 0 ? [above.runs.at(-1), undefined] : [above.runs[end - 1], above.runs[end]]
  const [first] = line.runs
  if (!last || !first || line.bullet || above.block !== line.block || above.page !== line.page) return false
  if (line.gap > 1.35 || Math.abs(line.x - above.x) > 2 || styleOf(last, '') !== styleOf(first, '')) return false
  // In formats without pages, cells stand nowhere in particular.
  if (cell && above.edge - above.right > GUTTER * last.size) return false
  const [word = ''] = first.text.trim().split(/\s/)
  const perLetter = (last.right - last.x) / Math.max(1, last.text.trim().length)
  return last.right + (word.length + 1) * perLetter > (cell ? cell.x - GUTTER * last.size : above.edge)
}

export const countOf = (text: string) => text.split(' ').length
