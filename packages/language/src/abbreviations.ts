import { ABBREVIATIONS as GERMAN } from './de/abbreviations.ts'
import { ABBREVIATIONS as ENGLISH } from './en/abbreviations.ts'
import { ABBREVIATIONS as SPANISH } from './es/abbreviations.ts'
import { fold } from './fold.ts'
import { ABBREVIATIONS as FRENCH } from './fr/abbreviations.ts'
import { ABBREVIATIONS as ITALIAN } from './it/abbreviations.ts'
import { ABBREVIATIONS as DUTCH } from './nl/abbreviations.ts'
import { ABBREVIATIONS as POLISH } from './pl/abbreviations.ts'
import { ABBREVIATIONS as PORTUGUESE } from './pt/abbreviations.ts'
import { ABBREVIATIONS as SWEDISH } from './sv/abbreviations.ts'

const TABLES = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, pt: PORTUGUESE, nl: DUTCH, it: ITALIAN, sv: SWEDISH, pl: POLISH },
}
export type AbbreviationLanguage = keyof typeof TABLES
const wordsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap((some) => some.split(' ')))

/** Folded abbreviations that join two parts of a sentence ('bzw.'): no sentence ends with one. */
export const joiningAbbreviations = (languages: readonly AbbreviationLanguage[]) =>
  wordsOf(languages.map((language) => TABLES[language].joining))

/** Also those that precede a name ('Dr.'), and those that a sentence may end with ('etc.', 'Ltd.'). */
export const ABBREVIATIONS = wordsOf(Object.values(TABLES).flatMap(({ joining, naming, closing }) => [joining, naming, closing]))
/** Abbreviations before a number alone: 'No. 5', but 'They said no. We asked again.' */
const BEFORE_NUMBERS = wordsOf(Object.values(TABLES).map(({ counting }) => counting))

const SMALL_LETTER = /^\p{Ll}$/u

/** Whether a stop after this word is more likely the word's own than its sentence's. A single small letter is one of 'e.g.' or 'z. B.' */
export const isAbbreviation = (word: string, next = '') =>
  SMALL_LETTER.test(word) || ABBREVIATIONS.has(fold(word)) || (/^\d/.test(next) && BEFORE_NUMBERS.has(fold(word)))
