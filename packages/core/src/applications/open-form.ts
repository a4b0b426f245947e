import { writeSaved } from '#answers/answering/saved-answers'
import { keyToKeep } from '#answers/bank-rules'
import type { KeptAnswer } from '#answers/bank-schema'
import { type Decision, decideFields, type ReadField } from '#answers/keys/decide-fields'
import { asQuestion, type KeyContext } from '#answers/keys/key-answer'
import type { Question } from '#jobs/form'
import { isSameWord } from '#shared/text/text'
import { emptyField, toField } from './form-fields.ts'
import type { DecidedField } from './open-form-schema.ts'
import type { OpenQuestion } from './questions-schema.ts'
import type { PreparedField } from './schema.ts'

type Context = Omit<KeyContext, 'saved'> & { saved: readonly KeptAnswer[] }
type Given = {
  /** What is kept with the application: what the person answered there counts in the form that asks it. */
  kept: readonly PreparedField[]
  /** Proposals that the person has agreed to. */
  accepted: readonly string[]
}
type OpenField = ReadField & { isAnswered?: boolean }
type OpenForm = { decided: DecidedField[]; open: OpenQuestion[] }

/** What each field of an open form gets, and the required ones that only the person can answer. */
export function fillOpenForm(fields: readonly OpenField[], context: Context, { kept, accepted }: Given): OpenForm {
  const own = kept.filter(({ origin }) => origin === 'you')
  const form: OpenForm = { decided: [], open: [] }
  for (const [index, decision] of decideFields(fields, context).entries()) {
    const field = fields[index]
    if (!field) continue
    const question: Question = { ...asQuestion(field), id: field.id, label: field.label || field.name || 'Field without a label' }
    const decided =
      ownAnswer(question, decision, own) ??
      describe(question, decision.decision === 'propose' && accepted.includes(field.id) ? agreed(decision) : decision, context)
    form.decided.push(decided)
    if (decided.decision !== 'ask' || !field.required || field.kind === 'file' || field.isAnswered) continue
    const { isNever = false, reason = '' } = decision
    const key = isNever ? null : keyToKeep(question, context.job)
    form.open.push({ question, key, country: context.job.country, status: isNever ? 'never' : 'ask', reason })
  }
  return form
}

const agreed = (decision: Decision): Decision => ({ ...decision, decision: 'fill' })

function describe(question: Question, { score: _, origin, ...decision }: Decision, { saved }: Context): DecidedField {
  const { value, options = [] } = decision
  if (value === undefined || !origin) {
    const status = decision.isNever ? 'never' : decision.decision === 'ask' ? 'ask' : 'leave-empty'
    return { ...decision, field: emptyField(question, status) }
  }
  const field = toField(question, { status: 'answered', value, options, origin }, saved)
  const isDocument = question.kind === 'file' || origin.field === 'letter'
  const source = origin.field === 'letter' ? 'your letter' : 'your resume'
  return { ...decision, field: isDocument ? { ...field, origin: 'document', source } : field }
}

/** What the person has answered for this application, in the review, under 'Needs you' or in the panel. */
function ownAnswer(question: Question, { id, key, decision }: Decision, own: readonly PreparedField[]): DecidedField | undefined {
  if (decision !== 'ask' || question.kind === 'file') return undefined
  const given =
    own.find((field) => field.questionId === id) ?? own.find((field) => isSameWord(field.label, question.label.slice(0, 500)))
  if (!given) return undefined
  const values = question.kind === 'multi-select' ? given.value.split(', ') : [given.value]
  const answer = writeSaved(question, values, { kind: 'saved', field: '', sentence: '' })
  if (answer?.status !== 'answered') return undefined
  const field = { ...toField(question, answer, []), origin: 'you' as const, source: 'you', answerId: given.answerId }
  return { id, key, decision: 'fill', value: answer.value, options: answer.options, field }
}
