import { parseDigits } from '@jobapply/language/digits'
import { ENGLISH_NUMBERS } from '@jobapply/language/english-numbers'
import type { Word } from './words.ts'

/** A number of a text: its value, how exactly it is meant, and what it counts. */
export type Quantity = {
  value: number
  mode: 'exact' | 'more' | 'least' | 'almost' | 'about'
  /** Where it stands in the folded text. */
  at: number
  /** Index of the first word and after the last. */
  from: number
  to: number
  isPercent: boolean
  /** Keys of the word that it counts; empty when none follows. */
  unit: readonly string[]
  time: 'year' | 'month' | null
}

const SMALL = new Map<string, number>([...ENGLISH_NUMBERS, ['couple', 2], ['pair', 2]])
const SCALES = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['k', 1000],
])
/** "Hundreds of": at least two of them. */
const PLURALS = new Map([...SCALES].map(([word, value]) => [`${word}s`, value * 2]))
const FRACTIONS = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fifth', 1 / 5],
  ['fifths', 1 / 5],
  ['tenth', 1 / 10],
])
const MULTIPLES = new Map([
  ['doubled', 2],
  ['twofold', 2],
  ['tripled', 3],
  ['threefold', 3],
  ['quadrupled', 4],
  ['tenfold', 10],
])
const MODES: readonly [Quantity['mode'], RegExp][] = [
  ['more', /(?:^| )(?:over|above|exceeding|more than|upwards of|well over|in excess of)(?: the| a| an)?$/],
  ['least', /(?:^| )(?:at least|no fewer than|minimum of)$/],
  ['almost', /(?:^| )(?:almost|nearly|close to|just under|approaching)(?: a| an)?$/],
  ['about', /(?:^| )(?:about|around|roughly|approximately|some|circa|or so)(?: a| an)?$/],
]
const DIGITS = /^\d[\d,.]*(?:st|nd|rd|th|k|m|s)?$/
/** Only these are multiplied: "3m" is three million, "3rd" is a place. */
const ATTACHED = new Map([
  ['k', 1000],
  ['m', 1_000_000],
])

function readDigits(text: string): number | undefined {
  if (!DIGITS.test(text) || text.length > 20) return undefined
  if (/(?:st|nd|rd|th)$/.test(text)) return undefined
  const suffix = ATTACHED.get(text.at(-1) ?? '') ?? 1
  const value = parseDigits(text.replace(/[a-z]$/, ''))
  return Number.isFinite(value) ? value * suffix : undefined
}

/** "By half", "half of the time", but not "two and a half". */
const isShare = (before: string, after: string) =>
  /^(?:by|in|nearly|almost|about|roughly|over|than)$/.test(before) || /^(?:the|our|my|its|their)$/.test(after)

/** The number that starts at a word, and where it ends. */
function readNumber(words: readonly Word[], start: number): { value: number; to: number; isPercent?: boolean } | undefined {
  const textAt = (index: number) => words[index]?.text ?? ''
  const first = textAt(start)
  if (first === 'half' && /^an?$/.test(textAt(start + 1))) {
    const scale = SCALES.get(textAt(start + 2))
    if (scale) return { value: scale / 2, to: start + 3 }
    if (/^(?:percent|per)$/.test(textAt(start + 2))) return { value: 0.5, to: start + 2, isPercent: true }
    if (textAt(start + 2) === 'decade') return { value: 0.5, to: start + 2 }
  }
  if (/^halv(?:e|es|ed|ing)$/.test(first) || (first === 'half' && isShare(textAt(start - 1), textAt(start + 1))))
    return { value: 50, to: start + 1, isPercent: true }
  const multiple = MULTIPLES.get(first)
  if (multiple !== undefined) return { value: multiple, to: start + 1 }
  const plural = PLURALS.get(first)
  if (plural !== undefined) return { value: plural, to: start + 1 }
  if (/^(?:an?|several|many|few)$/.test(first)) {
    const scale = SCALES.get(textAt(start + 1))
    const count = first === 'several' || first === 'many' ? 3 : first === 'few' ? 2 : 1
    if (scale) return { value: scale * count, to: start + 2 }
    const fraction = FRACTIONS.get(textAt(start + 1))
    if (fraction && /^an?$/.test(first) && textAt(start + 1) !== 'half' && textAt(start + 2) !== 'year')
      return { value: fraction * 100, to: start + 2, isPercent: true }
    return undefined
  }
  let value = readDigits(first) ?? SMALL.get(first)
  if (value === undefined) {
    const scale = SCALES.get(first)
    return scale && first !== 'k' ? { value: scale, to: start + 1 } : undefined
  }
  let to = start + 1
  const digits = readDigits(first) !== undefined
  const unit = SMALL.get(textAt(to))
  if (!digits && value >= 20 && unit !== undefined && unit < 10) {
    value += unit
    to++
  }
  const fraction = FRACTIONS.get(textAt(to))
  const isFraction = textAt(to).endsWith('s') || (value === 1 && textAt(start - 1) === 'by')
  if (!digits && fraction && isFraction) return { value: value * fraction * 100, to: to + 1, isPercent: true }
  for (let scale = SCALES.get(textAt(to)); scale; scale = SCALES.get(textAt(to))) {
    value *= scale
    to++
    const rest = textAt(to) === 'and' ? to + 1 : to
    const more = SMALL.get(textAt(rest))
    if (more !== undefined && scale >= 100) {
      value += more
      to = rest + 1
    }
  }
  if (textAt(to) === 'and' && /^an?$/.test(textAt(to + 1)) && textAt(to + 2) === 'half') {
    value += 0.5
    to += 3
  }
  return { value, to }
}

const TIMES = new Map<string, readonly ['year' | 'month', number]>([
  ['year', ['year', 1]],
  ['years', ['year', 1]],
  ['yrs', ['year', 1]],
  ["years'", ['year', 1]],
  ['month', ['month', 1]],
  ['months', ['month', 1]],
  ['decade', ['year', 10]],
  ['decades', ['year', 10]],
  ['century', ['year', 100]],
])
const MAX_UNIT_DISTANCE = 4

/** All numbers of some words, in digits and in English words. "One" counts only before a unit of time. */
export function readQuantities(words: readonly Word[], isNeutral: (word: Word) => boolean): Quantity[] {
  const found: Quantity[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    const decade = /^decades?$/.test(word.text) ? TIMES.get(word.text) : undefined
    const number = decade ? { value: word.text === 'decades' ? 2 : 1, to: index } : readNumber(words, index)
    if (number === undefined) continue
    let { value, to } = number
    const time = TIMES.get(words[to]?.text ?? '')
    const isOne = word.text === 'one' || /^an?$/.test(word.text)
    if (isOne && !time && to === index + 1) continue
    const after = words[to - 1]?.after ?? ''
    const isPercent = number.isPercent === true || after === '%' || /^(?:percent|pct|per)$/.test(words[to]?.text ?? '')
    const isPlus = after === '+' || (words[to - 1]?.text.endsWith('+') ?? false) || words[to]?.text === 'plus'
    const lead = words
      .slice(Math.max(0, index - 4), index)
      .map(({ text }) => text)
      .join(' ')
    let mode: Quantity['mode'] = isPlus ? 'least' : (MODES.find(([, pattern]) => pattern.test(lead))?.[0] ?? 'exact')
    if (time) {
      value *= time[1]
      to++
      if (words[to]?.text === 'and' && words[to + 2]?.text === 'half') {
        value += 0.5 * time[1]
        to += 3
      }
    }
    let unit: readonly string[] = []
    if (!isPercent)
      for (let next = to; next < Math.min(words.length, to + MAX_UNIT_DISTANCE) && unit.length === 0; next++) {
        const candidate = words[next] as Word
        if (
          /[.;:()]/.test(candidate.before) ||
          /^(?:and|or|to|by|from|in|at|with|for|without|within|between|after|before|instead|during)$/.test(candidate.text)
        )
          break
        if (!isNeutral(candidate)) unit = [candidate.base, ...candidate.groups]
      }
    if (mode === 'exact' && words[to]?.text === 'or' && words[to + 1]?.text === 'more') mode = 'least'
    found.push({ value, mode, at: word.at, from: index, to, isPercent, unit, time: time?.[0] ?? null })
    index = to - 1
  }
  return found
}

type Amount = Pick<Quantity, 'value' | 'mode'>

/** Whether the profile's number supports the draft's: the same, or rounded down and said so. */
export function supportsNumber({ value: fact, mode: said }: Amount, { value, mode }: Amount): boolean {
  if (fact === value) return mode === said || (mode === 'more' ? said === 'least' : mode !== 'almost')
  if (mode === 'more' || mode === 'least') return fact > value
  if (mode === 'almost') return fact < value && fact >= value * 0.85
  return mode === 'about' && Math.abs(fact - value) <= fact * 0.1
}
