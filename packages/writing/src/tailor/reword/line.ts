import { isMarked, withoutMark } from '@jobapply/core/documents/prose'
import { ADJECTIVES_IN_ED } from '#tables/action-verbs'
import { FOREIGN_WORDS } from '#tables/foreign-words'
import { type VerbForm, verbForm } from '#text/verb-forms'

/** A line of a description that can be put into another order. */
export type Line = {
  /** The mark of the list, with the space after it. */
  mark: string
  text: string
  /** The point at the end, if there is one. */
  end: string
}

const MAX_LENGTH = 300
const MIN_WORDS = 4

/**
 * Words that tie a part to what stands before it, or that make its meaning depend on the order: a line with one of them stays as it is.
 */
const TIED = new Set(
  `it its itself them they their theirs this that these those which who whom whose where when while whereas there then also too both each other others another such same former latter
  respectively later first firstly second secondly finally subsequently previously initially eventually after before until since because so if although though unless but however or nor
  not no never without except neither none only i we my our his her he she you your us me former than rather instead plus etc`.split(
    /\s+/,
  ),
)
/** Signs that quote, explain or list in a way of their own. */
const SIGNS = /["“”«»()[\]{}:|–—…?!&+]|\s[-/]\s?|\.\.|\d\s*,\s+\d/

/** A letter that English words do not have. */
const NOT_ENGLISH = /[^ -~£€’]/

/** Null for a line that cannot safely be put into another order. */
export function readLine(raw: string): Line | null {
  if (raw.length > MAX_LENGTH) return null
  const inner = withoutMark(raw)
  const mark = isMarked(raw) ? raw.slice(0, raw.length - inner.length) : ''
  const trimmed = inner.trim()
  const end = trimmed.endsWith('.') ? '.' : ''
  const text = end ? trimmed.slice(0, -1) : trimmed
  const words = wordsOf(text)
  if (words.length < MIN_WORDS || SIGNS.test(text) || words.some((word) => TIED.has(plain(word)))) return null
  if (words.some((word) => FOREIGN_WORDS.has(word) || NOT_ENGLISH.test(word))) return null
  return { mark, text, end }
}

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
export const plain = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[^a-z'-]/g, '')

const PREPOSITIONS = new Set(
  `about above across after against along alongside among around as at before behind below beside between beyond by despite down during for from in inside into like near of off on onto
  out outside over past per through throughout to toward towards under until up upon via with within without including using based`.split(
    /\s+/,
  ),
)
export const isPreposition = (word: string | undefined) => PREPOSITIONS.has(plain(word))

const DETERMINERS = new Set(
  `a an the all any some every several many few various multiple numerous two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred`.split(
    /\s+/,
  ),
)
/** An article or a number: it may count for everything that follows. */
export const isDeterminer = (word: string | undefined) => DETERMINERS.has(plain(word)) || /^[\d£$€]/.test(word ?? '')

/** A tail that may be about everything before it: "across three sites", "daily". */
export const hasTail = (words: readonly string[]) =>
  words.some((word) => isPreposition(word) && plain(word) !== 'of') || /(?:ly|times|basis)$/.test(plain(words.at(-1)))

/** A past tense that is nothing else. */
export function pastVerb(word: string | undefined): VerbForm | undefined {
  const form = verbForm(plain(word))
  return form?.tense === 'past' && !form.mayBeNoun && !ADJECTIVES_IN_ED.has(plain(word)) ? form : undefined
}

/** Past tenses that the tables of verbs do not have. */
const OTHER_PASTS = new Set(
  `hung swept dug stuck spun wove wore bore fought bent lent bound wound shut hit hurt let split spread burst laid paid heard stood sat slept lit slid strung swung tore
  woke chose froze stole broke rose flew threw blew sang rang swam lost left told felt spent shook shrank`.split(/\s+/),
)
/** Looks like a past tense, whether we know the verb or not: "escorted". */
export const mayBePast = (word: string | undefined) =>
  pastVerb(word) !== undefined || OTHER_PASTS.has(plain(word)) || /[a-z]{2}ed$/.test(plain(word))
export function gerund(word: string | undefined): VerbForm | undefined {
  const form = verbForm(plain(word))
  return form?.tense === 'gerund' ? form : undefined
}

/** A small first letter for what has moved away from the start; names and abbreviations keep theirs. */
export const small = (text: string) =>
  /^[A-Z][a-z-]+(?:\s|$|,)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b and c", with a comma before the last "and" where the line had one. */
export const joinItems = (items: readonly string[], hasComma: boolean) =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')}${hasComma && items.length > 2 ? ',' : ''} and ${items.at(-1)}`
