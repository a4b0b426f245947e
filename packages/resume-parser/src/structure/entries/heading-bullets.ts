import type { Line } from '#document/model'
import { findDates, withoutDates } from '#words/dates'

const MAX_NAME_WORDS = 9
const SENTENCE = /\p{Ll}{3}[.!?;]$/u

/**
 * "• Calibration Lead, Peltridge Instruments, 2019 – 2021" where only bullets have the time of something: the entries themselves are
 * the list, and what stands below each is its text.
 */
export function withoutHeadingBullets(lines: readonly Line[], isNamed: (text: string) => boolean): Line[] {
  const dated = lines.filter(({ text }) => findDates(text).some(({ isRange }) => isRange))
  if (dated.length === 0 || dated.some(({ bullet }) => !bullet)) return [...lines]
  const named = new Set(dated.filter(({ text }) => !SENTENCE.test(text) && isNamed(withoutDates(text).replaceAll(' | ', ', '))))
  // "• 2013-2018 - Zeltner Holzbau" above the title: the time in front says the same in any language.
  if (2 * named.size <= dated.length && dated.length > 1 && dated.every(startsWithTime)) for (const line of dated) named.add(line)
  if (2 * named.size <= dated.length) return [...lines]
  return lines.map((line) => (named.has(line) ? { ...line, bullet: false, sources: line.sources ?? [line] } : line))
}

const startsWithTime = ({ text }: Line) => {
  const [first] = findDates(text)
  return first?.isRange === true && first.at === 0 && !(SENTENCE.test(text) && text.split(' ').length > MAX_NAME_WORDS)
}
