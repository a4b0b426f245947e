import { foldWords } from '@jobapply/language/fold'
import { HIRING_LANGUAGES, HIRING_WORDS, type HiringLanguage } from '@jobapply/language/hiring-tables'
import { once } from '@jobapply/language/once'
import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import { findPhrases, type NamedSpan, phraseTable, type Span } from './phrases.ts'

/** A sentence with what its words mean. `clauses` numbers the part between commas that each word belongs to. */
export type Sentence = {
  text: string
  words: readonly string[]
  clauses: readonly number[]
  marks: ReadonlyMap<HiringWord, readonly Span[]>
  isQuestion: boolean
}

const tables = once(() => new Map(HIRING_LANGUAGES.map((language) => [language, phraseTable(HIRING_WORDS[language])] as const)))
const COMMON = new Map(
  HIRING_LANGUAGES.map((language) => [language, new Set(foldWords(HIRING_WORDS[language].common).split(' '))] as const),
)

type Split = { text: string; words: string[]; clauses: number[] }

/** "Won't" is 'wo not': a lone 't' is French too. */
function split(text: string): Split {
  const words: string[] = []
  const clauses: number[] = []
  for (const [index, part] of text
    .replace(/n['’]t\b/gi, ' not')
    .split(CLAUSE_END)
    .entries())
    for (const word of foldWords(part).split(' ')) {
      if (word === '') continue
      words.push(word)
      clauses.push(index)
    }
  return { text, words, clauses }
}
const CLAUSE_END = /[,;:()–—!?]/

/** Titles and companies have words that mean something elsewhere: 'Dental Nurse', 'Loan Officer', 'Offer Letter Ltd'. Single words stay. */
function hideNames(one: Split, names: readonly (readonly string[])[]): Split {
  const words = [...one.words]
  for (const name of names)
    for (let at = 0; at + name.length <= words.length; at += 1)
      if (name.every((word, index) => words[at + index] === word)) words.fill(HIDDEN, at, at + name.length)
  return { ...one, words }
}
const HIDDEN = '#'
const MAX_NAMES = 16
const MAX_NAME_WORDS = 12

type Counts = Record<HiringLanguage, number>

function countCommon(words: readonly string[]): Counts {
  const counts = Object.fromEntries(HIRING_LANGUAGES.map((language) => [language, 0])) as Counts
  for (const [language, common] of COMMON) for (const word of words) if (common.has(word)) counts[language] += 1
  return counts
}

const best = (counts: Counts) =>
  HIRING_LANGUAGES.reduce((one, other) => (counts[other] > counts[one] ? other : one), HIRING_LANGUAGES[0])

/** Enough sentences to tell an email's language. */
const LOOKED_AT = 30
/** A short sentence is read in the email's language unless another has this many common words more. */
const LEAD = 2

/** The language of an email: by its common words, and in short ones by what its words mean. */
function mainLanguage(all: readonly Split[]): HiringLanguage {
  const sum = countCommon([])
  for (const { words } of all.slice(0, LOOKED_AT)) {
    const counts = countCommon(words)
    for (const [language, table] of tables())
      sum[language] += counts[language] + new Set(findPhrases(table, words).map(({ name }) => name)).size / 2
  }
  return best(sum)
}

/** Emails mix languages: each sentence is read in its own, and in the email's where it does not tell. */
export function readSentences(texts: readonly string[], names: readonly string[] = []): Sentence[] {
  const known = names.slice(0, MAX_NAMES).flatMap((name) => {
    const words = foldWords(name).split(' ')
    return words.length > 1 && words.length <= MAX_NAME_WORDS ? [words] : []
  })
  const all = texts.map((text) => hideNames(split(text), known))
  const main = mainLanguage(all)
  return all.map((one) => {
    const counts = countCommon(one.words)
    const own = best({ ...counts, [main]: counts[main] + LEAD })
    return { ...one, marks: marksOf(one.words, own), isQuestion: one.text.trimEnd().endsWith('?') }
  })
}

/** Enough common words to be sure that the email is in a language of ours; in a short one they are a share of its words. */
const UNDERSTOOD = 10
const UNDERSTOOD_SHORT = 3
const UNDERSTOOD_SHARE = 0.2

export function isUnderstood(sentences: readonly Sentence[]): boolean {
  const words = sentences.flatMap((one) => one.words)
  const common = Math.max(...Object.values(countCommon(words)))
  return common >= UNDERSTOOD || (common >= UNDERSTOOD_SHORT && common >= words.length * UNDERSTOOD_SHARE)
}

function marksOf(words: readonly string[], language: HiringLanguage): Map<HiringWord, Span[]> {
  const table = tables().get(language)
  const found = table ? findPhrases(table, words) : []
  const harmless = found.filter(({ name }) => name === 'harmlessNot' || name === 'idle')
  const interviews = found.filter(({ name }) => name === 'interview')
  const marks = new Map<HiringWord, Span[]>()
  for (const { name, from, to } of found) {
    if (name !== 'harmlessNot' && isInside({ from, to }, harmless)) continue
    // A trial shift is not a trial.
    if (name === 'otherMatter' && isInside({ from, to }, interviews)) continue
    const known = marks.get(name)
    if (known) known.push({ from, to })
    else marks.set(name, [{ from, to }])
  }
  return marks
}

const isInside = ({ from, to }: Span, all: readonly NamedSpan<HiringWord>[]) =>
  all.some((one) => one.from <= from && to <= one.to)
