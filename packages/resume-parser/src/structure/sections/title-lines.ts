import type { Line, Run } from '#document/model'
import { isCaps, styleOf } from '#structure/headings/chunks'
import { isTitlePhrase, titleKind } from './section-titles.ts'

const MAX_ICON_WORDS = 5

export const styleKey = (line: Line) => styleOf(line.runs[0] ?? { font: line.font, size: line.size, bold: line.bold }, line.text)

/** A mark before a large title is an icon, not a bullet. */
export const withoutIcon = (line: Line, size: number): Line =>
  line.bullet && line.size > 1.12 * size && line.text.split(' ').length <= MAX_ICON_WORDS ? { ...line, bullet: false } : line

/** "Professional / History": a title wrapped in a narrow margin. */
export function joinTitles(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const isPart =
      above !== undefined &&
      above.block === line.block &&
      line.gap < 1.5 &&
      styleKey(above) === styleKey(line) &&
      Math.abs(above.size - line.size) < 0.5
    const isShort =
      isPart && above.text.length + line.text.length < 40 && !line.bullet && line.runs.length === 1 && above.runs.length === 1
    if (
      above &&
      isShort &&
      (isTitlePhrase(`${above.text} ${line.text}`) || isCapsTitle(above, line)) &&
      (titleKind(above.text) === undefined || titleKind(line.text) === undefined)
    ) {
      const [run] = above.runs
      joined[joined.length - 1] = {
        ...above,
        text: `${above.text} ${line.text}`,
        runs: run ? [{ ...run, text: `${run.text} ${line.text}` }] : [],
        sources: [above, line],
      }
    } else joined.push(line)
  }
  return joined
}

/** "CLINICAL" above "STRENGTHS": words of a title in capitals, as nothing else of the narrow column is written. */
const isCapsTitle = (above: Line, line: Line) =>
  isCaps(above.text) &&
  isCaps(line.text) &&
  titleKind(above.text) === undefined &&
  titleKind(`${above.text} ${line.text}`) !== undefined

/** A title with text beside it, behind a gap. */
export function isMarginTitle({ runs: [first, second], bullet, page, y, size, right }: Line, next: Line | undefined): boolean {
  if (first === undefined || bullet || !isTitlePhrase(first.text)) return false
  const isBeside = next !== undefined && next.page === page && Math.abs(next.y - y) < 0.5 * size && next.x > right
  return second === undefined ? isBeside : second.afterGap
}
export const marginKey = ({ runs: [first] }: Line) => (first ? `${styleOf(first, '')} ${Math.round(first.x)}` : '')

/** "Work   Senior Engineer": splits a title in the margin from the text beside it; a long title may leave no gap. */
export function splitTitle(line: Line, margin: ReadonlySet<string>): Line[] {
  const [first, second] = line.runs
  if (!first || !second || line.bullet || !isTitlePhrase(first.text)) return [line]
  const isOtherStyle =
    first.font !== second.font || Math.abs(first.size - second.size) > 0.8 || (isCaps(first.text) && !isCaps(second.text))
  const isOfMargin = second.afterGap || (margin.has(marginKey(line)) && !first.text.trimEnd().endsWith(':'))
  if (!isOfMargin || !isOtherStyle || first.size < second.size - 0.5) return [line]
  const rest = line.runs.slice(1)
  return [
    { ...line, runs: [first], text: first.text.trim(), right: first.right, size: first.size, font: first.font, bold: first.bold },
    {
      ...line,
      runs: rest,
      text: textOf(rest),
      x: second.x,
      size: Math.max(...rest.map((run) => run.size)),
      font: second.font,
      bold: second.bold,
      gap: 1.5,
    },
  ]
}

const textOf = (runs: readonly Run[]) =>
  runs
    .map(({ text, afterGap }, index) => (index > 0 && afterGap ? `\t${text}` : text))
    .join(' ')
    .replace(/ ?\t ?/g, '\t')
    .trim()
