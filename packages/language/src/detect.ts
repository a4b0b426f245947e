import { FUNCTION_WORDS as GERMAN } from './de/function-words.ts'
import { FUNCTION_WORDS as ENGLISH } from './en/function-words.ts'
import { FUNCTION_WORDS as SPANISH } from './es/function-words.ts'
import { FUNCTION_WORDS as FRENCH } from './fr/function-words.ts'
import { FUNCTION_WORDS as ITALIAN } from './it/function-words.ts'
import { FUNCTION_WORDS as DUTCH } from './nl/function-words.ts'
import { FUNCTION_WORDS as PORTUGUESE } from './pt/function-words.ts'

const TABLES = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, it: ITALIAN, pt: PORTUGUESE, nl: DUTCH }
export type Language = keyof typeof TABLES
const languagesOf = new Map<string, Language[]>()
for (const [language, words] of Object.entries(TABLES) as [Language, string][])
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
const MAX_LETTERS = 4000

/** The language with the most function words at the start of some texts; English where none has any. */
export function languageOf(texts: readonly string[]): Language {
  const counts: Record<Language, number> = { en: 1, de: 0, fr: 0, es: 0, it: 0, pt: 0, nl: 0 }
  let read = 0
  for (const text of texts) {
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u))
      for (const language of languagesOf.get(word) ?? []) counts[language] += 1 / (languagesOf.get(word)?.length ?? 1)
    read += text.length
    if (read > MAX_LETTERS) break
  }
  return (Object.entries(counts) as [Language, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))[0]
}
