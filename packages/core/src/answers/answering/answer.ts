import { answerEducation, answerHasDegree, answerHighestEducation } from '#answers/facts/education'
import type { Answering, Fact, Found } from '#answers/facts/fact'
import { answerJoining } from '#answers/facts/joining-time'
import { answerLanguages, answerSpeaks } from '#answers/facts/languages'
import { asNear } from '#answers/facts/nearest'
import { answerSalary } from '#answers/facts/pay'
import * as person from '#answers/facts/person'
import { answerJobTypes, answerLicence, answerRelocation, answerTravel, answerWorkMode } from '#answers/facts/preferences'
import { proposeSelfIdentification } from '#answers/facts/self-identification'
import { answerCitizenship, answerRights } from '#answers/facts/work-rights'
import { answerHasExperience, answerYears } from '#answers/facts/years'
import { asksWhether } from '#answers/manners'
import { isReusable, questionKey } from '#answers/question-key'
import { type Reading, readQuestion } from '#answers/read-question'
import type { Answer, AnswerContext } from '#answers/schema'
import type { Topic } from '#answers/topics'
import type { Question } from '#jobs/form'
import { dayOf } from '#shared/time/dates'
import { fromSaved } from './saved-answers.ts'
import { ask, chosenOptions, writeAnswer } from './write-answer.ts'

type Answerer = (answering: Answering) => Found
const TOPICS: Readonly<Partial<Record<Topic, Answerer>>> = {
  sponsorship: (one) => answerRights('sponsorship', one),
  'visa-need': (one) => answerRights('visa-need', one),
  authorized: (one) => answerRights('authorized', one),
  'authorized-alone': (one) => answerRights('authorized-alone', one),
  citizen: answerCitizenship,
  years: answerYears,
  'has-experience': answerHasExperience,
  notice: (one) => answerJoining('notice', one),
  start: (one) => answerJoining('start', one),
  salary: answerSalary,
  relocate: answerRelocation,
  'work-mode': answerWorkMode,
  'job-types': answerJobTypes,
  travel: answerTravel,
  licence: answerLicence,
  speaks: (one) => answerSpeaks('speaks', one),
  'language-level': (one) => answerSpeaks('language-level', one),
  languages: answerLanguages,
  'highest-education': answerHighestEducation,
  'has-degree': answerHasDegree,
  school: (one) => answerEducation('school', one),
  'study-field': (one) => answerEducation('study-field', one),
  graduation: (one) => answerEducation('graduation', one),
  'first-name': (one) => person.answerName('first-name', one),
  'last-name': (one) => person.answerName('last-name', one),
  'full-name': (one) => person.answerName('full-name', one),
  name: (one) => person.answerName('name', one),
  phone: person.answerPhone,
  'dial-code': person.answerDialCode,
  country: person.answerCountry,
  location: person.answerLocation,
  'lives-in': person.answerLivesIn,
  'current-company': (one) => person.answerCurrentJob('current-company', one),
  'current-title': (one) => person.answerCurrentJob('current-title', one),
  'worked-here': person.answerWorkedHere,
}

/**
 * The answer to a question of an employer's form: from a saved answer, from a fact of the profile, or none. What is not understood to the
 * last word is asked; consent, attestations, signatures, criminal records, captchas and legal questions are never answered.
 */
export function answerQuestion(question: Question, context: AnswerContext): Answer {
  const reading = readQuestion(question, context.job)
  if (reading.isTrap) return { status: 'leave-empty' }
  if (question.kind === 'file') return ask('file')
  if (reading.never === 'demographic') return answerDemographic(question, reading, context)
  if (reading.never) return { status: 'never', reason: reading.never }
  const saved = isReusable(question, reading)
    ? fromSaved(question, questionKey(question, reading, context.job), context)
    : undefined
  return saved ?? answerFromProfile(question, reading, context)
}

function answerFromProfile(
  question: Question,
  { topic, tokens, language, isWhich, hasUnclearDescription }: Reading,
  context: AnswerContext,
): Answer {
  if (!topic) return ask('unknown-question')
  const isDoubtful = hasUnclearDescription && context.mayBeNear === true && SHOWN_FIRST.includes(topic)
  if (hasUnclearDescription && !isDoubtful) return ask('unclear-question')
  const answering: Answering = { context, tokens, language, today: dayOf(context.now, context.timeZone) }
  const found = person.isFieldTopic(topic) ? person.answerField(topic, answering) : (TOPICS[topic]?.(answering) ?? 'no-fact')
  if (typeof found === 'string') return ask(found)
  if (found.yes === undefined && asksWhether(topic, question.label, language)) return ask('unclear-question')
  if (context.profile.onboardingFields.includes(found.field)) return ask('unconfirmed')
  const answer = writeAnswer(question, language, context.job, isWhich ? withoutYes(found) : found, context.mayBeNear)
  return isDoubtful ? asNear(answer) : answer
}

const withoutYes = ({ yes: _, ...fact }: Fact): Fact => fact

/** Where a description says more than we understand, the person looks at these first; anything else is asked. */
const SHOWN_FIRST: readonly Topic[] = ['street', 'region', 'country', 'location', 'dial-code', 'current-company']

/** Optional fields stay empty under full automation; in review an exactly matching option is proposed (decisions, Applying). */
function answerDemographic(question: Question, { tokens }: Reading, context: AnswerContext): Answer {
  const proposed = context.mode === 'review' ? proposeSelfIdentification(question, tokens, context) : undefined
  if (proposed) return chosenOptions(question, [proposed.option], proposed.origin)
  return question.required ? { status: 'never', reason: 'demographic' } : { status: 'leave-empty' }
}
