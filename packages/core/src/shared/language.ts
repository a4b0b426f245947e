export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl'

/** Frequent function words. */
const FUNCTION_WORDS: Record<Language, string> = {
  en: 'the and of with for to from in on as at by',
  de: 'und der die das mit für von im bei zur zum den ein eine als auf',
  fr: 'de et les des le la du aux une dans pour avec en sur au',
  es: 'de y los las el del en con para por una que la',
  it: 'e il di della del con per dei delle gli nel una la che',
  pt: 'de e os as do da em com para uma que dos das no na',
  nl: 'en het een van de voor met op in bij als naar te',
}
const languagesOf = new Map<string, Language[]>()
for (const [language, words] of Object.entries(FUNCTION_WORDS) as [Language, string][])
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
