import { fold } from '@jobapply/language/fold'

/** All measures are shares of the page, so that they hold at every size. */
export type Box = { left: number; top: number; width: number; height: number }
/** A piece of text where the page shows it. */
export type Piece = Box & { text: string }
export type Place = Box & { page: number }

/** Letters and digits alone: spaces, hyphens and bullets differ between what is drawn and what was read. */
const foldLetters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
/** Shorter ones are found in any line. */
const LEAST_PIECE = 4

type Folded = { page: number; whole: string; pieces: readonly { piece: Piece; from: number; to: number }[] }

function foldPage(pieces: readonly Piece[], page: number): Folded {
  const folded: { piece: Piece; from: number; to: number }[] = []
  let whole = ''
  for (const piece of pieces) {
    const from = whole.length
    whole += foldLetters(piece.text)
    if (whole.length > from) folded.push({ piece, from, to: whole.length })
  }
  return { page, whole, pieces: folded }
}

/** Where each line stands on the pages; a line that is not found has no place. */
export function findLines(pages: readonly (readonly Piece[])[], lines: readonly string[]): Map<string, Place[]> {
  const folded = pages.map(foldPage)
  return new Map([...new Set(lines)].map((line) => [line, placesOf(folded, foldLetters(line))]))
}

function placesOf(pages: readonly Folded[], line: string): Place[] {
  if (line.length === 0) return []
  for (const { page, whole, pieces } of pages) {
    const at = startOf(whole, pieces, line)
    if (at >= 0) return pieces.flatMap((one) => clip(one, at, at + line.length, page))
  }
  // The page draws the parts of this line in another order than people read them.
  return pages.flatMap(({ page, pieces }) =>
    pieces.flatMap(({ piece, from, to }) =>
      to - from >= LEAST_PIECE && line.includes(foldLetters(piece.text)) ? [{ ...boxOf(piece), page }] : [],
    ),
  )
}

/** Preferably where a piece starts: '2019' is also a part of a telephone number. */
function startOf(whole: string, pieces: Folded['pieces'], line: string) {
  const start = pieces.find(({ from }) => whole.startsWith(line, from))?.from
  return start ?? whole.indexOf(line)
}

function clip({ piece, from, to }: Folded['pieces'][number], start: number, end: number, page: number): Place[] {
  if (to <= start || from >= end) return []
  const [first, last] = [Math.max(from, start) - from, Math.min(to, end) - from].map((at) => at / (to - from))
  const { left, width, ...rest } = boxOf(piece)
  return [{ ...rest, left: left + width * (first ?? 0), width: width * ((last ?? 1) - (first ?? 0)), page }]
}

const boxOf = ({ left, top, width, height }: Piece): Box => ({ left, top, width, height })
