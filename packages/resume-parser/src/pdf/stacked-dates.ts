import { findDates, isDateAlone } from '#words/dates'
import { type Fragment, textOf } from './rows.ts'

/** A longer text is no part of a date. */
const MAX_LENGTH = 18
const MAX_LINES = 4
/** In font sizes: how close the lines of one date stand. */
const NEAREST = 0.5
const FURTHEST = 1.75
/** In points. */
const ALIGNED = 1.5
/** Well set stops and dashes hang over the edge: "2018–dec." above "2020". */
const HANGING = 2.5
/** Space between two dates of a column, as a multiple of that inside one. */
const WIDER = 1.4
/** More are no margin of a resume; each is compared with the whole page. */
const MAX_STACKS = 100
/** Fragments that are looked at for the next line of a date. */
const MAX_AHEAD = 60
const MAX_PLACES = 2
const MAX_PLACE = 30
const DASH_END = /\d\s*[-–—−]$/u
const MONTH_END = /\d\s*[-–—−]\s*\p{L}{3,10}\.?$/u
const WORD = /^\p{L}{3,10}\.?$/u
const HAS_DASH = /[-–—−]|\p{L}\s\p{L}/u
const HANGS = /[.–—−-]$/u
const LEVEL = 0.25

type Stack = { parts: Fragment[]; text: string; isDashed: boolean }

/**
 * A date range over two or three lines of a margin ("04/2018 –" above "heute") becomes one text at the height of its entry. Two
 * dates without a dash between them are one when all dates of the margin stand in such pairs.
 */
export function joinStackedDates(all: readonly Fragment[]): Fragment[] {
  const fragments = withoutCloseText(all)
  const found = stacksIn(fragments)
  if (found.length === 0 || found.length > MAX_STACKS) return [...fragments]
  const sure = found.filter((stack) => stack.isDashed || isOfPairs(stack, found, fragments))
  const [first, rest] = [new Map(sure.map((stack) => [stack.parts[0], stack])), new Set(sure.flatMap(({ parts }) => parts))]
  const lifted = new Map(sure.flatMap((stack) => placesBelow(stack, fragments)))
  return fragments
    .flatMap((one) => {
      const stack = first.get(one)
      return stack ? joined(stack, fragments) : rest.has(one) ? [] : (lifted.get(one) ?? one)
    })
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
}

/** "mars  Systemutvecklare": a date that fills its margin, so that hardly any space is left before the text. */
function withoutCloseText(fragments: readonly Fragment[]): readonly Fragment[] {
  const [once, edges] = [new Set<number>(), new Set<number>()]
  for (const one of fragments)
    if (/\d/.test(shortText(one) ?? '')) (once.has(Math.round(one.right)) ? edges : once).add(Math.round(one.right))
  if (edges.size === 0) return fragments
  return fragments.flatMap((one) => {
    const [first, second, ...rest] = one.runs
    const isPart = first && second && edges.has(Math.round(first.right)) && first.text.length <= MAX_LENGTH && !one.bullet
    const text = isPart ? first.text.trim() : ''
    if (!first || !second || !text || !(isOpen(text) || isDateAlone(text)) || second.x - first.right < CLOSE * one.size)
      return one
    return [
      { ...one, runs: [first], right: first.right },
      { ...one, runs: [second, ...rest], x: second.x },
    ]
  })
}
/** In font sizes: wider than between two words. */
const CLOSE = 0.5

/** What stands below the dates in the margin moves up with them: "Detmold". */
function placesBelow({ parts }: Stack, fragments: readonly Fragment[]): [Fragment, Fragment][] {
  const [top, end] = [parts[0] as Fragment, parts.at(-1) as Fragment]
  const found: [Fragment, Fragment][] = []
  let above = end
  while (found.length < MAX_PLACES) {
    const next = below(above, fragments, fragments.indexOf(above))
    const text = next && shortText(next, MAX_PLACE)
    if (!next || !text || /\d/.test(text)) break
    found.push([next, { ...next, y: next.y - (end.y - top.y) }])
    above = next
  }
  return found
}

/** "04/2018 –", "2014–Mar" and "Sep": the rest of the date is in the next line. */
const isOpen = (text: string) => DASH_END.test(text) || (MONTH_END.test(text) && !isDateAlone(text)) || isMonth(text)
const isMonth = (text: string) =>
  WORD.test(text) && (findDates(`${text} 2001`)[0]?.start.length ?? 0) === 7 && isDateAlone(`${text} 2001`)

function stacksIn(fragments: readonly Fragment[]): Stack[] {
  const used = new Set<Fragment>()
  return fragments.flatMap((top, index) => {
    const text = shortText(top)
    if (used.has(top) || top.bullet || text === undefined || !(isOpen(text) || isDateAlone(text))) return []
    if (findDates(text).some(({ isRange, current }) => isRange && !current)) return []
    const stack = stackFrom(fragments, index, text)
    for (const part of stack?.parts ?? []) used.add(part)
    return stack ?? []
  })
}

/** The lines below, until they are a whole range. */
function stackFrom(fragments: readonly Fragment[], from: number, start: string): Stack | undefined {
  const parts = [fragments[from] as Fragment]
  let text = start
  let isDashed = isOpen(start)
  while (parts.length < MAX_LINES) {
    const next = below(parts.at(-1) as Fragment, fragments, from)
    const own = next && shortText(next)
    if (!next || !own) return undefined
    parts.push(next)
    isDashed ||= next.bullet || /^[-–—−]/u.test(own)
    text = `${text} ${next.bullet ? '– ' : ''}${own}`
    const dashed = isDashed ? text : `${start} – ${own}`
    const whole = findDates(dashed).some(({ at, end, isRange }) => isRange && at === 0 && end === dashed.length)
    if (whole && !/[-–—−]$/u.test(dashed)) return { parts, text: dashed, isDashed: isDashed && HAS_DASH.test(text) }
    if (!isDashed) return undefined
  }
  return undefined
}

function below(above: Fragment, fragments: readonly Fragment[], from: number): Fragment | undefined {
  for (let index = from + 1; index < Math.min(fragments.length, from + MAX_AHEAD); index += 1) {
    const one = fragments[index] as Fragment
    const distance = one.y - above.y
    if (distance > FURTHEST * above.size) return undefined
    const isAligned =
      Math.abs(one.x - above.x) < ALIGNED ||
      Math.abs(one.right - above.right) < (HANGS.test(textOf(above)) !== HANGS.test(textOf(one)) ? HANGING : ALIGNED) ||
      isCentred(one, above) ||
      isIndented(one, above)
    if (distance > NEAREST * above.size && isAligned && Math.abs(one.size - above.size) < 1) return one
  }
  return undefined
}

const isCentred = (one: Fragment, other: Fragment) => Math.abs(one.x + one.right - other.x - other.right) < 2 * ALIGNED

/** Behind its dash, which was read as a bullet. */
const isIndented = (one: Fragment, above: Fragment) => one.bullet && one.x > above.x && one.x - above.x < FURTHEST * above.size

/** All other dates of the same margin are pairs too, with more space between the pairs than inside them. */
function isOfPairs(stack: Stack, all: readonly Stack[], fragments: readonly Fragment[]): boolean {
  const top = stack.parts[0] as Fragment
  const isBeside = (one: Fragment) => Math.abs(one.x - top.x) < ALIGNED || Math.abs(one.right - top.right) < ALIGNED
  const pairs = all.filter(({ parts }) => isBeside(parts[0] as Fragment))
  const own = new Set(pairs.flatMap(({ parts }) => parts))
  const isAlone = (one: Fragment) => !own.has(one) && isBeside(one) && isDateAlone(shortText(one) ?? '')
  const areApart = pairs.every(({ parts }, index) => {
    const [from, to, next] = [parts[0] as Fragment, parts.at(-1) as Fragment, pairs[index + 1]?.parts[0]]
    return next === undefined || next.y - to.y > WIDER * (to.y - from.y)
  })
  return pairs.length > 1 && areApart && !fragments.some(isAlone)
}

/** At the height of the text that it stands beside; in the middle of a cell, at the middle. */
function joined({ parts, text }: Stack, fragments: readonly Fragment[]): Fragment {
  const [top, end] = [parts[0] as Fragment, parts.at(-1) as Fragment]
  const isLevel = fragments.some((one) => !parts.includes(one) && Math.abs(one.y - top.y) < LEVEL * top.size)
  const run = top.runs[0]
  return {
    ...top,
    runs: run ? [{ ...run, text, right: Math.max(...parts.map(({ right }) => right)) }] : top.runs,
    x: Math.min(...parts.map(({ x }) => x)),
    right: Math.max(...parts.map(({ right }) => right)),
    y: isLevel ? top.y : (top.y + end.y) / 2,
  }
}

function shortText(one: Fragment, most = MAX_LENGTH): string | undefined {
  const length = one.runs.reduce((sum, { text }) => sum + text.length, 0)
  return length <= most ? textOf(one) : undefined
}
