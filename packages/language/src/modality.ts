import { MODALITY as GERMAN } from './de/modality.ts'
import { MODALITY as ENGLISH } from './en/modality.ts'
import { MODALITY as SPANISH } from './es/modality.ts'
import { MODALITY as FRENCH } from './fr/modality.ts'
import { MODALITY as ITALIAN } from './it/modality.ts'
import { MODALITY as DUTCH } from './nl/modality.ts'
import { LATIN, plainSource } from './plain-source.ts'
import { MODALITY as PORTUGUESE } from './pt/modality.ts'
import { MODALITY as SWEDISH } from './sv/modality.ts'
import type { ModalityWords } from './word-lists/modality-words.ts'

export type Notion = keyof ModalityWords
/** A word or phrase of a sentence that says how firmly it asks, or that joins or parts what it asks for. */
export type Found = { notion: Notion; from: number; to: number }

/** Where two fit, the first is meant: "not required" before "required". */
const NOTIONS = ['without', 'never', 'wish', 'offered', 'must', 'but', 'or', 'and'] as const satisfies readonly Notion[]
/** The letters of Latin scripts; a key holds three of them as one number. */
const LETTERS = 0x250
const BITS = 10
/** Letters of a word that are compared before a pattern is tried. */
const KEY_REACH = 5
const LOWER = Uint16Array.from({ length: LETTERS }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /\p{L}/u.test(letter) ? letter.toLowerCase().charCodeAt(0) : 0
})

/** They join or part what is asked for, and say nothing of how firmly. */
const JOINS: readonly Notion[] = ['but', 'or', 'and']
/** `tails`: the fourth and fifth letters that a word must have to fit, as one number; null where any may follow. */
type Start = { pattern: RegExp; notions: readonly Notion[]; tails: ReadonlySet<number> | null }
/** Small tables that say at once that no pattern starts so: `starts` by the first three letters, `tails` by all five. */
type Patterns = { byKey: ReadonlyMap<number, Start>; starts: Uint8Array; tails: Uint8Array }
const START_BITS = 13
const startOf = (key: number) => Math.imul(key, 0x9e3779b1) >>> (32 - START_BITS)
const withTail = (key: number, tail: number) => key ^ Math.imul(tail, 0x85ebca6b)
/** In `starts`: whatever follows may fit, or only what `tails` knows. */
const ANY_TAIL = 1
const KNOWN_TAIL = 2

/** The patterns that may fit at a word, by its first letters: a sentence has many words, and few of them start one. */
const ALL = indexPatterns(NOTIONS)
const MARKERS = indexPatterns(NOTIONS.filter((notion) => !JOINS.includes(notion)))

function indexPatterns(notions: readonly Notion[]): Patterns {
  const sources = new Map<number, { notion: Notion; source: string }[]>()
  const tails = new Map<number, Set<number> | null>()
  for (const notion of notions)
    for (const words of [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, DUTCH, ITALIAN, SWEDISH])
      for (const source of words[notion]) {
        const first = firstLetters(source)
        for (const key of new Set(first.map((one) => one.key)))
          sources.set(key, [...(sources.get(key) ?? []), { notion, source: plainSource(source) }])
        for (const { key, tail } of first) {
          const known = tails.get(key)
          tails.set(key, tail === null || known === null ? null : new Set([...(known ?? []), tail]))
        }
      }
  const starts = new Uint8Array(1 << START_BITS)
  const ends = new Uint8Array(1 << START_BITS)
  for (const [key, known] of tails) {
    starts[startOf(key)] = known === null || starts[startOf(key)] === ANY_TAIL ? ANY_TAIL : KNOWN_TAIL
    for (const tail of known ?? []) ends[startOf(withTail(key, tail))] = 1
  }
  return {
    byKey: new Map(Array.from(sources, ([key, list]) => [key, { ...joined(list), tails: tails.get(key) ?? null }])),
    starts,
    tails: ends,
  }
}

/** One pattern with a group for each notion; `notions` names the groups in their order. */
function joined(sources: readonly { notion: Notion; source: string }[]): Pick<Start, 'pattern' | 'notions'> {
  const notions = NOTIONS.filter((notion) => sources.some((one) => one.notion === notion))
  const groups = notions.map((notion) => {
    const own = sources.filter((one) => one.notion === notion).map((one) => one.source)
    return `(${own.join('|')})`
  })
  return { pattern: new RegExp(`(?:${groups.join('|')})(?![${LATIN}\\d])`, 'y'), notions }
}

type FirstLetters = { key: number; tail: number | null }

/** The first letters of all that a pattern may fit; its first part is plain letters or a list of alternatives. */
function firstLetters(source: string): FirstLetters[] {
  if (!source.startsWith('(?:')) {
    const plain = /^[^[(\\?*+{]*/u.exec(source)?.[0] ?? ''
    // A letter before a question mark may be missing.
    const known = '?*{'.includes(source.charAt(plain.length) || ' ') ? plain.slice(0, -1) : plain
    const letters = Array.from({ length: KEY_REACH }, (_, at) => lowerAt(known, at)) as [number, number, number, number, number]
    const end = letters.indexOf(0)
    const isWhole = end < 0 || end < known.length || known.length < 3
    const key = keyOf(letters[0], lowerAt(plain, 1), lowerAt(plain, 2))
    return [{ key, tail: isWhole ? tailOf(letters[2], letters[3], letters[4]) : null }]
  }
  const alternatives: string[] = []
  let depth = 0
  let from = 3
  let at = from
  for (; depth >= 0; at++) {
    const character = source.charAt(at)
    if (character === '(') depth++
    else if (character === ')') depth--
    if ((character === '|' && depth === 0) || depth < 0) {
      alternatives.push(source.slice(from, at))
      from = at + 1
    }
  }
  return alternatives.flatMap((one) => firstLetters(one + source.slice(at)))
}

function lowerAt(text: string, at: number): number {
  return LOWER[text.charCodeAt(at)] ?? 0
}
/** Anything but a letter counts as a blank, and a word of one letter may be followed by anything. */
function keyOf(first: number, second: number, third: number): number {
  return (((first << BITS) | second) << BITS) | (second === 0 ? 0 : third)
}
/** The two letters after the third, none after the end of the word. */
function tailOf(third: number, fourth: number, fifth: number): number {
  return third === 0 || fourth === 0 ? 0 : (fourth << BITS) | fifth
}

/** All of them in a sentence, in their order; none overlaps another. */
export const findModality = (sentence: string): Found[] => find(sentence, ALL)
/** Only those that say how firmly it asks: many times as fast, and most sentences need no more. */
export const findMarkers = (sentence: string): Found[] => find(sentence, MARKERS)

/** The small letters of the sentence that is read, 0 for what is none. Reused for the next. */
let letters = new Uint16Array(0)
function copyLetters(text: string) {
  const { length } = text
  if (letters.length < length + KEY_REACH) letters = new Uint16Array(length * 2 + KEY_REACH)
  const [list, small] = [letters, LOWER]
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    list[at] = code < LETTERS ? (small[code] as number) : 0
  }
  list.fill(0, length, length + KEY_REACH)
}

function find(written: string, patterns: Patterns): Found[] {
  const { length } = written
  const found: Found[] = []
  let sentence = ''
  copyLetters(written)
  const list = letters
  for (let at = nextStart(list, 0, length, patterns); at < length; at = nextStart(list, at, length, patterns)) {
    const from = at++
    const [first, second, third] = [list[from] as number, list[from + 1] as number, list[from + 2] as number]
    const start = patterns.byKey.get(keyOf(first, second, third))
    if (start === undefined) continue
    const { pattern, notions, tails } = start
    if (tails !== null && !tails.has(tailAt(list, from))) continue
    if (sentence === '') sentence = inSmallLetters(written)
    pattern.lastIndex = from
    const match = pattern.exec(sentence)
    if (match === null) continue
    at = pattern.lastIndex
    found.push({ notion: notions.find((_, group) => match[group + 1] !== undefined) ?? 'and', from, to: at })
  }
  return found
}

const tailAt = (list: Uint16Array, at: number) =>
  (list[at + 1] as number) === 0 ? 0 : tailOf(list[at + 2] as number, list[at + 3] as number, list[at + 4] as number)

/** The next word that some pattern may start with. A loop of its own that calls nothing, which runs twice as fast. */
function nextStart(list: Uint16Array, from: number, length: number, { starts, tails }: Patterns): number {
  let before = from === 0 ? 0 : (list[from - 1] as number)
  for (let at = from; at < length; at++) {
    const first = list[at] as number
    const startsWord = first !== 0 && before === 0
    before = first
    if (!startsWord) continue
    const key = keyOf(first, list[at + 1] as number, list[at + 2] as number)
    const start = starts[startOf(key)] as number
    if (start === ANY_TAIL || (start === KNOWN_TAIL && tails[startOf(withTail(key, tailAt(list, at)))] === 1)) return at
  }
  return length
}

/** A few letters have two small ones, which would shift what follows. */
function inSmallLetters(written: string): string {
  const small = written.toLowerCase()
  return small.length === written.length ? small : written
}
