import { NUMBERS as GERMAN } from './de/numbers.ts'
import { NUMBERS as ENGLISH } from './en/numbers.ts'
import { NUMBERS as SPANISH } from './es/numbers.ts'
import { NUMBERS as FRENCH } from './fr/numbers.ts'
import { NUMBERS as ITALIAN } from './it/numbers.ts'
import { NUMBERS as DUTCH } from './nl/numbers.ts'
import { NUMBERS as POLISH } from './pl/numbers.ts'
import { NUMBERS as PORTUGUESE } from './pt/numbers.ts'
import { NUMBERS as SWEDISH } from './sv/numbers.ts'

const LARGEST = 10

/** One to ten in all languages, in small letters with their accents. 'Null' and 'nul' say that there is nothing: zero is left out. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, DUTCH, ITALIAN, SWEDISH, POLISH].flatMap((numbers) =>
    numbers
      .split(', ')
      .slice(0, LARGEST + 1)
      .flatMap((words, value) => (value > 0 ? words.split(' ').map((word) => [word, value] as const) : [])),
  ),
)
