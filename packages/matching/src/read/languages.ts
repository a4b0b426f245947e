import type { Spans } from '#spans'
import { wordInfo } from './word-info.ts'

/** Ranks as in LANGUAGE_LEVELS of a profile: 1 beginner to 5 native. */
export type AskedLanguages = { names: string[]; level: number; isAny: boolean }

const LEVELS: readonly [number, RegExp][] = [
  [5, /\bnative\b|mother tongue|muttersprach|langue maternelle|nativo|nativa|moedertaal|madrelingua|ojczyst|modersmål/i],
  [
    4,
    /\bfluent|\bfluency|\bproficien|\bC[12]\b|bilingual|business[- ]level|fließend|verhandlungssicher|\bcourant|bilingue|fluid[oa]|fluent|vloeiend|fluente|biegł|płynn|flytande/i,
  ],
  [
    3,
    /\badvanced|excellent|very good|\bB2\b|sehr gut|très bo|avanzad|\balto\b|muy bueno|uitstekend|zeer goed|ottim|avançad|muito bo|bardzo dobr|mycket god/i,
  ],
  [1, /\bbasic|\bA[12]\b|Grundkenntnisse|notions|básic|basis|\bbase\b|podstaw|grundläggande/i],
]
const ASKS =
  /\blanguages?\b|\bspeak|spoken|written|verbal|\boral|kenntnisse|Sprache|in Wort und Schrift|Niveau|langue|maîtrise|\bparl|idioma|hablad|escrit|nivel|\btaal\b|beheersing|spreek|lingua|conoscenza|parlat|língua|fluên|falad|język|znajomość|språk|kunskaper|tal och skrift|\bis (?:a|an) (?:plus|advantage|asset)|\bis een pré|meriterande|von Vorteil|valorará|valorizad|serait un|\batout/i
/** The language that is taught, or a people, not a language that is spoken at work. */
const OTHER_SENSE =
  /\b(?:teach\w*|taught|tutor\w*|department|literature|lessons?|classes|curriculum|law|market|customers?|office|citizens?|Unterricht|enseign\w*)\b/i
const ANY = /\b(?:or|oder|ou|lub|eller|of)\b|\/| o /i
const FEW_WORDS = 5

/** Languages that a sentence (up to `to`) asks the person to know; a plain name counts in a short line of a list. */
export function requiredLanguages(
  text: string,
  spans: Spans,
  index: number,
  to: number,
  sentence: string,
): AskedLanguages | undefined {
  const [first, last] = [spans.firstWord[index] as number, spans.firstWord[index + 1] as number]
  const names: string[] = []
  for (let word = first; word < last && (spans.starts[word] as number) < to; word++) {
    const { language } = wordInfo(text, spans, word)
    if (language !== undefined && !names.includes(language)) names.push(language)
  }
  if (names.length === 0) return undefined
  const level = LEVELS.find(([, pattern]) => pattern.test(sentence))?.[0]
  if (level === undefined && !ASKS.test(sentence) && last - first > FEW_WORDS) return undefined
  if (OTHER_SENSE.test(sentence)) return undefined
  return { names, level: level ?? 2, isAny: names.length > 1 && ANY.test(sentence) }
}
