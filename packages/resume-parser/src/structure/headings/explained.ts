import type { Line } from '#document/model'
import { findDates } from '#words/dates'
import { findDegree } from '#words/degrees'
import { foldWords } from '#words/fold'
import { phraseOf } from '#words/phrase'
import { isPlaceLike } from '#words/places'
import { ROLE_SCORES, type Role } from '#words/role-scores'
import { isCaps, styleOf } from './chunks.ts'
import type { Assignment } from './slots.ts'

/** A word of a heading: the value that it is in, and whether nothing but a blank divides it from the word before it. */
type Word = { text: string; folded: string; line: number; isGlued: boolean; isLink: boolean; owner?: Role }
export type Values = Partial<Record<Role, string>>

const WORD = /[\p{L}\p{N}]+(?:[.'’&+#/-][\p{L}\p{N}]+)*/gu
/** "of", "in", "de": words that join two names. */
const MAX_LINK = 3
/** "Award: Level 3 Diploma". */
const LABEL = /^\p{L}[^:]{1,30}:\s/u
/** Headings are short; more lines are a text that was taken for one. */
const MAX_LINES = 12
const MAX_LENGTH = 400
const MAX_RUNS = 40
/** From here on the words say which role a text has. */
const CLEAR = 1.6
const MIN_DEGREE = 4
const MOSTLY = 0.6

/**
 * The roles whose value the lines of its entry do not bear out: it is not there as it is told, words that nothing explains stand right
 * beside it, or another part of the heading could be the value as well.
 */
export function unexplained(
  header: readonly Line[],
  body: readonly Line[],
  values: Values,
  ignored: readonly RegExp[],
): Set<Role> {
  const words = wordsIn(header.slice(0, MAX_LINES), ignored)
  const doubted = new Set<Role>()
  const roles = (Object.keys(values) as Role[]).toSorted((a, b) => (values[b]?.length ?? 0) - (values[a]?.length ?? 0))
  for (const role of roles) if (values[role] && !claim(words, role, values[role])) doubted.add(role)
  for (const role of tornIn(words, header)) doubted.add(role)
  const rest = [
    ...restsOf(words),
    ...body.slice(0, MAX_LINES).flatMap(({ text, bullet }) => (bullet ? [] : (text.split(/[\t,;:(|]/)[0] ?? ''))),
  ]
  for (const role of competing(rest, values)) doubted.add(role)
  return doubted
}

function wordsIn(lines: readonly Line[], ignored: readonly RegExp[]): Word[] {
  return lines.flatMap((line, index) => {
    const text = ignored.reduce((rest, pattern) => rest.replace(pattern, blank), withBlankDates(line.text)).replace(LABEL, blank)
    const breaks = styleBreaks(line)
    let end = 0
    let before = ''
    return [...text.slice(0, MAX_LENGTH).matchAll(WORD)].map((match, place): Word => {
      const isOneStyle = !breaks.some((at) => at >= end && at <= match.index)
      const isGlued = place > 0 && isOneStyle && /^[ \u00a0]{1,2}$/.test(text.slice(end, match.index))
      end = match.index + match[0].length
      const [word] = match
      const isLink = word.length <= MAX_LINK && (/^\p{Ll}/u.test(word) || (isGlued && isCaps(before)))
      before = word
      return { text: word, folded: foldWords(word), line: index, isGlued, isLink }
    })
  })
}
/** Where another style begins, which divides as well as a sign does. */
function styleBreaks({ text, runs }: Line): number[] {
  let at = 0
  return runs.slice(0, MAX_RUNS).flatMap((run, index) => {
    const start = Math.max(at, text.indexOf(run.text.trim(), at))
    at = start + run.text.trim().length
    const before = runs[index - 1]
    return before && (run.afterGap || styleOf(before, '') !== styleOf(run, '')) ? start : []
  })
}
/** A sign that divides, as long as what it replaces. */
const blank = (text: string) => '|'.repeat(text.length)
const withBlankDates = (text: string) =>
  findDates(text).reduce((rest, { at, end }) => rest.slice(0, at) + blank(rest.slice(at, end)) + rest.slice(end), text)

/** Marks the words of a value; false when they do not follow each other in the heading. */
function claim(words: readonly Word[], role: Role, value: string): boolean {
  const own = [...value.matchAll(WORD)].map(([text]) => foldWords(text))
  if (own.length === 0) return true
  const at = words.findIndex((_, from) =>
    own.every((word, index) => words[from + index]?.folded === word && !words[from + index]?.owner),
  )
  for (const [index] of own.entries()) {
    const word = at < 0 ? undefined : words[at + index]
    if (word) word.owner = role
  }
  return at >= 0
}

function tornIn(words: readonly Word[], header: readonly Line[]): Role[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1]
    if (!before || before.owner === word.owner) return []
    const next = word.isLink && !word.owner ? words[index + 1] : word
    if (word.isGlued) {
      if (word.isLink && !word.owner) return next?.isGlued && !next.owner && before.owner ? [before.owner] : []
      if (!before.owner) return word.owner && !before.isLink ? [word.owner] : []
      if (!word.owner) return [before.owner]
      // "Foundation Certificate" as field and degree, "Computer Science University of Ebbing": nothing shows where one ends.
      return word.owner === 'institution' || before.owner === 'institution' || word.owner === 'degree'
        ? [before.owner, word.owner]
        : []
    }
    // A name that goes on in the next line looks the same there.
    const [above, line] = [header[before.line], header[word.line]]
    const isNextLine = word.line === before.line + 1 && above !== undefined && line !== undefined
    const isOne = isNextLine && Boolean(before.owner) !== Boolean(word.owner) && areAlike(above, line)
    if (!isOne || !isName(above.text) || !isName(line.text)) return []
    return [before.owner ?? word.owner].filter((role) => role !== undefined)
  })
}

const lookOf = (line: Line) => styleOf(line.runs[0] ?? line, line.text)
const areAlike = (above: Line, line: Line) => lookOf(above) === lookOf(line) && above.block === line.block && line.gap < 1.6
const isName = (text: string) => phraseOf(text).capitals >= MOSTLY && !isPlaceLike(text) && !LABEL.test(text)

/** What no value explains, piece by piece. */
function restsOf(words: readonly Word[]): string[] {
  const rests: string[][] = []
  for (const [index, { text, owner, isGlued }] of words.entries()) {
    if (owner) continue
    if (isGlued && !words[index - 1]?.owner) rests.at(-1)?.push(text)
    else rests.push([text])
  }
  return rests.map((words) => words.join(' '))
}

/** A second school or degree in one entry: it may be two entries, or the other one is meant. */
export function competing(rests: readonly string[], { institution, degree }: Values): Role[] {
  const roles = new Set<Role>()
  for (const rest of rests) {
    if (institution && ROLE_SCORES.institution(phraseOf(rest)) >= CLEAR) roles.add('institution')
    const found = degree ? findDegree(rest) : undefined
    if (found?.at === 0 && found.degree.length > MIN_DEGREE) roles.add('degree')
  }
  return [...roles]
}

/**
 * The entries with a part on the other side of its date than elsewhere: one school above its dates and one below them. The fewer ones
 * are odd; without a majority nothing is known of any.
 */
export function oddOrders(assignments: readonly Assignment[]): Set<number> {
  const odd = new Set<number>()
  for (const role of ['institution', 'degree'] as const) {
    const sides = Map.groupBy(assignments.keys(), (index) => Math.sign(assignments[index]?.lines[role] ?? 0))
    const [above, below] = [sides.get(-1) ?? [], sides.get(1) ?? []]
    if (above.length === 0 || below.length === 0) continue
    for (const [side, other] of [
      [above, below],
      [below, above],
    ] as const)
      if (side.length <= other.length) for (const index of side) odd.add(index)
  }
  return odd
}
