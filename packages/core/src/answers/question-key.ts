import { foldWords } from '@jobapply/language/fold'
import type { Token } from '#answers/words/tokens'
import type { Question } from '#jobs/form'
import { READ_CHARACTERS } from './constants.ts'
import type { Reading } from './read-question.ts'
import type { AnswerJob } from './schema.ts'
import type { Topic } from './topics.ts'

/** Answers that hold for one employer only. */
const PER_EMPLOYER: readonly (Topic | null)[] = ['worked-here', 'hear']
/** Answers that hold for one country only. */
const PER_COUNTRY: readonly (Topic | null)[] = [
  'sponsorship',
  'visa-need',
  'authorized',
  'authorized-alone',
  'citizen',
  'salary',
  'relocate',
  'lives-in',
]
/** Asked both as 'Do you have one?' and as 'Which one?'. */
const YES_OR_NO: readonly (Topic | null)[] = [
  ...(['sponsorship', 'visa-need', 'authorized', 'authorized-alone', 'citizen', 'lives-in', 'worked-here'] as const),
  ...(['relocate', 'travel', 'work-mode', 'licence', 'has-degree', 'has-experience', 'speaks'] as const),
]
const ABOUT_EMPLOYER = ['employer', 'here', 'company', 'role', 'hear', 'if']
/** Concepts that don't change what is asked. */
const NEUTRAL = [
  'will',
  'needed',
  'work',
  'need',
  'how-many',
  'how-long',
  'role',
  'willing',
  'when',
  'url',
  'confirm',
  'sponsor',
  'auth',
  'permit',
  'employer',
]
/** A shorter unknown label ('Please explain') depends on what surrounds it. */
const FEWEST_WORDS = 4

/**
 * Equal keys mean the same question: by topic and what it names where the question is understood, so in any wording and language, else by
 * its words. An answer about one employer or country never serves another.
 */
export function questionKey(question: Question, { topic, tokens, isWhich }: Reading, job: AnswerJob): string {
  if (topic === null) {
    const words = wordsOf(question.label, job)
    return `text ${words}${isAboutEmployer(words, tokens) ? ` @${foldWords(job.employer)}` : ''}`
  }
  const scope = PER_EMPLOYER.includes(topic)
    ? ` @${foldWords(job.employer)}`
    : PER_COUNTRY.includes(topic)
      ? ` @${job.country ?? '?'}`
      : ''
  const details = tokens
    .filter(({ concept }) => !NEUTRAL.includes(concept))
    .map(({ concept, value, number, text }) => (concept === 'word' ? text : `${concept}${value ?? number ?? ''}`))
  const which = isWhich && YES_OR_NO.includes(topic) ? ' which' : ''
  return `${topic} ${[...new Set(details)].sort().join(' ')}${which}${scope}`
}

/**
 * Whether an answer may serve the next employer. Not a box that may be a consent in words we don't know, nor a text too long to be read to
 * its end.
 */
export const isReusable = ({ label, kind, options }: Question, { topic, never }: Reading) =>
  never === null && (topic !== null || (label.length <= READ_CHARACTERS && kind !== 'boolean' && options.length !== 1))

const DEICTIC =
  /\b(?:our|us|we|this|these|here|office|team|company|if|unsere\w?|unserem|uns|diese\w?|firma|falls|wenn|notre|nos|nous|cette|ce|entreprise|nuestr[oa]s?|nosotros|este|empresa|si|nasz\w{0,3}|nas|tej|tym|firm\w{0,3}|jesli|jezeli|ons|onze|dit|deze|bedrijf|indien)\b/

/** Questions that refer to this role, this office or an earlier answer, and those too short to mean anything alone. */
const isAboutEmployer = (words: string, tokens: readonly Token[]) =>
  words.includes('@') ||
  words.split(' ').length < FEWEST_WORDS ||
  tokens.some(({ concept }) => ABOUT_EMPLOYER.includes(concept)) ||
  DEICTIC.test(words)

function wordsOf(label: string, { employer }: AnswerJob): string {
  const name = foldWords(employer)
  const words = ` ${foldWords(label)} `
  return (name ? words.replaceAll(` ${name} `, ' @ ') : words).trim()
}
