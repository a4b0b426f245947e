import { has } from '#answers/facts/fact'
import type { FormLanguage } from '#answers/words/names'
import type { Token } from '#answers/words/tokens'
import type { Topic } from './topics.ts'

/** What a profile says of today: not what could be or would be liked. */
const TODAY: readonly Topic[] = [
  'authorized',
  'authorized-alone',
  'citizen',
  'lives-in',
  'licence',
  'has-degree',
  'has-experience',
  'worked-here',
  'adult',
  'current-company',
  'current-title',
]
/** What a profile also says of the past: 'Have you been ...?' */
const PAST: readonly Topic[] = [
  ...(['worked-here', 'hear', 'has-experience', 'years', 'school', 'has-degree', 'highest-education'] as const),
  ...(['study-field', 'graduation'] as const),
]
const RIGHTS: readonly Topic[] = ['authorized', 'authorized-alone', 'sponsorship', 'visa-need']
const ON_PAPER: readonly Topic[] = [...RIGHTS, 'citizen', 'licence', 'notice']

/** Whether a profile's fact about a topic answers a question that is asked in this manner. `tokens` are all of its label. */
export function isBorne(topic: Topic, tokens: readonly Token[]): boolean {
  if (has(tokens, 'could') && TODAY.includes(topic)) return false
  // 'Which languages would you like to speak?'
  if (has(tokens, 'could') && topic === 'languages') return false
  // A licence for one's trade is another one.
  if (has(tokens, 'trade') && topic === 'licence') return false
  if (has(tokens, 'must') && topic !== 'notice') return false
  if (has(tokens, 'once') && !PAST.includes(topic)) return false
  // 'Have you required sponsorship?'
  if (has(tokens, 'have') && has(tokens, 'needed') && RIGHTS.includes(topic)) return false
  return !(has(tokens, 'serial') && ON_PAPER.includes(topic)) && !isTwofold(tokens)
}

/** 'Do you have a permit or need one?': what is needed stands before the 'or', the need behind it. */
function isTwofold(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ concept }) => concept === 'or')
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)]
  return at > 0 && has(before, 'auth', 'permit', 'visa', 'sponsor') && !has(before, 'need') && has(after, 'need')
}

/** 'Que' alone also begins a clause; a question that begins with it, or with a preposition and it, asks for one of several. */
const FIRST_WHICH = /^[^\p{L}]{0,3}(?:\p{L}{1,4} )?qu[eé] /iu

/** 'Which licence do you have?' wants no yes. */
export const asksWhich = (label: string, language: FormLanguage, tokens: readonly Token[]) =>
  has(tokens, 'which') || ((language === 'es' || language === 'pt') && FIRST_WHICH.test(label))

/** How a question begins that wants a yes or a no. */
const WHETHER: Readonly<Partial<Record<FormLanguage, RegExp>>> = {
  en: /^[^\p{L}]{0,3}(?:are|is|am|do|does|did|was|were|have|has|had|will) /iu,
  de: /^[^\p{L}]{0,3}(?:sind|bist|ist|haben|hast|hat|werden|wirst|wird|gibt) /iu,
  fr: /^[^\p{L}]{0,3}(?:(?:avez|êtes|etes|aurez|serez)-vous|(?:as|es|auras)-tu|est-ce que?) /iu,
  es: /^[^\p{L}]{0,3}(?:es|está|esta|estás|tiene|tienes|ha|has|hay) /iu,
  pt: /^[^\p{L}]{0,3}(?:é|está|esta|tem|há|você (?:é|está|tem|já)) /iu,
  it: /^[^\p{L}]{0,3}(?:è|sei|hai|ha) /iu,
  nl: /^[^\p{L}]{0,3}(?:ben|bent|is|heb|hebt|heeft|zult|zal) /iu,
  pl: /^[^\p{L}]{0,3}czy /iu,
  sv: /^[^\p{L}]{0,3}(?:är|har|kommer) /iu,
  da: /^[^\p{L}]{0,3}(?:er|har|kommer) /iu,
}
/** Answered by an amount or a day: 'Are you on notice?' and 'Is your expected salary final?' ask something else. */
const AMOUNTS: readonly Topic[] = ['notice', 'start', 'salary']

export const asksWhether = (topic: Topic, label: string, language: FormLanguage) =>
  AMOUNTS.includes(topic) && (WHETHER[language]?.test(label) ?? false)
