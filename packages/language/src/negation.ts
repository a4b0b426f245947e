import { SCOPE as GERMAN } from './de/scope.ts'
import { SCOPE as ENGLISH } from './en/scope.ts'
import { SCOPE as SPANISH } from './es/scope.ts'
import { SCOPE as FRENCH } from './fr/scope.ts'
import { openingsOf } from './openings.ts'
import { plainSource } from './plain-source.ts'
import { SCOPE as PORTUGUESE } from './pt/scope.ts'
import type { ScopeWords } from './word-lists/scope-words.ts'

/**
 * The patterns of all languages in one, for small letters: a sentence is read once for each notion, whatever its language.
 */
export const patternOf = (notion: keyof ScopeWords, before = '(?<![\\p{L}\\p{N}])', after = '(?![\\p{L}\\p{N}])') =>
  new RegExp(plainSource(`${before}(?:${sourcesOf(notion).join('|')})${after}`))
const sourcesOf = (notion: keyof ScopeWords) => [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE].flatMap((words) => words[notion])
/** The first words of what the pattern of a notion fits, folded (`openingsOf`). */
export const scopeOpenings = (notion: keyof ScopeWords) => openingsOf(sourcesOf(notion))

const REFUSED = patternOf('refused')
const LACKING = patternOf('lacking')
const SPARED = patternOf('spared')
/** Sentences without one of these deny nothing: a shorter pattern that most sentences fail. */
const DENIES = new RegExp(
  plainSource(
    "n't|(?<![\\p{L}\\p{N}])(?:n[eo]\\p{L}{0,7}|n'|un[lt]\\p{L}+|without|except\\p{L}*|other|apart|anything|everything|rules?|lacking|nicht|kein\\p{L}*|nie\\p{L}*|weder|ohne|außer|alles|anders|verzicht\\p{L}*|entbehrlich|unmöglich|sehen|pas|n[iu]l?l?e?|sans|sauf|hormis|faute|personne|aucune?|impossible|peu|inutile|tout|même|nadie|sin|salvo|excepto|da|aunque|ningun[oa]?|n[ãi]\\p{L}*|nem|sem|exceto|tudo|tanto|mesmo|embora|from|open|even|can|may)(?![\\p{L}\\p{N}])",
  ),
)

/** A word that denies, whatever it denies. */
const DENYING = new RegExp(
  plainSource(
    "n't|(?<![\\p{L}\\p{N}])(?:no(?! (?:more|less|fewer|later) than)|not|never|neither|nor|without|unless|except|nicht|kein\\p{L}*|nie|weder|ohne|außer|pas|ne|sans|sauf|aucune?|ni|jamais|sin|nunca|salvo|excepto|ning[uú]n\\p{L}*|não|nem|sem|exceto|nenhuma?)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])n'",
  ),
)
export const hasDenial = (sentence: string) => DENYING.test(sentence.toLowerCase())

/**
 * What the denials of a sentence come to for what it names. `asked`: somebody without it is refused, which asks for it twice as firmly.
 * `spared`: it is not asked for.
 */
export type Denial = 'asked' | 'spared'

export function readDenial(written: string): Denial | null {
  const sentence = written.toLowerCase()
  if (!DENIES.test(sentence)) return null
  const spared = SPARED.test(sentence)
  if (!spared && REFUSED.test(sentence) && LACKING.test(sentence)) return 'asked'
  return spared ? 'spared' : null
}
