import { findDates, isDateAlone, withoutDates } from '#words/dates'
import type { Mark } from './entry.ts'
import { hasPairShape } from './pair-lines.ts'

type Pair = { mark: Mark; title: Mark | undefined }
const SENTENCE_END = /[.!?;:]$/
const NAME_START = /^["“„«(]?[\p{Lu}\p{N}]/u

/**
 * "Employer · Place" next to the dates: where one entry of a section clearly has such a line, the same line of another entry is no text,
 * however long and in whatever words, and neither is the title beside the dates above it.
 */
export function markPairsAlike(marks: readonly Mark[]) {
  const pairs = marks.flatMap((mark, index): Pair[] => {
    const above = marks[index - 1]
    if (!above || mark.line.bullet || !hasPairShape(mark.line.text)) return []
    if (isBareDate(above)) return [{ mark, title: undefined }]
    return isTitleWithDate(above) ? [{ mark, title: above }] : []
  })
  const clear = pairs.filter(({ mark, title }) => !mark.isBody && !title?.isBody)
  for (const { mark, title } of pairs) {
    if (!clear.some((one) => one.mark !== mark)) continue
    Object.assign(mark, { isBody: false, isNamed: true })
    if (!title?.isBody) continue
    title.isBody = false
    title.dates = findDates(title.line.text)
    title.rest = withoutDates(title.line.text)
  }
}

const isBareDate = ({ rest, dates }: Mark) => rest.trim() === '' && dates.some(({ isRange }) => isRange)

/** "Head of the archive  2019 – 2021": the dates have a cell of their own. */
function isTitleWithDate({ line: { text, bullet } }: Mark): boolean {
  const [title = '', date = '', ...more] = text.split('\t')
  if (bullet || more.length > 0 || SENTENCE_END.test(title) || !NAME_START.test(title)) return false
  return isDateAlone(date) && findDates(date)[0]?.isRange === true
}
