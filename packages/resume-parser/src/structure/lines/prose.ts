import type { Line } from '#document/model'

const ENDS_SENTENCE = /[.!?;]$/
const LOWER_START = /^[\p{Ll}]/u

/** The text of an entry, one paragraph or bullet per line. */
export function proseOf(lines: readonly Line[]): string {
  const paragraphs: string[] = []
  let last: Line | undefined
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' ')
    const goesOn =
      last !== undefined &&
      !line.bullet &&
      (last.bullet
        ? Math.abs(line.x - last.x) < 30 && line.gap < 1.7 && !isNewStart(last, line)
        : last.right > last.edge - 0.2 * (last.edge - last.x) || LOWER_START.test(text))
    const previous = paragraphs.at(-1)
    if (previous !== undefined && goesOn) paragraphs[paragraphs.length - 1] = joinWrapped(previous, text, last?.splitsWord)
    else paragraphs.push(text)
    last = line
  }
  return paragraphs.join('\n')
}

const isNewStart = (above: Line, line: Line) =>
  ENDS_SENTENCE.test(above.text) && !LOWER_START.test(line.text) && above.right < above.edge - 0.15 * (above.edge - above.x)

/** Joins two lines; a word that only the line break divides loses its hyphen. */
export function joinWrapped(above: string, text: string, splitsWord = false): string {
  if (splitsWord && above.endsWith('-')) return above.slice(0, -1) + text
  return /\p{Ll}-$/u.test(above) && LOWER_START.test(text) && !/\s-$/.test(above) ? above + text : `${above} ${text}`
}
