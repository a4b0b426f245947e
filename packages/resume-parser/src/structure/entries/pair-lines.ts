import type { Line } from '#document/model'
import { type DateHit, withoutDates } from '#words/dates'
import { phraseOf } from '#words/phrase'
import type { Mark } from './entry.ts'

const ENDS_SENTENCE = /[.!?;]$/
/** "Lumen Works · Leeds" below a title, also when no word of it is known. */
const PAIR = /^[^|·;]{2,220} [|·] [^|·:;,]{2,30}(?:, [^|·:;,]{2,30})?$/u

export const hasPairShape = (text: string) => PAIR.test(text)
export const isPair = ({ text, bullet, heading }: Line) =>
  !bullet && PAIR.test(text) && (heading || phraseOf(text).capitals >= 0.6 || phraseOf(text).words.length <= 3)
/** A heading with its dates in a column of their own. */
export const isDatedPair = (line: Line, dates: readonly DateHit[]) =>
  line.text.includes('\t') && dates.length === 1 && dates[0]?.isRange === true && PAIR.test(withoutDates(line.text, dates))

/** A long line above an employer and its place, after a gap, is the title. */
export function markTitles(marks: readonly Mark[]) {
  for (const [index, mark] of marks.entries()) {
    const [above, below] = [marks[index - 1], marks[index + 1]]
    if (!mark.isBody || mark.line.bullet || !below || below.isBody || !isPair(below.line)) continue
    const isStart = above === undefined || mark.line.gap > 1.3 || (mark.line.bold && !above.line.bold)
    if (isStart && !ENDS_SENTENCE.test(mark.line.text) && /^\p{Lu}/u.test(mark.line.text)) mark.isBody = false
  }
}

const MAX_PARTS = 5
const MAX_PART_WORDS = 7
const NAME_START = /^["“„«(]?[\p{Lu}\p{N}]/u
/** "Lead of the bee house, Green Meadow, Ghent.": parts between commas that all start as names do, in spite of the full stop. */
export function isListOfNames(text: string): boolean {
  const parts = text.split(', ', MAX_PARTS + 1)
  return (
    parts.length > 1 &&
    parts.length <= MAX_PARTS &&
    !/[.!?;]\s/.test(text) &&
    parts.every((part) => NAME_START.test(part) && part.split(' ').length <= MAX_PART_WORDS)
  )
}

/** Such a list beside its dates, which are a line of their own. */
export function markNames(marks: readonly Mark[]) {
  for (const [index, mark] of marks.entries()) {
    const above = marks[index - 1]
    const isBelowDates = above?.rest.trim() === '' && above.dates.some(({ isRange }) => isRange)
    if (mark.isBody && isBelowDates && !mark.line.bullet && isListOfNames(mark.line.text)) mark.isBody = false
  }
}
