import { SUB_LABELS } from '@jobapply/language/title-words'
import type { Line } from '#document/model'
import { liftDates } from '#structure/dates/lifted-dates'
import { joinStackedYears } from '#structure/dates/stacked-years'
import { chunksOf, styleOf } from '#structure/headings/chunks'
import { namesIn } from '#structure/headings/dashed-titles'
import { stripFieldLabels } from '#structure/headings/field-labels'
import { withoutEntryNumbers } from '#structure/lines/entry-numbers'
import { withoutIconBullets } from '#structure/lines/icon-bullets'
import { joinWrappedLines, markRest } from '#structure/lines/wrapped-lines'
import { type DateHit, findDates, isDurationAlone, withoutDates } from '#words/dates'
import { foldWords, wordsOf } from '#words/fold'
import { NAME_ENDINGS } from '#words/organisation-words'
import { endsWithAny, phraseOf } from '#words/phrase'
import { isPlaceLike, isRegion } from '#words/places'
import { ROLE_SCORES, type Role } from '#words/role-scores'
import type { Entry, Mark } from './entry.ts'
import { startsOf } from './entry-starts.ts'
import { formEntries } from './form-entries.ts'
import { markHeadingBlocks } from './heading-blocks.ts'
import { withoutHeadingBullets } from './heading-bullets.ts'
import { splitOneLineEntry } from './one-line-entries.ts'
import { isDatedPair, isListOfNames, isPair, markNames, markTitles } from './pair-lines.ts'
import { markPairsAlike } from './pairs-alike.ts'
import { countsOf, isRepeatedLabel, markRepeatedLabels } from './repeated-labels.ts'
import { splitSentenceJobs } from './sentence-jobs.ts'

const MAX_BELOW = 5
/** A longer line is text, unless it is all names around a date range. */
const MAX_HEADING_WORDS = 16
const MAX_NAMED_WORDS = 24
const MAX_NAMES = 6
const MIN_CONTINUED_WORDS = 5
const ENDS_SENTENCE = /[.!?;]$/
const ABBREVIATED = /\b(?:inc|ltd|co|corp|llc|jr|sr|st|dept|univ|hons|sc|a|v|l|s|eng|tech|ed|dipl)\.$|(?:\b\p{L}\.){2,}$/iu
const LOWER_START = /^[\p{Ll}]/u
const LABELLED = /^[\p{L}][\p{L} &/-]{3,40}:\s+\S/u
const HEADING_LABEL =
  /^(?:company|employer|position|title|role|job title|location|dates?|period|institution|school|university|degree|field(?: of study)?|major|course|firma|unternehmen|arbeitgeber|stelle|ort|zeitraum|abschluss|fach|entreprise|société|poste|lieu|diplôme|établissement|empresa|puesto|cargo|lugar|título|centro|azienda|datore di lavoro|posizione|ruolo|luogo|titolo|bedrijf|functie|opleiding|plaats|werkgever|occupation|name|issuer|issued by)\s*:/iu

const MAIN_ROLES = new Set<Role>(['position', 'degree', 'institution'])
const mainRoles = (roles: readonly Role[]) => roles.filter((role) => MAIN_ROLES.has(role))

export type EntryScheme = {
  roles: readonly Role[]
  /** A single date also starts an entry. */
  singleDates: boolean
  /** Bullets are entries, not text. */
  bullets?: boolean
  /** Further text that belongs to a heading. */
  named?: RegExp
}

/** Splits a section at its dates; how many heading lines surround a date is learnt from all entries. */
export function entriesOf(lines: readonly Line[], scheme: EntryScheme): Entry[] {
  const form = formEntries(lines, scheme.roles)
  if (form) return form
  const isEntry = (text: string) => namesEntry(text, scheme)
  const plain = withoutEntryNumbers(lines)
  const told = scheme.roles.includes('position') ? withoutHeadingBullets(splitSentenceJobs(plain), isEntry) : plain
  const own = liftDates(stripFieldLabels(joinStackedYears(withoutIconBullets(withoutDurations(told)))), isEntry)
  const hasHeadings = mainRoles(scheme.roles).length > 0 && own.some((line) => !line.bullet && findDates(line.text).length > 0)
  /** "Won a first prize in 2022" below a dated heading. */
  const isBulletText = (line: Line) =>
    hasHeadings && line.bullet && findDates(line.text).length > 0 && !namesEntry(withoutDates(line.text), scheme)
  const marks = joinWrappedLines(own, scheme.roles)
    .flatMap(splitOneLineEntry)
    .map((line) => markOf(line, isBulletText(line) ? { ...scheme, bullets: false } : scheme))
  markRepeatedLabels(marks)
  markContinued(marks)
  markTitles(marks)
  markNames(marks)
  markHeadingBlocks(marks)
  markPairsAlike(marks)
  const anchors = anchorsOf(marks, scheme)
  if (anchors.length === 0) return []
  const starts = startsOf(marks, anchors)
  const below = belowOf(marks, anchors, starts)
  const firsts = countsOf(anchors.map((anchor, index) => marks[anchor + (below[index] ?? 0) + 1]?.line.text ?? ''))
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor
    const end = starts[index + 1] ?? marks.length
    const last = Math.min(end - 1, anchor + (below[index] ?? 0))
    const header = marks.slice(start, last + 1)
    /** The time of a job is a range: a year alone in another line is part of a name, as in "2020 Transport". */
    const hasYears = !scheme.singleDates && marks[anchor]?.dates.some(({ isRange }) => isRange) === true
    const body = marks
      .slice(last + 1, end)
      .filter(({ line }, place) => !isSubLabel(line.text) && !(place === 0 && isRepeatedLabel(line, firsts)))
    return {
      header: header.map(({ line }) => line),
      body: body.map(({ line }) => line),
      date: marks[anchor]?.dates.find(({ isRange }) => isRange) ?? marks[anchor]?.dates[0],
      chunks: header.flatMap(({ line, dates }, place) =>
        markRest(chunksOf(line, start + place - anchor, dates.length > 0 ? dates : [], hasYears), line, header[place - 1]?.line),
      ),
    }
  })
}

/** "6 años 7 meses" below an employer: the time in all of its roles. */
const withoutDurations = (lines: readonly Line[]) => lines.filter(({ text }) => !isDurationAlone(text))

export const isSubLabel = (text: string) => SUB_LABELS.has(foldWords(text))

function markOf(line: Line, scheme: EntryScheme): Mark {
  const { roles, singleDates, bullets, named } = scheme
  const all = findDates(line.text)
  /** A bullet with a date in the margin, below the employer that it shares with others. */
  const isRole = line.bullet && line.text.includes('\t') && all.some(({ isRange }) => isRange)
  const isHeading = bullets || (isRole && namesEntry(withoutDates(line.text, all), scheme))
  const isText = isProse(isHeading ? { ...line, bullet: false } : line, all) && !isPair(line) && !isDatedPair(line, all)
  const dates = all.filter(({ isRange }) => (isRange || singleDates) && !isText)
  const rest = all.length > 0 ? withoutDates(line.text, all) : line.text
  const isNamed =
    isLabelledAs(line, roles) ||
    (!isText && isPair(line)) ||
    (!isText && (named?.test(rest) || piecesOf(rest).some((piece) => namesSome(piece, roles))))
  return {
    line,
    dates,
    rest,
    isBody:
      line.fields?.[0] === 'body' || isText || isSubLabel(line.text) || (isLabelled(line.text, named, roles) && !isPair(line)),
    isNamed,
    style: styleOf(line.runs[0] ?? line, line.text),
  }
}

/** "Led a team on a large action-" above "adventure game": the start of a text that looks like a name. */
function markContinued(marks: readonly Mark[]) {
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1]
    if (mark.isBody || mark.dates.length > 0 || !next?.isBody || next.line.bullet || !LOWER_START.test(next.line.text)) continue
    const { line } = mark
    const isFull = line.right > line.edge - 0.25 * (line.edge - line.x)
    const isLong = line.text.split(' ').length >= MIN_CONTINUED_WORDS
    if (isFull && isLong && next.line.block === line.block && next.style === mark.style && next.line.gap < 1.6) mark.isBody = true
  }
}

const isLabelledAs = ({ fields }: Line, roles: readonly Role[]) =>
  fields?.some((field) => roles.some((role) => role === field)) ?? false

/** Pieces between strong breaks; among names also between commas. */
function piecesOf(text: string): string[] {
  const pieces = text.split(/\t|\s[|·•–—]\s/)
  const parts = text.split(', ')
  const areNames = parts.length > 2 || (parts.length === 2 && phraseOf(text).capitals >= 0.8)
  return areNames && parts.length < 6 ? [...pieces, ...parts] : pieces
}

function namesSome(text: string, roles: readonly Role[]): boolean {
  const phrase = phraseOf(text)
  return phrase.words.length > 0 && phrase.words.length < 12 && roles.some((role) => ROLE_SCORES[role](phrase) >= 1.2)
}

/** A bullet that names a role or a degree of its own, not a sentence. */
const namesEntry = (text: string, { roles }: EntryScheme) =>
  phraseOf(text).capitals >= 0.5 && [text, ...text.split(', ', MAX_NAMES)].some((part) => namesSome(part, mainRoles(roles)))

/** "Coursework: …" describes an entry, it does not name it. */
const isLabelled = (text: string, named: RegExp | undefined, roles: readonly Role[]) =>
  LABELLED.test(text) &&
  !(phraseOf(text).capitals >= 0.8 && text.split(/:\s/).some((part) => namesSome(part, mainRoles(roles)))) &&
  !HEADING_LABEL.test(text) &&
  !named?.test(text) &&
  findDates(text).length === 0

/** A line of running text: a bullet, a sentence, or too long for a heading. */
export function isProse(line: Line, dates: readonly DateHit[] = findDates(line.text)): boolean {
  const text = dates.length > 0 ? withoutDates(line.text, dates) : line.text
  if (text === '') return false
  const words = text.split(/\s+/).length
  const isDated = dates.some(({ isRange }) => isRange)
  const isSentence =
    ENDS_SENTENCE.test(text) && !isAbbreviated(text) && !areNames(text, line.bullet) && !(isDated && isListOfNames(text))
  if (line.bullet) return words > 3 || isSentence || dates.length === 0
  if (isSentence && words > 3) return true
  if (LOWER_START.test(text) && words > (dates.length > 0 ? 3 : 1)) return true
  if (dates.length === 0 && line.runs.filter(({ afterGap }) => afterGap).length > 1) return true
  const { capitals } = phraseOf(text)
  const most = capitals >= 0.8 && isDated ? MAX_NAMED_WORDS : MAX_HEADING_WORDS
  return words > most || (words > 9 && capitals < 0.5)
}

/** "Construtora Horizonte Ltda.": the stop of a legal form ends no sentence. */
const isAbbreviated = (text: string) => ABBREVIATED.test(text) || endsWithAny(NAME_ENDINGS, wordsOf(text))

/** "Process Engineer, Ohio Castings, Dayton.": names in spite of the full stop. */
const areNames = (text: string, isBullet: boolean) => {
  const parts = text.replace(/\.$/, '').split(', ')
  if (isBullet || parts.length < 2 || phraseOf(text).capitals < 0.8) return false
  // Nouns of German have capitals as well: of two parts one must be a place, a title or a firm.
  return (
    parts.length > 2 ||
    isPlaceLike(parts[1] ?? '') ||
    parts.some((part) => ROLE_SCORES.position(phraseOf(part)) >= NAMED || endsWithAny(NAME_ENDINGS, wordsOf(part)))
  )
}
const NAMED = 2

function anchorsOf(marks: readonly Mark[], { singleDates }: EntryScheme): number[] {
  const found: number[] = []
  for (const [index, { dates }] of marks.entries()) {
    if (dates.length === 0) continue
    const previous = found.at(-1)
    const isSecondHalf =
      previous !== undefined && index - previous === 1 && singleDates && isLoneYear(marks[previous]) && isLoneYear(marks[index])
    if (isSecondHalf && previous !== undefined) joinYears(marks[previous] as Mark, marks[index] as Mark)
    else found.push(index)
  }
  if (found.length > 0 && !singleDates) return withSingles(marks, found)
  if (found.length === 0 && !singleDates) {
    return marks.flatMap((mark, index) => {
      if (mark.isBody) return []
      mark.dates = findDates(mark.line.text)
      return mark.dates.length > 0 ? index : []
    })
  }
  return found
}

/** A single date counts in a line styled like those with date ranges. */
function withSingles(marks: readonly Mark[], anchors: readonly number[]): number[] {
  const styles = new Set(anchors.map((index) => marks[index]?.style))
  const near = new Set(anchors.flatMap((index) => [index - 1, index, index + 1]))
  const more = marks.flatMap((mark, index) => {
    if (near.has(index) || mark.isBody || !styles.has(mark.style)) return []
    const dates = findDates(mark.line.text)
    const [only] = dates
    const isAtEdge = only !== undefined && (only.at === 0 || only.end === mark.line.text.length)
    if (dates.length !== 1 || !isAtEdge) return []
    mark.dates = dates
    return [index]
  })
  return [...anchors, ...more].toSorted((a, b) => a - b)
}

/** "2013" above "2015" is one date range. */
const isLoneYear = (mark: Mark | undefined) =>
  mark !== undefined && mark.rest.trim() === '' && mark.dates.length === 1 && mark.dates[0]?.isRange === false

function joinYears(first: Mark, second: Mark) {
  const [one, two] = [first.dates[0] as DateHit, second.dates[0] as DateHit]
  const [start, finish] = one.start <= two.start ? [one.start, two.start] : [two.start, one.start]
  first.dates = [{ ...one, start, finish, isRange: true }]
  second.dates = []
}

/** How many lines below the date belong to the heading, judged by names and styles over all entries. */
function belowOf(marks: readonly Mark[], anchors: readonly number[], starts: readonly number[]): number[] {
  const counts = anchors.map(() => 0)
  for (let offset = 1; offset <= MAX_BELOW; offset += 1) {
    const here = anchors.flatMap((anchor, index) => {
      const mark = marks[anchor + offset]
      const isFree = anchor + offset < (starts[index + 1] ?? marks.length)
      return mark && isFree && counts[index] === offset - 1 && !mark.isBody ? [{ index, mark }] : []
    })
    const good = here.filter(({ mark }) => mark.isNamed || mark.line.bold || mark.rest !== mark.line.text)
    const isUnsure = here.length === anchors.length && 2 * good.length < here.length
    if (isUnsure && (haveOnlyDates(marks, anchors, starts, offset) || isFollowedByNames(marks, anchors, starts, offset))) {
      counts.fill(offset)
      continue
    }
    if (here.length === 0 || 2 * good.length < here.length) break
    const styles = new Set(good.map(({ mark }) => mark.style))
    for (const { index, mark } of here)
      if (good.some((one) => one.index === index) || styles.has(mark.style)) counts[index] = offset
  }
  return counts
}

/** Only dates so far, so the next line names the entry. */
const haveOnlyDates = (marks: readonly Mark[], anchors: readonly number[], starts: readonly number[], offset: number) =>
  anchors.every((anchor, index) => marks.slice(starts[index], anchor + offset).every(({ rest }) => !/\p{L}/u.test(rest)))

/** In every entry a short unknown name follows, aligned with the only name above it: a job and its company. */
function isFollowedByNames(
  marks: readonly Mark[],
  anchors: readonly number[],
  starts: readonly number[],
  offset: number,
): boolean {
  return anchors.every((anchor, index) => {
    const [above, here] = [marks[anchor + offset - 1], marks[anchor + offset]] as [Mark, Mark]
    const names = marks
      .slice(starts[index], anchor + offset)
      .flatMap(({ rest }) => rest.split(/\t| \| |, /).flatMap(namesIn))
      .filter((name) => name.trim() !== '' && !isPlaceLike(name) && !isRegion(name))
    const { text, runs, x, block } = here.line
    const words = text.split(/\s+/).length
    const isInLine = block === above.line.block && above.line.runs.some((run) => Math.abs(x - run.x) < 2) && runs.length === 1
    return names.length === 1 && isInLine && words <= 6 && phraseOf(text).capitals >= 0.75 && !/[.;:]$/.test(text)
  })
}
