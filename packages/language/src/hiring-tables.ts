import { HIRING_WORDS as GERMAN } from './de/hiring-words.ts'
import { HIRING_WORDS as ENGLISH } from './en/hiring-words.ts'
import { HIRING_WORDS as SPANISH } from './es/hiring-words.ts'
import { HIRING_WORDS as FRENCH } from './fr/hiring-words.ts'
import { HIRING_WORDS as ITALIAN } from './it/hiring-words.ts'
import { HIRING_WORDS as DUTCH } from './nl/hiring-words.ts'
import { HIRING_WORDS as POLISH } from './pl/hiring-words.ts'
import { HIRING_WORDS as PORTUGUESE } from './pt/hiring-words.ts'
import { HIRING_WORDS as SWEDISH } from './sv/hiring-words.ts'
import type { HiringWords } from './word-lists/hiring-words.ts'

export const HIRING_WORDS = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, pt: PORTUGUESE, nl: DUTCH, it: ITALIAN, sv: SWEDISH },
  pl: POLISH,
} satisfies Record<string, HiringWords>
export type HiringLanguage = keyof typeof HIRING_WORDS
export const HIRING_LANGUAGES = Object.keys(HIRING_WORDS) as [HiringLanguage, ...HiringLanguage[]]
