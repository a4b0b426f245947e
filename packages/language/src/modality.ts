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

/** The patterns that may fit at a word, by its first letters: a sentence has many words, and few of them start one. */
const BY_KEY = indexPatterns()

function indexPatterns(): ReadonlyMap<number, RegExp> {
  const sources = new Map<number, string[]>()
  for (const notion of NOTIONS)
    for (const words of [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE])
      for (const source of words[notion])
        for (const key of new Set(firstLetters(source)))
          sources.set(key, [...(sources.get(key) ?? []), `(?<${notion}_>${source})`])
  return new Map(Array.from(sources, ([key, list]) => [key, joined(list)]))
}

function joined(sources: readonly string[]): RegExp {
  const alternatives = NOTIONS.flatMap((notion) => {
    const own = sources
      .filter((source) => source.startsWith(`(?<${notion}_>`))
      .map((source) => source.slice(notion.length + 5, -1))
    return own.length === 0 ? [] : `(?<${notion}>${own.join('|')})`
  })
  return new RegExp(`(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iuy')
}

/** The first letters of all that a pattern may fit; its first part is plain letters or a list of alternatives. */
function firstLetters(source: string): number[] {
  if (!source.startsWith('(?:')) return [keyAt((source.split(/[[(\\?]/u, 1)[0] ?? '').padEnd(KEY_LENGTH), 0)]
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
function keyAt(text: string, at: number): number {
  const second = lowerAt(text, at + 1)
  return (((lowerAt(text, at) << BITS) | second) << BITS) | (second === 0 ? 0 : lowerAt(text, at + 2))
}

/** All of them in a sentence, in their order; none overlaps another. */
export function findModality(sentence: string): Found[] {
  const found: Found[] = []
  let isInWord = false
  for (let at = 0; at < sentence.length; at++) {
    const wasInWord = isInWord
    isInWord = lowerAt(sentence, at) !== 0
    if (!isInWord || wasInWord) continue
    const pattern = BY_KEY.get(keyAt(sentence, at))
    if (pattern === undefined) continue
    pattern.lastIndex = at
    const groups = pattern.exec(sentence)?.groups
    if (groups === undefined) continue
    const to = pattern.lastIndex
    found.push({ notion: NOTIONS.find((notion) => groups[notion] !== undefined) ?? 'and', from: at, to })
    at = to - 1
  }
  return found
}
