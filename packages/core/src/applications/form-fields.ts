import { answerQuestion } from '#answers/answering/answer'
import { keyToKeep } from '#answers/bank-rules'
import type { KeptAnswer } from '#answers/bank-schema'
import { ASK_REASONS, NEVER_REASONS } from '#answers/constants'
import type { Answer, AnswerContext } from '#answers/schema'
import type { Question } from '#jobs/form'
import type { Origin } from './constants.ts'
import type { OpenQuestion } from './questions-schema.ts'
import type { PreparedField } from './schema.ts'

type Context = Omit<AnswerContext, 'saved'> & {
  saved: readonly KeptAnswer[]
  /** What goes out as a file or a letter, by name; null: there is none. */
  resume: string | null
  letter: string | null
}
type Filled = { fields: PreparedField[]; open: OpenQuestion[] }

const COUNTED = ['experience', 'total_experience']

/** What each field of a form would get and where it comes from, and the required ones that only the person can answer. */
export function fillForm(form: readonly Question[], context: Context): Filled {
  const filled: Filled = { fields: [], open: [] }
  const siblings = form.map(({ label }) => label)
  for (const question of form) {
    const document = documentFor(question, context)
    const answer = answerQuestion(question, { ...context, siblings })
    if (document) filled.fields.push(document)
    else if (answer.status === 'answered') filled.fields.push(toField(question, answer, context.saved))
    else if (answer.status === 'leave-empty' || !question.required || !canBeTyped(question))
      filled.fields.push(emptyField(question, answer.status))
    else {
      const key = answer.status === 'ask' ? keyToKeep(question, context.job) : null
      filled.open.push({ question, key, country: context.job.country, status: answer.status, reason: reasonOf(answer) })
    }
  }
  return filled
}

/** As the review and the receipt show it. */
export const shownValue = (value: Extract<Answer, { status: 'answered' }>['value']) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : Array.isArray(value) ? value.join(', ') : String(value)

export function toField(
  { id, label, required }: Question,
  { value, origin }: Extract<Answer, { status: 'answered' }>,
  saved: readonly KeptAnswer[],
): PreparedField {
  const answerId = origin.kind === 'saved' ? (saved.find(({ key }) => key === origin.field)?.id ?? null) : null
  return {
    questionId: id,
    label: label.slice(0, 500),
    value: shownValue(value),
    isRequired: required,
    origin: originOf(origin),
    source: sourceOf(origin).slice(0, 300),
    answerId,
  }
}

function originOf({ kind, field }: { kind: 'saved' | 'profile'; field: string }): Origin {
  if (kind === 'saved') return 'saved'
  if (field.startsWith('work_authorization')) return 'authorization'
  return COUNTED.includes(field) ? 'counted' : 'profile'
}

/** A plain value speaks for itself; what was read or counted says from where. */
const sourceOf = (origin: { kind: 'saved' | 'profile'; field: string; sentence: string }) =>
  originOf(origin) === 'profile' ? 'profile' : origin.sentence

const reasonOf = (answer: Exclude<Answer, { status: 'answered' }>) =>
  answer.status === 'ask' ? ASK_REASONS[answer.reason] : answer.status === 'never' ? NEVER_REASONS[answer.reason] : 'Stays empty.'

/** A file, a captcha or a control that we do not know can only be given in the form itself. */
const canBeTyped = ({ kind }: Pick<Question, 'kind'>) => kind !== 'file' && kind !== 'unknown'

export const emptyField = ({ id, label, kind, required }: Question, status: Answer['status']): PreparedField => ({
  questionId: id,
  label: label.slice(0, 500),
  value: '',
  isRequired: required,
  origin: 'empty',
  source: emptySource({ kind, required }, status),
  answerId: null,
})

function emptySource({ kind, required }: Pick<Question, 'kind' | 'required'>, status: Answer['status']): string {
  if (required && !canBeTyped({ kind })) return 'you, in their form'
  if (status === 'never') return 'never guessed'
  return status === 'ask' ? 'optional, not answered' : 'stays empty'
}

const RESUME = /\b(?:resume|cv|curriculum|lebenslauf)\b/i
const LETTER = /cover.?letter|anschreiben|motivation/i

/** A file or letter that goes with the application. */
function documentFor({ id, label, kind, required }: Question, { resume, letter }: Context): PreparedField | undefined {
  const field = (value: string, source: string): PreparedField => ({
    questionId: id,
    label: label.slice(0, 500),
    value,
    isRequired: required,
    origin: 'document',
    source,
    answerId: null,
  })
  if (LETTER.test(label) && (kind === 'file' || kind === 'long-text'))
    return letter === null ? undefined : field(letter, 'your letter')
  return RESUME.test(label) && kind === 'file' && resume !== null ? field(resume, 'your resume') : undefined
}
