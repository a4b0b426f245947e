import type { ProfileFacts } from '#facts/facts'
import type { Word } from '#text/words'
import { FIRST_PERSON } from './cues.ts'

const LEVEL_WORDS: readonly [RegExp, number][] = [
  [/^(?:native|bilingual|tongue)$/, 4],
  [/^(?:fluent|fluently|fluency|perfect|perfectly|flawless|flawlessly|excellent)$/, 3],
  [/^advanced$/, 2],
  [/^(?:speak|spoken|proficient|conversational|intermediate)$/, 1],
]

/** "I speak English as my mother tongue": the level may stand in a passage of its own, where the sentence names one language. */
export const languageOver = (words: readonly Word[], facts: ProfileFacts): Word | undefined => {
  const named = new Set(words.filter(({ base }) => facts.languages.some(({ key }) => key === base)).map(({ base }) => base))
  return named.size === 1 && words.some(({ text }) => FIRST_PERSON.has(text)) ? checkLanguageLevel({ words }, facts) : undefined
}

/** "Fluent in German" needs that level in the profile. */
export function checkLanguageLevel({ words }: { words: readonly Word[] }, { languages }: ProfileFacts): Word | undefined {
  const named = words.filter(({ base }) => languages.some(({ key }) => key === base))
  if (named.length === 0 || words.some(({ text }) => /^(?:some|basic|little|beginner)$/.test(text))) return undefined
  const needed = Math.max(0, ...words.map(({ text }) => LEVEL_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 0))
  return named.find(({ base }) => languages.every(({ key, level }) => key !== base || level < needed))
}
