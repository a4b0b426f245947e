import type { Spans } from '#spans'
import { startsField } from '#tables/field-index'
import { languageOf } from '#tables/languages'
import { isPaperWord } from '#tables/paper-words'
import { isPlainWord } from '#tables/plain-words'
import { stemKey, termsOf } from '#terms'

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

/** Which patterns may fit a sentence that has the word: a pattern that no word hints at need not be run. */
export const HINT = { similar: 1, leads: 2, any: 4, dutchAny: 8, qualified: 16, english: 32, drives: 64, paper: 128 } as const

const whole = (words: string) => new RegExp(`^(?:${words.replaceAll(' ', '|')})$`)
const starts = (words: string) => new RegExp(`^(?:${words.replaceAll(' ', '|')})`)
const HINTS: readonly [number, RegExp][] = [
  [
    HINT.similar,
    starts(
      'similar$ relevant$ relevante$ related$ comparable$ same$ einschlagig vergleichbar similaire$ equivalent$ vergelijkbare$ simile$ simili$ podobnym$ liknande$ motsvarande$ cargo$',
    ),
  ],
  [
    HINT.leads,
    starts(
      'manag head$ director$ supervis leiter leitung fuhrungs personalfuhrung directeur$ directrice$ responsable$ encadrement$ gerente$ jefe$ encargad responsabile$ chefe$ teamleider$ leidinggeven kierownik',
    ),
  ],
  [HINT.any, whole('or oder ou lub albo eller oppure either one any o')],
  [HINT.dutchAny, whole('of')],
  [HINT.qualified, starts('pqe$ post after$ nach$')],
  [
    HINT.drives,
    /licen|permi|carn|carta|carteira|cnh|fuhrerschein|fahrerlaubnis|driv|rijbewi|patente|prawo|korkort|conduc|condui|motorist|habilita|registro|kfz|pkw|auto|wagen|fahrzeug|car$|vehic|transport|van$|vehicul|voiture|coche|carro|movilidad|moto$|viatura|veiculo/,
  ],
  [
    HINT.paper,
    /licen|regist|certif|accredit|admi|bar$|charter|qualif|ticket|card|member|edition|schein|berecht|anerkenn|approb|zertif|caces|habilit|attest|patent|certyf|uprawn|legitim|intyg|rijbew|certific|code|prawo|korkort|adr|vca|haccp|cdl|regist|iscri|cedula|carteira|ksiazecz|bevis|prescrib|colegi|abilita|inscri|carn|titulo|curso|diplom|cqp|ssiap|brevet|titre|coren|crea|oab|cref|creci|crc|crp|crmv|^nr|sachkund|unterricht/,
  ],
  [HINT.english, whole('years? experience of with the and in')],
]

/** The hints of all words of a sentence. */
export function hintsOf(text: string, spans: Spans, sentence: number): number {
  const end = Math.min(spans.firstWord[sentence + 1] as number, (spans.firstWord[sentence] as number) + MAX_HINTED)
  let hints = 0
  for (let word = spans.firstWord[sentence] as number; word < end; word++) hints |= wordInfo(text, spans, word).hints
  return hints
}
const MAX_HINTED = 400

/** By hash and length of a word. Cleared when full. */
const known = new Map<number, WordInfo>()
const MAX_WORDS = 12_000

/** Remembered: most words of a posting stand in many. */
export function wordInfo(text: string, spans: Spans, word: number): WordInfo {
  const start = spans.starts[word] as number
  const end = spans.ends[word] as number
  const key = (spans.stems[word] as number) ^ Math.imul(end - start, 0x9e3779b1)
  const cached = known.get(key)
  if (cached) return cached
  if (known.size >= MAX_WORDS) known.clear()
  const info = readInfo(text.slice(start, end))
  known.set(key, info)
  return info
}

function readInfo(word: string): WordInfo {
  const terms = termsOf(word)
  const term = terms[0] ?? ''
  return {
    terms,
    isPlain: isPlainWord(term),
    isPaperWord: isPaperWord(term),
    key: stemKey(term),
    startsField: terms.some(startsField),
    language: languageOf(term),
    hints: HINTS.reduce((all, [hint, pattern]) => (pattern.test(term) ? all | hint : all), 0),
  }
}
