import { foldWords } from '@jobapply/language/fold'
import { answerQuestion } from '#answers/answering/answer'
import { ask, chosenOptions, fitsField } from '#answers/answering/write-answer'
import { asNear, isNearPart } from '#answers/facts/nearest'
import type { Reading } from '#answers/read-question'
import type { Answer, AnswerContext, Origin } from '#answers/schema'
import type { Topic } from '#answers/topics'
import type { Question } from '#jobs/form'
import { forTopics, LINKS, NETWORK_FIELDS } from '#profiles/links'
import { answerDatePart, wordingsOf } from './date-parts.ts'
import { entryValue, type HistoryKey, isHistoryKey } from './entry-values.ts'
import { unexplained } from './explained.ts'
import { type FieldKey, type FieldKind, KEY_OF_TOPIC, type PlainKey } from './field-keys.ts'
import { BY_TOKEN, type FieldEvidence, questionOf, type ScoredKey } from './score-keys.ts'

/** What goes out as a file or a letter; null: there is none. */
export type SentDocuments = { resume: string | null; letter: string | null; letterText: string | null }
export type KeyContext = AnswerContext & { documents: SentDocuments }
/** A field may also say how long a text may be. */
export type AskedField = FieldEvidence & { maxLength?: number | undefined; min?: number | undefined; max?: number | undefined }

/** A wording that the question reader knows, for a fact that another sign than the label asks for. */
const WORDINGS: Readonly<Partial<Record<PlainKey, string>>> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneCountryCode: 'Country code',
  address: 'Address',
  city: 'City',
  state: 'State',
  postalCode: 'Zip code',
  country: 'Country',
  location: 'Location',
  ...forTopics(NETWORK_FIELDS, (field) => LINKS[field].name),
  currentCompany: 'Current company',
}

const KINDS: Readonly<Record<FieldKind, Question['kind']>> = {
  text: 'text',
  email: 'text',
  tel: 'text',
  number: 'number',
  date: 'date',
  textarea: 'long-text',
  select: 'select',
  combobox: 'select',
  'radio-group': 'select',
  checkbox: 'boolean',
  'checkbox-group': 'multi-select',
  'yes-no-buttons': 'select',
  'date-part': 'text',
  slider: 'number',
  file: 'file',
}

/** The field as a question of the answer bank. A list whose options appear only when it is opened takes its answer as text. */
export function asQuestion(field: AskedField): Question {
  const kind = KINDS[field.kind]
  const isClosed = kind === 'select' && field.options.length === 0
  return {
    ...questionOf(field, isClosed ? 'text' : kind),
    ...(field.maxLength ? { maxLength: field.maxLength } : {}),
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
  }
}

/** What a field gets: by its key where that is a plain fact, else as the answer bank reads the question. */
export function answerField(field: AskedField, { key, score, isSure, reading, whose }: ScoredKey, context: KeyContext): Answer {
  if (whose === 'signature') return { status: 'never', reason: 'signature' }
  if (key && isHistoryKey(key)) return answerEntry(field, key, context)
  const document = documentFor(field, key, context.documents)
  if (document) return document
  const own = asQuestion(field)
  if (key === 'skills' && own.kind === 'multi-select') return chooseSkills(own, context)
  const part = key || reading.topic ? undefined : answerDatePart(own, context)
  if (part) return part
  const wording = key && isPlain(key) ? WORDINGS[key] : undefined
  const isRead = reading.topic !== null && KEY_OF_TOPIC[reading.topic] === key
  // 'School name' under 'High school' is none of the profile's.
  if (whose === 'other' && !key && reading.topic && OF_SCHOOLS.includes(reading.topic)) return ask('unclear-question')
  // The label alone would name a fact about the person, but the field is about somebody else, or of another kind.
  if (!key && reading.topic && (KEY_OF_TOPIC[reading.topic] || reading.topic === 'name')) return ask('unclear-question')
  if (!key || !wording || isRead) return answerQuestion(own, context)
  if (!isSure) {
    const answer = answerQuestion(own, context)
    if (answer.status !== 'ask' || !(isPlainlyWorded(field, key, reading) || isUnread(score, reading))) return answer
  }
  const plain: Question = { id: own.id, label: wording, kind: own.kind, options: own.options, required: own.required }
  const answer = answerQuestion(own.maxLength ? { ...plain, maxLength: own.maxLength } : plain, context)
  return key === 'portfolio' && answer.status === 'ask' ? answerQuestion({ ...plain, label: 'Website' }, context) : answer
}

const OF_SCHOOLS: readonly Topic[] = ['school', 'study-field', 'graduation', 'highest-education', 'has-degree']

/** The options that the profile names word for word; the person looks at them first, since others may be true as well. */
function chooseSkills(question: Question, { profile }: KeyContext): Answer {
  const own = new Set(profile.technical_skills.map(foldWords))
  const fitting = question.options.filter(({ label }) => own.has(foldWords(label)))
  if (fitting.length === 0) return ask('unclear-options')
  if (profile.onboardingFields.includes('technical_skills')) return ask('unconfirmed')
  const sentence = `Skills: ${fitting.map(({ label }) => label).join(', ')}`.slice(0, 200)
  return asNear(chosenOptions(question, fitting, { kind: 'profile', field: 'technical_skills', sentence }))
}

/** A few words around a fact do not change it, and the person looks at the answer first; a word that may mean another one is asked. */
const MOST_AROUND = 3
const TYPED: readonly FieldKind[] = ['text', 'email', 'tel', 'textarea']
export const ANOTHER =
  /^(?:alternat|second|other|additional|business|office|emergency|parent|manager|weitere|autre|otr[ao]|altr[ao])/
const isPlainlyWorded = ({ kind }: AskedField, key: FieldKey, { tokens, never }: Reading) =>
  TYPED.includes(kind) &&
  !never &&
  tokens.filter(({ concept }) => concept === 'word').length <= MOST_AROUND &&
  unexplained(key, tokens).length === 0

/** A label in a language that nobody here reads, over a field whose own token says what it holds: the person looks at the value. */
const isUnread = (score: number, { tokens }: Reading) =>
  score >= BY_TOKEN && tokens.length > 0 && tokens.every(({ concept }) => concept === 'word')

const isPlain = (key: FieldKey): key is PlainKey => !isHistoryKey(key)

function documentFor(
  { kind }: AskedField,
  key: FieldKey | null,
  { resume, letter, letterText }: SentDocuments,
): Answer | undefined {
  const given = (value: string, field: string): Answer => ({
    status: 'answered',
    value,
    options: [],
    origin: { kind: 'profile', field, sentence: value.slice(0, 200) },
  })
  if (key === 'resumeFile' && kind === 'file' && resume) return given(resume, 'resume')
  if (key === 'coverLetter' && kind === 'file' && letter) return given(letter, 'letter')
  return key === 'coverLetter' && kind === 'textarea' && letterText ? given(letterText, 'letter') : undefined
}

function answerEntry(field: AskedField, key: HistoryKey, context: KeyContext): Answer {
  const value = entryValue(key, context.profile, field.kind)
  if (value === 'leave-empty') return { status: 'leave-empty' }
  if (value === null) return ask('no-fact')
  const origin: Origin = {
    kind: 'profile',
    field: key.startsWith('education') ? 'education' : 'experience',
    sentence: `${key}: ${value}`,
  }
  if (context.profile.onboardingFields.includes(origin.field)) return ask('unconfirmed')
  const question = asQuestion(field)
  if (question.options.length === 0)
    return fitsField(question, value) ? { status: 'answered', value, options: [], origin } : ask('does-not-fit')
  const wanted = typeof value === 'boolean' ? [] : wordings(key, value)
  const fitting = question.options.filter(({ label }) => wanted.includes(foldWords(label)))
  if (fitting.length === 1) return chosenOptions(question, fitting, origin)
  const near = typeof value === 'boolean' ? [] : question.options.filter(({ label }) => isNearPart(key, value, label))
  return near.length === 1 ? asNear(chosenOptions(question, near, origin)) : ask('unclear-options')
}

/** Everything but a month stays as it is. */
const wordings = (key: HistoryKey, value: string) => (key.endsWith('Month') ? wordingsOf('month', value) : [foldWords(value)])
