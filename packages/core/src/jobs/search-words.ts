import { searchWords } from '@jobapply/language/fold'
import type { LEVELS } from './constants.ts'
import type { JobListing } from './schema.ts'

/** Names that full-text search would lose: it drops symbols, and 'it' as a stop word. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+/giu, 'cplusplus'],
  [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
  [/(?<![\p{L}\p{N}])f#/giu, 'fsharp'],
  [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
  [/\bnode\.?js\b/gi, 'nodejs'],
  [/\bit\b/gi, 'infotech'],
]

/** Normalizes text for the index and for queries: plain words without accents and symbols. */
export function toSearchWords(text: string): string[] {
  const named = NAMES.reduce((sofar, [pattern, name]) => sofar.replace(pattern, ` ${name} `), text)
  return searchWords(named)
    .split(' ')
    .filter((word) => word !== '' && word.length <= 40)
}

/** The level is indexed with the title, as a word that no posting uses. */
export const levelWord = (level: keyof typeof LEVELS) => `joblevel${level}`

/** Names in a text: 'React', 'AWS', 'iPhone', 'ISO 9001'; a capital at the start of a sentence does not count. */
const NAME =
  /(?<![.!?:•\-–*]\s{0,3}|^\s{0,9}|\n\s{0,9})(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}+#.]{1,30}|\p{Ll}{1,3}\p{Lu}[\p{L}\p{N}]{1,30})/gu
const MOST_NAMES = 60

/** Further index words: the source's tags and names in the text. */
export function keywordsOf({ skills, description }: Pick<JobListing, 'skills' | 'description'>): string[] {
  const names = new Set(skills.flatMap(toSearchWords))
  for (const [name] of description.slice(0, 12_000).matchAll(NAME)) {
    if (names.size >= MOST_NAMES) break
    for (const word of toSearchWords(name)) names.add(word)
  }
  return [...names]
}

/** For the filter, a posting without a job type is full-time, as nearly all of them are. */
export function filterTypeOf(jobType: JobListing['jobType']): 'full-time' | 'part-time' | 'contract' | 'internship' {
  if (jobType === 'part-time' || jobType === 'internship') return jobType
  return jobType === 'contract' || jobType === 'freelance' || jobType === 'temporary' || jobType === 'c2c'
    ? 'contract'
    : 'full-time'
}

/** For the filter, a posting without a work mode is on-site. */
export const filterModeOf = (workMode: JobListing['workMode']) => workMode ?? 'onsite'
