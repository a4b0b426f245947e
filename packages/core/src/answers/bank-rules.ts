import type { Question } from '#jobs/form'
import type { KeptAnswer } from './bank-schema.ts'
import { isReusable, questionKey } from './question-key.ts'
import { readQuestion } from './read-question.ts'
import type { AnswerJob } from './schema.ts'

/** Of options only those that were there, and one of them unless several may be chosen; a text is one text. */
export const isAnswerFor = ({ options, isSeveral }: Pick<KeptAnswer, 'options' | 'isSeveral'>, values: readonly string[]) =>
  (isSeveral || values.length === 1) && (options.length === 0 || values.every((value) => options.includes(value)))

/** The key under which an answer to this question may be kept; null: it holds for this form alone. */
export function keyToKeep(question: Question, job: AnswerJob): string | null {
  const reading = readQuestion(question, job)
  return isReusable(question, reading) ? questionKey(question, reading, job) : null
}
