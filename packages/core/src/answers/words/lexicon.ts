import { foldWords } from '@jobapply/language/fold'
import { once } from '@jobapply/language/once'
import { LINKS, NETWORK_FIELDS } from '#profiles/links'
import { DANISH } from './danish.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { type FormLanguage, namesIn } from './names.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'

export type Meaning = { concept: string; value?: string }
type Phrase = { words: readonly string[]; meanings: readonly Meaning[] }
/** Phrases by the first three letters of their first word, longest first. */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>

const TABLES: Readonly<Record<FormLanguage, string>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
  pl: POLISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  sv: SWEDISH,
  da: DANISH,
}
const KEY_LENGTH = 3
/** Compounds of a language's name: Englischkenntnisse. */
const COMPOUNDS: Partial<Record<FormLanguage, readonly string[]>> = { de: ['kenntnisse', 'kenntnissen', 'niveau'] }

/** 'visaname=h1b' is the concept visaname with the value h1b. */
const meaningOf = (text: string): Meaning => {
  const [concept = '', value] = text.split('=')
  return value ? { concept, value } : { concept }
}

/** 'the (job|role) is' means both. */
function expand(phrase: string): string[] {
  const [before = '', rest] = phrase.split('(', 2)
  if (rest === undefined) return [phrase]
  const from = phrase.indexOf('(')
  const to = phrase.indexOf(')', from)
  return phrase
    .slice(from + 1, to)
    .split('|')
    .flatMap((choice) => expand(before + choice + phrase.slice(to + 1)))
}

/** The lines of a table: concepts and their phrases. */
export const entriesOf = (language: FormLanguage): { meanings: Meaning[]; phrases: string[] }[] =>
  TABLES[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [concepts = '', phrases = ''] = line.split(': ')
      return { meanings: concepts.split(' ').map(meaningOf), phrases: phrases.split(', ').flatMap((one) => expand(one.trim())) }
    })

function build(language: FormLanguage): Lexicon {
  const phrases: Phrase[] = entriesOf(language).flatMap((entry) =>
    entry.phrases.map((phrase) => ({
      words: phrase.split(' ').map((word) => (word.endsWith('*') ? `${foldWords(word)}*` : foldWords(word))),
      meanings: entry.meanings,
    })),
  )
  for (const [name, meaning] of namesIn(language)) {
    phrases.push({ words: name.split(' '), meanings: [meaning] })
    if (meaning.concept === 'language')
      for (const end of COMPOUNDS[language] ?? [])
        phrases.push({ words: [name + end], meanings: [meaning, { concept: 'level-word' }] })
  }
  // A network has the same name in every language.
  for (const field of NETWORK_FIELDS)
    phrases.push({ words: foldWords(LINKS[field].name).split(' '), meanings: [{ concept: LINKS[field].topic }] })
  const byStart = Map.groupBy(phrases, ({ words }) => startOf(words[0] ?? ''))
  for (const list of byStart.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byStart
}

const startOf = (word: string) => word.replace('*', '').slice(0, KEY_LENGTH)
const isWord = (pattern: string, word: string | undefined) =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern)

const LEXICONS: Readonly<Record<FormLanguage, () => Lexicon>> = {
  en: once(() => build('en')),
  de: once(() => build('de')),
  fr: once(() => build('fr')),
  es: once(() => build('es')),
  nl: once(() => build('nl')),
  pl: once(() => build('pl')),
  it: once(() => build('it')),
  pt: once(() => build('pt')),
  sv: once(() => build('sv')),
  da: once(() => build('da')),
}

/** Built for the first form in a language, because the names of all countries and languages belong to it. */
export const lexiconOf = (language: FormLanguage): Lexicon => LEXICONS[language]()

/** Whether any phrase begins like this word. */
export const hasPhrases = (lexicon: Lexicon, word: string) => lexicon.has(startOf(word))

/** The longest phrase that starts at a word; one without `*` wins over one with it. */
export function findPhrase(lexicon: Lexicon, words: readonly string[], from: number): Phrase | undefined {
  const matching = (lexicon.get(startOf(words[from] ?? '')) ?? []).filter((phrase) =>
    phrase.words.every((pattern, index) => isWord(pattern, words[from + index])),
  )
  const [first] = matching
  const longest = matching.filter((phrase) => phrase.words.length === first?.words.length)
  return longest.find((phrase) => !phrase.words.some((word) => word.endsWith('*'))) ?? first
}
