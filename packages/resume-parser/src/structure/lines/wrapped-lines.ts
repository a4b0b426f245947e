import type { Line, Run } from '#document/model'
import { joinWrappedDates } from '#structure/dates/wrapped-dates'
import { type Chunk, styleOf } from '#structure/headings/chunks'
import { findDates, isDateAlone, withoutDates } from '#words/dates'
import { findDegree } from '#words/degrees'
import { phraseOf } from '#words/phrase'
import { isCapitalised } from '#words/places'
import { ROLE_SCORES, type Role } from '#words/role-scores'
import { joinWrapped } from './prose.ts'
import { countOf, hadNoRoom, OPEN_END, OPEN_WORD } from './room.ts'
import {
  arePairsApart,
  isAboveEmployer,
  isOwnPair,
  isPlaceBelow,
  isRestOfPlace,
  opensEmployer,
  PLACE_END,
} from './wrapped-places.ts'

const SENTENCE_END = /[.!?:]$/
const MAX_WORDS = 14
/** A date range that continues in the next line. */
const OPEN_DATE = /\d{2}\)?\s*(?:[-–—−]|to|bis|à|au|until)\s*(?:\p{L}{3,9}\.?)?$/iu
/** "Glasbruket AB, Uppsala —": the other name follows, in whatever style. */
const OPEN_DASH = /\p{L}\.?\s[–—]$/u
const ABBREVIATED = /\s(?:ds|dr|st|bzw|inkl|dipl)\.$/iu

/** Joins headings wrapped in a narrow column, unless all have one style and each line is a name of its own. */
export function joinWrappedLines(raw: readonly Line[], roles: readonly Role[]): Line[] {
  const lines = joinWrappedDates(raw)
  const joined: Line[] = []
  const isPlain =
    new Set(lines.filter(({ text }) => !isDateAlone(text)).map((line) => styleOf(line.runs[0] ?? line, ''))).size === 1
  const areApart = areTitlesApart(lines)
  const havePairs = isPlain && arePairsApart(lines)
  for (const [index, line] of lines.entries()) {
    const above = joined.at(-1)
    if (
      above &&
      ((isWrapped(above, line, lines[index + 1]) &&
        !(isPlain && (areTwoNames(above, line, roles) || (havePairs && isOwnPair(above, line))))) ||
        isWrappedDate(above, line))
    )
      joined[joined.length - 1] = merged(above, line)
    else if (above && isPlaceBelow(above, line, lines[index + 1])) joined[joined.length - 1] = withPlace(above, line)
    else if (above && isWrappedBesideDate(above, line, areApart)) joined[joined.length - 1] = mergedBesideDate(above, line)
    else joined.push(line)
  }
  return joined
}

const withPlace = (above: Line, line: Line): Line => ({
  ...merged(above, {
    ...line,
    text: `· ${line.text}`,
    runs: line.runs.map((run, at) => (at ? run : { ...run, text: `· ${run.text}` })),
  }),
  sources: [...(above.sources ?? [above]), line],
})

/** "Certified Administrator" above "Cloud Guild": both lines clearly have different roles. */
function areTwoNames({ text: above, runs: upperRuns }: Line, { text, runs }: Line, roles: readonly Role[]): boolean {
  if (isNameAndPlace(above, text, roles)) return true
  if (
    OPEN_END.test(above) ||
    (above.includes(', ') && !isDegreeAndField(above)) ||
    !text.includes(' ') ||
    runs.length > 1 ||
    upperRuns.length > 1
  )
    return false
  const [upper, lower] = [bestRole(above, roles), bestRole(text, roles)]
  return upper !== undefined && lower !== undefined && upper !== lower
}

/** "Brackwater College, Exmouth" above "Diploma, Nursing": what follows the place is a name of its own. */
function isNameAndPlace(above: string, text: string, roles: readonly Role[]): boolean {
  const [name = '', place = '', ...more] = above.split(', ')
  const [first = ''] = text.split(', ')
  const lower = bestRole(first, roles)
  const isOwn = lower === 'degree' || lower === 'position'
  return isOwn && more.length === 0 && isCapitalised(place) && !OPEN_END.test(above) && NAMES.has(bestRole(name, roles))
}
const NAMES = new Set<Role | undefined>(['company', 'institution'])

/** "BSc, Chemistry": nothing of the school is in this line yet. */
const isDegreeAndField = (text: string) => {
  const rest = findDegree(text)?.rest ?? ''
  return rest !== '' && !rest.includes(', ')
}

function bestRole(text: string, roles: readonly Role[]): Role | undefined {
  const phrase = phraseOf(text)
  const sums = roles.map((role) => [role, ROLE_SCORES[role](phrase)] as const).toSorted((a, b) => b[1] - a[1])
  return sums[0] && sums[0][1] >= 1.6 ? sums[0][0] : undefined
}

/** "Sept 2019 –" above "June 2021": the lower line is only the rest of the date range. */
function isWrappedDate(above: Line, line: Line): boolean {
  if (line.bullet || above.page !== line.page || line.gap > 1.5 || line.text.length > 24 || !OPEN_DATE.test(above.text))
    return false
  if (line.text.includes('\t') || Math.abs(line.size - above.size) > 1) return false
  const whole = `${above.text} ${line.text}`
  return findDates(whole).some(
    ({ at, end, isRange }) => isRange && at < above.text.length && end >= whole.length - 1 && end > above.text.length,
  )
}

/** "10/2015 – 03/2018: Redakteur" below another such line is an entry of its own. */
const startsWithRange = ({ text }: Line) => findDates(text).some(({ at, isRange }) => at === 0 && isRange)

/** "BSc, University of Lund, 2013" above "Diploma, Lindö College, 2007": each line has its own day. */
function endsWithDate({ text }: Line): boolean {
  const last = findDates(text).at(-1)
  return last !== undefined && last.at > 0 && last.end >= text.length - 1
}

/** The first word of the lower line did not fit into the upper one, and both have one style. */
export function isWrapped(above: Line, line: Line, below?: Line): boolean {
  if (line.bullet || above.block !== line.block || above.page !== line.page || line.gap > 1.35) return false
  if (line.fields !== undefined || (startsWithRange(line) && startsWithRange(above))) return false
  if (endsWithDate(line) && endsWithDate(above)) return false
  const isRightAligned = Math.abs(line.right - above.right) < 1 && line.runs.length === 1 && above.runs.length === 1
  if (Math.abs(line.x - above.x) > (above.bullet ? 4 * above.size : 2) && !isRightAligned) return false
  const [last, first] = [above.runs.at(-1), line.runs[0]]
  if (!last || !first || line.runs.some(({ afterGap }) => afterGap)) return false
  if (OPEN_DASH.test(above.text) && !areTooMany(above.text, line.text)) return true
  if (styleOf(last, '') !== styleOf(first, '')) return opensEmployer(above, line)
  if (above.text.includes('\t') || (SENTENCE_END.test(above.text) && !ABBREVIATED.test(above.text))) return false
  if (areTooMany(above.text, line.text) && !isLongHeading(above, line, below)) return false
  if (OPEN_END.test(above.text) || isRestOfPlace(above.text, line.text)) return true
  if (
    isDateAlone(line.text) &&
    !findDates(`${above.text} ${line.text}`).some(({ at, end }) => at < above.text.length && end > above.text.length)
  )
    return false
  const word = first.text.trim().split(/\s/)[0] ?? ''
  const { x, right, text } = above.sources?.at(-1) ?? above
  const perLetter = (right - x) / Math.max(1, text.length)
  return above.right + (word.length + 1) * perLetter > above.edge
}

/**
 * The upper line's last look goes on and ends within the lower line, or above another look; or the place ends the lower line, or goes
 * on in it: a long title or employer, not a text.
 */
function isLongHeading(above: Line, line: Line, below: Line | undefined): boolean {
  const [last, first] = [above.runs.at(-1), line.runs[0]]
  if (!last || !first) return false
  const look = styleOf(first, '')
  const isTurn = line.runs.some((run) => styleOf(run, '') !== look)
  const isLastBold = below?.runs[0]?.bold === false && !SENTENCE_END.test(line.text)
  if (last.bold && first.bold && (isTurn || isLastBold)) return true
  const hasOwnLook = !last.bold || above.runs.some((run) => styleOf(run, '') !== look)
  return (hasOwnLook && PLACE_END.test(line.text)) || isRestOfPlace(above.text, line.text)
}
/** A title that its dates at the right left no room for: the rest of it follows in the next line. */
function isWrappedBesideDate(above: Line, line: Line, areApart: boolean): boolean {
  const [first, ...more] = above.runs.slice(0, -1)
  const [date, last] = [above.runs.at(-1), more.at(-1) ?? first]
  const [rest, ...others] = line.runs
  if (!first || !last || !date?.afterGap || more.some(({ afterGap }) => afterGap) || !rest || others.length > 0) return false
  if (line.bullet || line.block !== above.block || line.gap > 1.35 || Math.abs(line.x - above.x) > 2) return false
  if (styleOf(last, '') !== styleOf(rest, '') || !isDateAlone(date.text) || SENTENCE_END.test(line.text)) return false
  // An employer in the same style as the title above it is a name of its own, unless the others have another style than their titles.
  const isOpen = goesOnIn(last, rest)
  if (!first.bold || !((areApart && more.length === 0) || isOpen)) return false
  return (
    OPEN_WORD.test(last.text.trim()) || hadNoRoom(above, line) || (isOpen && last.right - first.x > MOSTLY * (date.x - first.x))
  )
}

/** Of the room before the dates; the column of dates may be wider than these. */
const MOSTLY = 0.8
const goesOnIn = (upper: Run, lower: Run) => OPEN_END.test(upper.text.trim()) || /^\p{Ll}/u.test(lower.text.trim())

const MIN_APART = 2
/** Below most titles with dates beside them stands something in another style. */
function areTitlesApart(lines: readonly Line[]): boolean {
  let [apart, alike] = [0, 0]
  for (const [index, { runs }] of lines.entries()) {
    const [first, date, ...more] = runs
    const next = lines[index + 1]?.runs[0]
    const isRest = first !== undefined && next !== undefined && (goesOnIn(first, next) || isAboveEmployer(lines, index + 2))
    const below = isRest ? lines[index + 2]?.runs[0] : next
    if (!first?.bold || !date?.afterGap || more.length > 0 || !below || !isDateAlone(date.text)) continue
    if (styleOf(first, '') === styleOf(below, '')) alike += 1
    else apart += 1
  }
  return apart >= MIN_APART && apart > alike
}

function mergedBesideDate(above: Line, line: Line): Line {
  const [heads, date] = [above.runs.slice(0, -1), above.runs.slice(-1)]
  const [head = '', ...cells] = above.text.split('\t')
  const last = heads.pop()
  const whole = last && { ...last, text: joinWrapped(last.text.trimEnd(), line.text, above.splitsWord) }
  return {
    ...above,
    runs: whole ? [...heads, whole, ...date] : above.runs,
    text: [joinWrapped(head, line.text, above.splitsWord), ...cells].join('\t'),
    y: line.y,
    splitsWord: false,
    sources: [...(above.sources ?? [above]), line],
  }
}

/** The parts of a line that was not joined with the one above, the first of them marked when it may be the rest of that one's last. */
export function markRest(chunks: readonly Chunk[], line: Line, above: Line | undefined): Chunk[] {
  const [first, ...others] = chunks
  const upper = above?.sources?.at(-1) ?? above
  if (!first || !upper || !hadNoRoom(upper, line)) return [...chunks]
  // A comma ends a name as well.
  const [end = ''] = upper.text.split('\t')
  return [{ ...first, rest: OPEN_END.test(end.trim().replace(/,$/, '')) ? 'surely' : 'perhaps' }, ...others]
}

/** "in Scotland" as the text below a title that had no room for it. */
export const goesOnInText = (above: Line | undefined, line: Line | undefined) =>
  above !== undefined && line !== undefined && /^\p{Ll}/u.test(line.text) && hadNoRoom(above.sources?.at(-1) ?? above, line)

const areTooMany = (above: string, text: string) =>
  countOf(above) + countOf(text) > MAX_WORDS && countOf(withoutDates(above)) + countOf(text) > MAX_WORDS

function merged(above: Line, line: Line): Line {
  const runs = [...above.runs]
  const last = runs.pop()
  const [first, ...rest] = line.runs
  const isSplit = above.splitsWord
  if (last && first && opensEmployer(above, line)) runs.push(last, ...line.runs)
  else if (last && first) runs.push({ ...last, text: joinWrapped(last.text.trimEnd(), first.text.trimStart(), isSplit) }, ...rest)
  return {
    ...above,
    runs,
    text: joinWrapped(above.text, line.text, isSplit),
    right: line.right,
    y: line.y,
    splitsWord: line.splitsWord ?? false,
    sources: [...(above.sources ?? [above]), line],
  }
}
