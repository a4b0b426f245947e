import type { Line } from '#model'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl'

/** Small words that only one of the languages uses often. */
const SMALL_WORDS: Record<Language, string> = {
  en: 'the and of with for to from in on as at by',
  de: 'und der die das mit für von im bei zur zum den ein eine als auf',
  fr: 'de et les des le la du aux une dans pour avec en sur au',
  es: 'de y los las el del en con para por una que la',
  it: 'e il di della del con per dei delle gli nel una la che',
  pt: 'de e os as do da em com para uma que dos das no na',
  nl: 'en het een van de voor met op in bij als naar te',
}
const owners = new Map<string, Language[]>()
for (const [language, words] of Object.entries(SMALL_WORDS) as [Language, string][])
  for (const word of words.split(' ')) owners.set(word, [...(owners.get(word) ?? []), language])
const ENOUGH = 4000

/** The language that most of the small words belong to. */
export function languageOf(lines: readonly Line[]): Language {
  const counts: Record<Language, number> = { en: 1, de: 0, fr: 0, es: 0, it: 0, pt: 0, nl: 0 }
  let read = 0
  for (const { text } of lines) {
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u))
      for (const language of owners.get(word) ?? []) counts[language] += 1 / (owners.get(word)?.length ?? 1)
    read += text.length
    if (read > ENOUGH) break
  }
  return (Object.entries(counts) as [Language, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))[0]
}
