import { MODALITY as GERMAN } from './de/modality.ts'
import { MODALITY as ENGLISH } from './en/modality.ts'
import { MODALITY as SPANISH } from './es/modality.ts'
import { MODALITY as FRENCH } from './fr/modality.ts'
import type { ModalityWords } from './modality-words.ts'
import { MODALITY as PORTUGUESE } from './pt/modality.ts'

export type Notion = keyof ModalityWords
/** A word or phrase of a sentence that says how firmly it asks, or that joins or parts what it asks for. */
export type Found = { notion: Notion; from: number; to: number }

/** Where two fit, the first is meant: "not required" before "required". */
const NOTIONS = ['without', 'never', 'wish', 'offered', 'must', 'but', 'or', 'and'] as const satisfies readonly Notion[]
const KEY_LENGTH = 3
/** The letters of Latin scripts; a key holds three of them as one number. */
const LETTERS = 0x250
const BITS = 10
const LOWER = Uint16Array.from({ length: LETTERS }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /\p{L}/u.test(letter) ? letter.toLowerCase().charCodeAt(0) : 0
})

/** The small letters of Latin scripts: a pattern without the flags for case and Unicode is built and run many times as fast. */
const LATIN = 'a-zß-öø-\\u024f'
/** They join or part what is asked for, and say nothing of how firmly. */
const JOINS: readonly Notion[] = ['but', 'or', 'and']
type Patterns = { byKey: ReadonlyMap<number, RegExp>; starts: Uint8Array }
/** A small table says at once that no pattern starts so. */
const START_BITS = 13
const startOf = (key: number) => Math.imul(key, 0x9e3779b1) >>> (32 - START_BITS)

/** The patterns that may fit at a word, by its first letters: a sentence has many words, and few of them start one. */
const ALL = indexPatterns(NOTIONS)
const MARKERS = indexPatterns(NOTIONS.filter((notion) => !JOINS.includes(notion)))

function indexPatterns(notions: readonly Notion[]): Patterns {
  const sources = new Map<number, string[]>()
  for (const notion of notions)
    for (const words of [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE])
      for (const source of words[notion])
        for (const key of new Set(firstLetters(source)))
          sources.set(key, [...(sources.get(key) ?? []), `(?<${notion}_>${plainSource(source)})`])
  const starts = new Uint8Array(1 << START_BITS)
  for (const key of sources.keys()) starts[startOf(key)] = 1
  return { byKey: new Map(Array.from(sources, ([key, list]) => [key, joined(list)])), starts }
}

function joined(sources: readonly string[]): RegExp {
  const alternatives = NOTIONS.flatMap((notion) => {
    const own = sources
      .filter((source) => source.startsWith(`(?<${notion}_>`))
      .map((source) => source.slice(notion.length + 5, -1))
    return own.length === 0 ? [] : `(?<${notion}>${own.join('|')})`
  })
  return new RegExp(`(?:${alternatives.join('|')})(?![${LATIN}\\d])`, 'y')
}

/** A pattern for small letters alone. */
function plainSource(source: string): string {
  let plain = ''
  let isInClass = false
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at)
    if (source.startsWith('\\p{', at)) {
      const letters = source.charAt(at + 3) === 'N' ? '\\d' : LATIN
      plain += isInClass ? letters : `[${letters}]`
      at += 4
      continue
    }
    if (character === '[') isInClass = true
    else if (character === ']') isInClass = false
    plain += character.toLowerCase()
  }
  return plain
}

/** The first letters of all that a pattern may fit; its first part is plain letters or a list of alternatives. */
function firstLetters(source: string): number[] {
  if (!source.startsWith('(?:')) {
    const start = (source.split(/[[(\\?]/u, 1)[0] ?? '').padEnd(KEY_LENGTH)
    return [keyOf(lowerAt(start, 0), lowerAt(start, 1), lowerAt(start, 2))]
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
/** What is no letter counts as a blank, and a word of one letter is followed by anything. */
function keyOf(first: number, second: number, third: number): number {
  return (((first << BITS) | second) << BITS) | (second === 0 ? 0 : third)
}

/** All of them in a sentence, in their order; none overlaps another. */
export const findModality = (sentence: string): Found[] => find(sentence, ALL)
/** Only those that say how firmly it asks: many times as fast, and most sentences need no more. */
export const findMarkers = (sentence: string): Found[] => find(sentence, MARKERS)

function find(written: string, { byKey, starts }: Patterns): Found[] {
  const found: Found[] = []
  const small = written.toLowerCase()
  // A few letters have two small ones, which would shift what follows.
  const sentence = small.length === written.length ? small : written
  const { length } = sentence
  let second = lowerAt(sentence, 0)
  let third = lowerAt(sentence, 1)
  let first = 0
  let before = 0
  for (let at = 0; at < length; at++) {
    before = first
    first = second
    second = third
    third = at + 2 < length ? lowerAt(sentence, at + 2) : 0
    if (first === 0 || before !== 0) continue
    const key = keyOf(first, second, third)
    if (starts[startOf(key)] === 0) continue
    const pattern = byKey.get(key)
    if (pattern === undefined) continue
    pattern.lastIndex = at
    const groups = pattern.exec(sentence)?.groups
    if (groups === undefined) continue
    const to = pattern.lastIndex
    found.push({ notion: NOTIONS.find((notion) => groups[notion] !== undefined) ?? 'and', from: at, to })
    at = to - 1
    first = lowerAt(sentence, at)
    second = lowerAt(sentence, to)
    third = lowerAt(sentence, to + 1)
  }
  return found
}
