import { isOnly } from '#answers/facts/fact'
import { FORM_LANGUAGES, type FormLanguage } from '#answers/words/names'
import { meaningful, type Names, readText, readTokens, type Token } from '#answers/words/tokens'
import type { Question } from '#jobs/form'
import { LINK_TOPICS } from '#profiles/links'
import { READ_CHARACTERS } from './constants.ts'
import { asksWhich, isBorne } from './manners.ts'
import type { AnswerJob, NeverReason } from './schema.ts'
import { isAbout, neverReasonOf, type Topic, topicOf } from './topics.ts'

export type Reading = {
  language: FormLanguage
  /** What says something, in order. */
  tokens: readonly Token[]
  /** Null when a word isn't understood, the question is negated, or two languages read it differently. */
  topic: Topic | null
  never: NeverReason | null
  /** 'Which licence do you have?': no yes and no no answers it. */
  isWhich: boolean
  /** 'Leave this field blank': a trap for programs. */
  isTrap: boolean
  /** A description may change the meaning: a condition, another unit, the subject that the label leaves out. */
  hasUnclearDescription: boolean
}

/** Facts that no description changes. */
const PLAIN: readonly Topic[] = ['first-name', 'last-name', 'full-name', 'email', 'phone', ...LINK_TOPICS, 'city', 'zip']

export function readQuestion({ label, description = '', options, isIdentity }: Question, { employer, city }: AnswerJob): Reading {
  const names: Names = { employer, city }
  const { language, tokens, topic, isWhich, isSigned } = readInLanguages(label, names)
  const explained = readText(description, names, language)
  const offered = options.flatMap((option) => readTokens(option.label, language, names))
  return {
    language,
    tokens,
    topic,
    isWhich,
    never: isIdentity
      ? 'demographic'
      : isSigned
        ? 'signature'
        : (neverReasonOf(tokens) ?? neverReasonOf([...explained, ...offered].filter(isPromise))),
    isTrap: tokens.some(({ concept }) => concept === 'blank'),
    hasUnclearDescription: topic !== null && !PLAIN.includes(topic) && !isAbout(topic, meaningful(explained)),
  }
}

const BETWEEN_LANGUAGES = /[/|]/
const MOST_LANGUAGES = 4
const LONGEST_IN_LANGUAGES = 120

/** 'Vorname / First name': the same question in two languages, each read on its own. */
function readInLanguages(label: string, names: Names): ReadLabel {
  const whole = readLabel(label, names)
  if (whole.topic !== null || label.length > LONGEST_IN_LANGUAGES) return whole
  const parts = label.split(BETWEEN_LANGUAGES).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > MOST_LANGUAGES) return whole
  const [first, ...others] = parts.map((part) => readLabel(part, names))
  const isSame = first?.topic && others.every(({ topic, isSigned }) => topic === first.topic && !isSigned)
  return first && isSame ? first : whole
}

type ReadLabel = Pick<Reading, 'language' | 'tokens' | 'topic' | 'isWhich'> & {
  /** 'Firma' is a company in one language and a signature in others. */
  isSigned: boolean
}

/** The languages that know most of the words must agree on what is asked. */
function readLabel(label: string, names: Names): ReadLabel {
  const readings = FORM_LANGUAGES.map((language) => {
    const all = readTokens(label, language, names)
    return { language, all, tokens: meaningful(all) }
  })
  const unknown = readings.map(({ tokens }) => tokens.filter(({ concept }) => concept === 'word').length)
  const best = readings
    .filter((_, index) => unknown[index] === Math.min(...unknown))
    .map((reading) => ({ ...reading, topic: label.length > READ_CHARACTERS ? null : topicOf(reading.tokens) }))
    .map(({ all, ...reading }) => ({
      ...reading,
      topic: reading.topic && isBorne(reading.topic, all) ? reading.topic : null,
      isWhich: asksWhich(label, reading.language, all),
    }))
  const [first] = best
  const understood = best.filter(({ topic }) => topic !== null)
  const topics = new Set(understood.map(({ topic }) => topic))
  const chosen = topics.size === 1 ? understood[0] : first
  const isSigned = best.some(({ tokens }) => isOnly(tokens, 'signature'))
  return chosen
    ? { ...chosen, topic: topics.size === 1 ? chosen.topic : null, isSigned }
    : { language: 'en', tokens: [], topic: null, isWhich: false, isSigned }
}

/** Beside a question, only what the person would promise counts: 'equal opportunity' under a form says nothing about its fields. */
const isPromise = ({ concept }: Token) => ['captcha', 'signature', 'attestation', 'consent'].includes(concept)
