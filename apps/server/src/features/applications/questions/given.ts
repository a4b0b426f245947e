import { writeSaved } from '@jobapply/core/answers/answering/saved-answers'
import { shownValue } from '@jobapply/core/applications/form-fields'
import type { GivenAnswer, OpenQuestion } from '@jobapply/core/applications/questions-schema'
import type { PreparedField } from '@jobapply/core/applications/schema'
import { saveAnswer } from '#features/answers/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'

type Form = { company: string; fields: PreparedField[]; openQuestions: OpenQuestion[] }
type Refusals = { ANSWER_DOES_NOT_FIT(): Error }

/** A form with what the person has answered in it; answers that may serve again are kept. Questions that are not open stay as they are. */
export async function takeAnswers<F extends Form>(
  tx: Db,
  userId: string,
  form: F,
  answers: readonly GivenAnswer[],
  errors: Refusals,
): Promise<F> {
  let taken = form
  for (const { questionId, values, keep } of answers) {
    const open = taken.openQuestions.find(({ question }) => question.id === questionId)
    if (!open) continue
    const kept = keep ? await keepAnswer(tx, userId, open, form.company, values) : null
    taken = takeAnswer(taken, open, values, kept, errors)
  }
  return taken
}

/** The answer becomes a field, and its question is open no longer. */
export function takeAnswer<F extends Form>(
  form: F,
  open: OpenQuestion,
  values: readonly string[],
  answerId: string | null,
  errors: Refusals,
): F {
  const field = toField(open, values, answerId)
  if (!field) throw errors.ANSWER_DOES_NOT_FIT()
  return {
    ...form,
    fields: [...form.fields, field],
    openQuestions: form.openQuestions.filter((one) => one !== open),
  }
}

/** The bank's id of the answer; null where it may not be kept. */
export async function keepAnswer(tx: Db, userId: string, { key, question }: OpenQuestion, employer: string, values: string[]) {
  if (key === null) return null
  const options = question.options.map(({ label }) => label)
  const isSeveral = question.kind === 'multi-select'
  const { id } = await saveAnswer(tx, userId, { key, label: question.label, employer, values, options, isSeveral }, now())
  return id
}

/** The field as it goes out; undefined when the answer does not fit it. */
function toField({ question }: OpenQuestion, values: readonly string[], answerId: string | null): PreparedField | undefined {
  const origin = { kind: 'saved' as const, field: '', sentence: '' }
  const written = writeSaved(question, values, origin)
  if (written?.status !== 'answered') return undefined
  return {
    questionId: question.id,
    label: question.label.slice(0, 500),
    value: shownValue(written.value),
    isRequired: question.required,
    origin: 'you',
    source: 'you',
    answerId,
  }
}
