import { styleOf } from '#chunks'
import type { Line } from '#model'

const SENTENCE_END = /[.!?:]$/
const MAX_WORDS = 14
/** No name ends with one of these. */
const OPEN_END = /(?:\s(?:of|and|for|the|in|at|de|del|der|die|des|du|für|und|et|y|e|di|della|van|voor|en|da|do|dos)|[&,/-])$/iu

/** Headings that a narrow column broke over two lines are whole again. */
export function joinWraps(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && isWrapped(above, line)) joined[joined.length - 1] = merged(above, line)
    else joined.push(line)
  }
  return joined
}

/** The first word of the lower line had no room in the upper one, and both look the same. */
export function isWrapped(above: Line, line: Line): boolean {
  if (line.bullet || above.block !== line.block || above.page !== line.page || line.gap > 1.35) return false
  if (Math.abs(line.x - above.x) > (above.bullet ? 4 * above.size : 2)) return false
  const [last, first] = [above.runs.at(-1), line.runs[0]]
  if (!last || !first || styleOf(last, '') !== styleOf(first, '') || line.runs.some(({ apart }) => apart)) return false
  if (
    above.text.includes('\t') ||
    SENTENCE_END.test(above.text) ||
    above.text.split(' ').length + line.text.split(' ').length > MAX_WORDS
  )
    return false
  if (OPEN_END.test(above.text)) return true
  const word = first.text.trim().split(/\s/)[0] ?? ''
  const perLetter = (above.right - above.x) / Math.max(1, above.text.length)
  return above.right + (word.length + 1) * perLetter > above.edge
}

function merged(above: Line, line: Line): Line {
  const runs = [...above.runs]
  const last = runs.pop()
  const [first, ...rest] = line.runs
  const isHyphenated = /\p{Ll}-$/u.test(above.text) && /^\p{Ll}/u.test(line.text)
  if (last && first)
    runs.push({ ...last, text: `${last.text.trimEnd()}${isHyphenated ? '' : ' '}${first.text.trimStart()}` }, ...rest)
  return {
    ...above,
    runs,
    text: `${above.text}${isHyphenated ? '' : ' '}${line.text}`,
    right: line.right,
    y: line.y,
    sources: [...(above.sources ?? [above]), line],
  }
}
