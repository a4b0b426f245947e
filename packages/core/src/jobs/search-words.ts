import type { LEVELS } from './constants.ts'
import { fold } from './keys.ts'
import type { JobListing } from './schema.ts'

/** Names that a full text index would lose: it drops signs, and 'it' as an empty word. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+/giu, 'cplusplus'],
  [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
  [/(?<![\p{L}\p{N}])f#/giu, 'fsharp'],
  [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
  [/\bnode\.?js\b/gi, 'nodejs'],
  [/\bit\b/gi, 'infotech'],
]

/** A text as the index keeps it and as it is asked: plain words, without accents and signs. */
export function toSearchWords(text: string): string[] {
  const named = NAMES.reduce((sofar, [pattern, name]) => sofar.replace(pattern, ` ${name} `), text)
  return fold(named)
    .replace(/[+#]/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && word.length <= 40)
}

/** A level stands with the words of the title, as a word that no posting uses. */
export const levelWord = (level: keyof typeof LEVELS) => `joblevel${level}`

/** Names in a running text: 'React', 'AWS', 'iPhone', 'ISO 9001'; the first word of a sentence is no sign of a name. */
const NAME =
  /(?<![.!?:•\-–*]\s{0,3}|^\s{0,9}|\n\s{0,9})(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}+#.]{1,30}|\p{Ll}{1,3}\p{Lu}[\p{L}\p{N}]{1,30})/gu
const MOST_NAMES = 60

/** The words under which a job is found besides its title, company and place: tags of its source, names in its text. */
export function keywordsOf({ skills, description }: Pick<JobListing, 'skills' | 'description'>): string[] {
  const names = new Set(skills.flatMap(toSearchWords))
  for (const [name] of description.slice(0, 12_000).matchAll(NAME)) {
    if (names.size >= MOST_NAMES) break
    for (const word of toSearchWords(name)) names.add(word)
  }
  return [...names]
}

/** In the filter a posting that does not say its kind counts as full-time, since nearly all such are. */
export function filterTypeOf(jobType: JobListing['jobType']): 'full-time' | 'part-time' | 'contract' | 'internship' {
  if (jobType === 'part-time' || jobType === 'internship') return jobType
  return jobType === 'contract' || jobType === 'freelance' || jobType === 'temporary' || jobType === 'c2c'
    ? 'contract'
    : 'full-time'
}

/** In the filter a posting that says nothing of working elsewhere is on-site. */
export const filterModeOf = (workMode: JobListing['workMode']) => workMode ?? 'onsite'
