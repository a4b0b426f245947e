import type { Line, Run } from '#document/model'
import { isProse } from '#structure/entries/entries'
import { styleOf } from '#structure/headings/chunks'
import { joinWrapped } from '#structure/lines/prose'
import { hasDate } from '#words/dates'
import { foldWords } from '#words/fold'
import { isLevel, isLevelAlone, isSpokenLanguage } from '#words/language-words'
import type { Extracted } from './extracted.ts'
import { withoutLevels } from './skill-levels.ts'

const SEPARATOR = /\t|\s*[;|•·●▪◦∙‣►✓~]\s*|\s+[–—]\s+|,\s*(?![^()]*\))|\s{3,}|\s+\/\s+(?![^()]*\))/u
/** Pills, which only gaps divide. */
const GAPS = /\s{2,}/u
const DIVIDED = /[,;|•·\t]/u
const LABEL = /^([\p{L}\p{N}][^:,;()]{1,45}):\s*/u
const LEVEL =
  /\s*(?:[([]\s*(?:[^()[\]]*\b(?:years?|yrs?|jahre|ans|años|anni|expert|advanced|intermediate|basic|beginner|proficient|fluent|native|strong|sehr gut|gut|grundkenntnisse|fortgeschritten|avancé|avanzado|avanzato|avançado|gevorderd)\b[^()[\]]*)[)\]]|[★☆●○■□▪▫]+|\b\d{1,3}\s?%|[-–:]\s*(?:expert|advanced|intermediate|basic|beginner|proficient|sehr gut|gut|grundkenntnisse|fortgeschritten|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avanzato|avançado|gevorderd))\s*$/iu
const CONJUNCTION = /^(?:and|und|et|y|e|en|&|or)\s+/iu
const AND = /\s(?:and|und|et|y|e|en|och|oraz|i|&)\s/u
const MAX_LAST_WORDS = 2
const MAX_WORDS = 7

/** "English fluent" is a language, not a skill. */
const isSpoken = (skill: string) => isLevel(skill) && isSpokenLanguage(skill)

/** Courses with their dates in a column of their own. */
const isDateAlone = (text: string) => hasDate(text) && !/\p{L}/u.test(text)

type Piece = { text: string; line: Line }

export function extractSkills(lines: readonly Line[]): Extracted<{ skill: string }>[] {
  const rows = withoutLevels(lines.map(({ text }) => text))
  const pieces = paragraphs(lines, (line, index) => (rows[index] === line.text ? undefined : rows[index]))
  const texts = withoutLevels(pieces.map(({ text }) => text))
  const items = pieces.map((piece, index) => ({ ...piece, text: texts[index] ?? '' }))
  const areDated = lines.filter(({ text }) => isDateAlone(text)).length > 1
  const found: Extracted<{ skill: string }>[] = []
  const seen = new Set<string>()
  /** What stands there more than once says how well, not what. */
  const tails = tailsOf(lines)
  const next = new Map(lines.slice(1).map((line, index) => [lines[index], line]))
  const isCut = ({ text, line }: Piece) => {
    const below = next.get(line)
    if (isList(line) || line.text.length > text.length + MARKS) return false
    return tails.has(line) || (below !== undefined && tails.has(below) && !text.includes(below.text))
  }
  const again = repeatedIn(lines.flatMap(({ text }) => text.split('\t')))
  for (const item of items) {
    const { text, line } = item
    const labelled = LABEL.exec(text)
    const after = labelled && !/^https?$/i.test(labelled[1] ?? '') ? text.slice(labelled[0].length) : text
    // "Raku: advanced" names a skill before its level.
    const rest = labelled && isLevelAlone(after.trim()) ? (labelled[1] ?? '') : after
    const isPills = !DIVIDED.test(rest) && GAPS.test(rest.trim())
    for (const raw of isPills ? rest.split(GAPS) : itemsOf(rest)) {
      const skill = raw
        .replace(LEVEL, '')
        .replace(LEVEL, '')
        .replace(CONJUNCTION, '')
        .replace(/^[\s"“”'*:-]+|[\s.,"“”'*:]+$/g, '')
        .trim()
      const key = foldWords(skill)
      const words = skill.split(/\s+/).length
      if (!key || seen.has(key) || words > MAX_WORDS || isLevelAlone(skill) || isSpoken(skill) || !/\p{L}/u.test(skill)) continue
      seen.add(key)
      found.push({
        value: { skill },
        confidence: { skill: words > 4 || areDated || hasDate(line.text) || again.has(key) || isCut(item) ? 0.5 : 0.93 },
        lines: [line],
        body: [],
      })
    }
  }
  return found
}

/** Space between two skills, as a multiple of that between two lines of one. */
const WIDER = 1.08
/** Share of a list's lines that may be the second line of a skill. */
const MOST_TAILS = 0.6

/** A bullet or a full stop beside a skill that has its line to itself. */
const MARKS = 3
const isList = ({ text }: Line) => DIVIDED.test(text) || GAPS.test(text)

/** The lines that stand closer to the one above than others do: the rest of a skill that was wrapped, also with a capital. */
function tailsOf(lines: readonly Line[]): Set<Line> {
  const own = lines.flatMap((line, index) => {
    const above = lines[index - 1]
    return !above || line.bullet || isList(line) || isList(above) ? [] : { above, line }
  })
  const least = own.reduce((most, { line }) => Math.min(most, line.gap), Number.POSITIVE_INFINITY)
  const width = lines.reduce((most, { x, right }) => Math.max(most, right - x), 0)
  const hadRoom = ({ above, line: { text } }: (typeof own)[number]) => {
    const perLetter = (above.right - above.x) / Math.max(1, above.text.length)
    return above.right - above.x + (1 + (text.split(' ')[0] ?? '').length) * perLetter < width
  }
  const close = own.filter((one) => one.line.gap < least * WIDER && !hadRoom(one))
  // Old Word files have no widths.
  const isSome = width > 0 && close.length < own.length && close.length <= MOST_TAILS * lines.length
  return new Set(isSome ? close.map(({ line }) => line) : [])
}

function repeatedIn(texts: readonly string[]): Set<string> {
  const [once, again] = [new Set<string>(), new Set<string>()]
  for (const text of texts.map(foldWords)) (once.has(text) ? again : once).add(text)
  return again
}

/** The items of a list; the word "and" divides its last two, unless other items contain it as well. */
function itemsOf(text: string): string[] {
  const items = text.split(SEPARATOR)
  const last = items.at(-1) ?? ''
  const [one = '', two = '', ...more] = last.replace(/\.\s*$/, '').split(AND)
  const areShort = one && two && more.length === 0 && [one, two].every((item) => item.split(' ').length <= MAX_LAST_WORDS)
  const isLast = items.length > 2 && text.includes(',') && !items.slice(0, -1).some((item) => AND.test(item))
  return areShort && isLast ? [...items.slice(0, -1), one, two] : items
}

/** Joins wrapped lists and drops group headings; `rated` gives the skill of a line that also has its level. */
function paragraphs(lines: readonly Line[], rated: (line: Line, index: number) => string | undefined): Piece[] {
  const styles = new Map<string, number>()
  for (const line of lines)
    for (const run of line.runs)
      if (!isLevelAlone(run.text)) styles.set(keyOf(run), (styles.get(keyOf(run)) ?? 0) + run.text.length)
  const main = [...styles].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])[0]
  const pieces: Piece[] = []
  let last: Line | undefined
  for (const [index, line] of lines.entries()) {
    const skill = rated(line, index)
    if (skill !== undefined) {
      pieces.push({ text: skill, line })
      last = undefined
      continue
    }
    if (isGroupName(line, lines[index + 1], main)) {
      last = undefined
      continue
    }
    const text = withoutGroupRun(line, main)
    const previous = pieces.at(-1)
    const isWrapped =
      last !== undefined && previous !== undefined && !line.bullet && line.gap < 1.6 && continues(last, line, previous.text)
    if (isWrapped && previous) previous.text = joinWrapped(previous.text, text, last?.splitsWord)
    else if (!(isProse({ ...line, bullet: false }) && text.split(' ').length > 14 && text.split(SEPARATOR).length < 3))
      pieces.push({ text, line })
    last = line
  }
  return pieces
}

const keyOf = (run: Run) => styleOf(run, '')

const isDivided = (text: string) => text.replace(/\([^()]*\)/g, '').includes(',')
const continues = (above: Line, line: Line, text: string) =>
  text.endsWith(',') ||
  text.endsWith('&') ||
  (/^\p{Ll}/u.test(line.text) && isDivided(text) && Math.abs(line.x - above.x) < 2) ||
  ((isDivided(text) || above.bullet) &&
    above.right > above.edge - 0.12 * (above.edge - above.x) &&
    Math.abs(line.x - above.x) < 40 &&
    !LABEL.test(line.text)) ||
  (/^\p{Ll}(?!\p{Lu})/u.test(line.text) && above.right > above.edge - 0.25 * (above.edge - above.x) && !above.text.includes('\t'))

/** A line in another style above the lines of a group. */
function isGroupName(line: Line, next: Line | undefined, main: string): boolean {
  const [first] = line.runs
  if (!first || !next || line.bullet || line.text.includes(',')) return false
  const isOther = line.runs.every((run) => keyOf(run) !== main)
  const isNextMain = next.runs.some((run) => keyOf(run) === main)
  return isOther && isNextMain
}

/** Drops a group name before its list: "Design   Figma, Sketch". */
function withoutGroupRun(line: Line, main: string): string {
  const [first, second] = line.runs
  const isName =
    first && second && keyOf(first) !== main && keyOf(second) === main && (second.afterGap || /[:–-]\s*$/.test(first.text))
  const isLabelRun = first && second?.afterGap && keyOf(first) !== keyOf(second) && first.bold && !second.bold
  const isHeavyLabel =
    first &&
    second &&
    first.bold &&
    line.runs.slice(1).every(({ bold }) => !bold) &&
    keyOf(first) !== main &&
    !first.text.includes(',')
  const isRow =
    first &&
    second?.afterGap &&
    line.runs.filter((run) => run.afterGap).length === 1 &&
    !first.text.includes(',') &&
    second.text.includes(',')
  const runs = isName || isLabelRun || isHeavyLabel || isRow ? line.runs.slice(1) : line.runs
  return runs
    .map(({ text, afterGap }, index) => (index > 0 && afterGap ? `\t${text}` : text))
    .join(' ')
    .replace(/ ?\t ?/g, '\t')
    .trim()
}
