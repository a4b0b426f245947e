import type { Mark } from './entry.ts'

/** Heading lines above a date. */
const MAX_ABOVE = 4

/** The start of each entry: the first one shows how many lines precede a date, the style of its first line finds the others. */
export function startsOf(marks: readonly Mark[], anchors: readonly number[]): number[] {
  const first = anchors[0] ?? 0
  let usual = 0
  while (usual < MAX_ABOVE && first - usual - 1 >= 0 && !marks[first - usual - 1]?.isBody) usual += 1
  const pattern = marks.slice(first - usual, first + 1).map(({ style }) => style)
  const headings = new Set(
    anchors.flatMap((at) => [marks[at], marks[at + 1]]).flatMap((mark) => (mark && !mark.isBody ? mark.style : [])),
  )
  return anchors.map((anchor, index) => {
    if (index === 0) return first - usual
    const floor = (anchors[index - 1] ?? 0) + 1
    let room = 0
    while (room < MAX_ABOVE && anchor - room - 1 >= floor && !marks[anchor - room - 1]?.isBody) room += 1
    return anchor - linesAbove(marks, anchor, Math.min(room, MAX_ABOVE), { usual, pattern, headings }, anchor - room === floor)
  })
}

/** What the headings of the section look like. */
type Usual = { usual: number; pattern: readonly string[]; headings: ReadonlySet<string> }

/** A name in the style of headings that follows the text of the entry above. */
const isNextHeading = (top: Mark, above: Mark | undefined, headings: ReadonlySet<string>) =>
  above?.isBody === true && top.isNamed && headings.has(top.style) && top.style !== above.style && !top.line.bullet

function linesAbove(
  marks: readonly Mark[],
  anchor: number,
  room: number,
  { usual, pattern, headings }: Usual,
  isOpen: boolean,
): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let count = 0; count <= room; count += 1) {
    const top = marks[anchor - count] as Mark
    let score = count === usual ? 1.5 : -0.4 * Math.abs(count - usual)
    if (top.style === pattern[usual - Math.min(count, usual)] && count <= usual) score += 1
    if (top.style === pattern[0] && usual > 0) score += 0.8
    if (top.line.gap > 1.25) score += Math.min(1.2, top.line.gap - 1)
    for (let inner = 0; inner < count; inner += 1)
      if ((marks[anchor - inner]?.line.gap ?? 0) > 1.45 && (marks[anchor - inner]?.line.gap ?? 0) > top.line.gap + 0.2)
        score -= 0.8
    if (count === room && !isOpen) score += 0.5
    if (count > usual && !top.isNamed) score -= 1
    if (count > 0 && isNextHeading(top, marks[anchor - count - 1], headings)) score += 2
    if (score > most) [most, best] = [score, count]
  }
  return best
}
