import type { Line } from '#document/model'
import { isDateAlone } from '#words/dates'
import { countOf, hadNoRoom, OPEN_END } from './room.ts'

const SENTENCE_END = /[.!?:]$/
export const PLACE_END = /\s·\s\p{Lu}[^·|;:]{1,40}$/u

/** "Head of the archive," in one look above "Anchor House · Leeds" in another. */
export const opensEmployer = (above: Line, { text }: Line) =>
  !above.bullet && above.text.endsWith(',') && !above.text.includes('\t') && PLACE_END.test(text) && !PLACE_END.test(above.text)

const MAX_REST = 3
/** "Anchor House · Santa Cruz" above "de Tenerife", "· Las Palmas de" above "Gran Canaria", or "Anchor House ·" above "Immenstadt". */
export function isRestOfPlace(above: string, line: string): boolean {
  if (countOf(line) > MAX_REST || SENTENCE_END.test(line)) return false
  return DOT_END.test(above) || (PLACE_END.test(above) && (/^\p{Ll}/u.test(line) || OPEN_END.test(above)))
}

/** The employer and its place in this line, or in this and the next one. */
export function isAboveEmployer(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || line.bullet) return false
  return PLACE_END.test(line.text) || (DOT_END.test(line.text) && next !== undefined && !next.bullet)
}
const DOT_END = /\S\s·$/u

const PAIR_LINE = /^[^|·]+ [|·] \p{Lu}[^|·:;]{1,40}$/u
/** "Employer | Place" below a title that had room for more: such lines stand alone in this section. */
export const arePairsApart = (lines: readonly Line[]) =>
  lines.some((line, index) => {
    const above = lines[index - 1]
    return above && PAIR_LINE.test(line.text) && !isDateAlone(above.text) && isNear(above, line) && !hadNoRoom(above, line)
  })
const isNear = (above: Line, line: Line) =>
  !above.bullet && !line.bullet && above.block === line.block && line.gap < 1.35 && Math.abs(line.x - above.x) < 2
export const isOwnPair = ({ text: above }: Line, { text }: Line) => PAIR_LINE.test(text) && !OPEN_END.test(above)

const MAX_PLACE = 40
/** "· Hexham" below its employer, whose line was full: the dot is no bullet, which would be indented or one of several. */
export function isPlaceBelow(above: Line, line: Line, below: Line | undefined): boolean {
  const [last, first] = [above.runs.at(-1), line.runs[0]]
  if (!line.bullet || above.bullet || line.text.length > MAX_PLACE || !/^\p{Lu}[^.!?;:|]+$/u.test(line.text) || !last || !first)
    return false
  const isOfList = below?.bullet === true && Math.abs(below.x - line.x) < 2
  return !isOfList && above.runs.length === 1 && hadNoRoom(above, { ...line, bullet: false })
}
