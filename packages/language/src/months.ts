import { MONTHS as GERMAN } from './de/months.ts'
import { MONTHS as ENGLISH } from './en/months.ts'
import { MONTHS as SPANISH } from './es/months.ts'
import { fold } from './fold.ts'
import { MONTHS as FRENCH } from './fr/months.ts'
import { MONTHS as ITALIAN } from './it/months.ts'
import { MONTHS as DUTCH } from './nl/months.ts'
import { MONTHS as POLISH } from './pl/months.ts'
import { MONTHS as PORTUGUESE } from './pt/months.ts'
import { MONTHS as SWEDISH } from './sv/months.ts'

const TABLES = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, pt: PORTUGUESE, nl: DUTCH, it: ITALIAN, sv: SWEDISH, pl: POLISH },
}
export type MonthLanguage = keyof typeof TABLES
export const MONTH_LANGUAGES = Object.keys(TABLES) as MonthLanguage[]

const rowsOf = (language: MonthLanguage) => TABLES[language].split(', ').map((names) => names.toLowerCase().split(' '))

/** All spellings in small letters, with and without accents. Abbreviations like 'set' and 'out' are words elsewhere. */
export const monthNames = (languages: readonly MonthLanguage[]): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => rowsOf(language).flatMap((names) => names.flatMap((name) => [name, fold(name)]))))

/** Folded spellings with the number of the month, from 1 on. */
export const monthNumbers = (languages: readonly MonthLanguage[]): ReadonlyMap<string, number> =>
  new Map(
    languages.flatMap((language) =>
      rowsOf(language).flatMap((names, index) => names.map((name) => [fold(name), index + 1] as const)),
    ),
  )
