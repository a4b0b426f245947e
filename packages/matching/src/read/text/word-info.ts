import type { Spans } from '#spans'
import { startsField } from '#tables/field-index'
import { languageOf } from '#tables/languages'
import { isPaperWord } from '#tables/paper-words'
import { isPlainWord } from '#tables/plain-words'
import { stemKey, termsOf } from '#terms'
import { hintsAt, keyOfWord } from './hints.ts'

/** What a word is, apart from its sentence. */
export type WordInfo = {
  terms: readonly string[]
  /** Says nothing of what a sentence is about. */
  isPlain: boolean
  /** Stands in the names of many papers. */
  isPaperWord: boolean
  key: number
  startsField: boolean
  language: string | undefined
  hints: number
}

/** By hash and length of a word. When the recent ones are full, those that are met again are kept. */
let recent = new Map<number, WordInfo>()
let older = new Map<number, WordInfo>()
const MAX_WORDS = 8_000

/** Remembered: most words of a posting stand in many. */
export function wordInfo(text: string, spans: Spans, word: number): WordInfo {
  const start = spans.starts[word] as number
  const end = spans.ends[word] as number
  const key = keyOfWord(spans, word)
  const cached = recent.get(key)
  if (cached) return cached
  const info = older.get(key) ?? readInfo(text.slice(start, end), hintsAt(spans, word))
  if (recent.size >= MAX_WORDS) {
    older = recent
    recent = new Map()
  }
  recent.set(key, info)
  return info
}

function readInfo(word: string, hints: number): WordInfo {
  const terms = termsOf(word)
  const term = terms[0] ?? ''
  return {
    terms,
    isPlain: isPlainWord(term),
    isPaperWord: isPaperWord(term),
    key: stemKey(term),
    startsField: terms.some(startsField),
    language: languageOf(term),
    hints,
  }
}
