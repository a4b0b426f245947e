import { foldWords } from '@jobapply/language/fold'
import { isReusable, questionKey } from '#answers/question-key'
import { readQuestion } from '#answers/read-question'
import type { AnswerJob } from '#answers/schema'
import { meaningful, readText } from '#answers/words/tokens'
import type { Question, QuestionOption } from '#jobs/form'
import { polarityOf, writeSaved } from './saved-answers.ts'
import { isPlaceholder } from './write-answer.ts'

/** A question of a waiting application that only the person answers. */
export type OpenQuestion = { applicationId: string; jobTitle: string; job: AnswerJob; question: Question }

/** Open questions that one answer serves. */
export type QuestionGroup = {
  key: string
  /** As the first employer asks it; the others' words are in `members`. */
  question: Question
  /** A consent, attestation, legal or identity question: for one employer, never kept. */
  isApart: boolean
  members: readonly OpenQuestion[]
  /** Applications that wait for nothing else. */
  frees: number
}

/**
 * The groups of 'Needs you', those that free most applications first. The same question with other options is a group of its own, because
 * the answer to one doesn't fit the other.
 */
export function groupQuestions(open: readonly OpenQuestion[]): QuestionGroup[] {
  const waiting = Map.groupBy(
    open.filter(({ question }) => question.required),
    ({ applicationId }) => applicationId,
  )
  const groups = [...Map.groupBy(open.map(place), ({ key }) => key)].flatMap(([key, places]): QuestionGroup[] => {
    const [first] = places
    const members = places.map(({ one }) => one)
    const isServed = (all: readonly OpenQuestion[]) => all.every((one) => members.includes(one))
    return first
      ? [
          {
            key,
            question: first.one.question,
            isApart: first.isApart,
            members,
            frees: [...waiting.values()].filter(isServed).length,
          },
        ]
      : []
  })
  return groups.sort((a, b) => b.frees - a.frees || b.members.length - a.members.length || Number(a.isApart) - Number(b.isApart))
}

function place(one: OpenQuestion): { one: OpenQuestion; key: string; isApart: boolean } {
  const { question, job } = one
  const reading = readQuestion(question, job)
  const isApart = !isReusable(question, reading)
  const key = isApart ? `apart ${foldWords(question.label)} @${foldWords(job.employer)}` : questionKey(question, reading, job)
  return { one, key: `${key} ${formOf(question)}`, isApart }
}

/** Equal for fields that take the same answers: 'Yes / No', 'Ja / Nein / keine Angabe' and a box. */
function formOf({ kind, options }: Question): string {
  if (options.length === 0) return kind === 'boolean' ? '[no|yes]' : kind === 'long-text' ? '[text]' : `[${kind}]`
  const answers = options.filter((option) => !isPlaceholder(option) && !isEvasive(option)).map(answerOf)
  const several = kind === 'multi-select' ? 'several ' : ''
  return `${several}[${[...new Set(answers)].sort().join('|')}]`
}

const answerOf = ({ label }: QuestionOption) => {
  const polarity = polarityOf(label)
  return polarity === null ? foldWords(label) : polarity ? 'yes' : 'no'
}

const isEvasive = ({ label }: QuestionOption) => {
  const tokens = meaningful(readText(label))
  return tokens.length > 0 && tokens.every(({ concept }) => ['decline', 'other', 'unsure'].includes(concept))
}

export type Written = { applicationId: string; employer: string; label: string; written: string | null }

/** What an answer writes into each employer's form, in its own words; null where it doesn't fit and is asked again. */
export const previewAnswer = ({ members }: QuestionGroup, values: readonly string[]): Written[] =>
  members.map(({ applicationId, job, question }) => {
    const answer = writeSaved(question, values, { kind: 'saved', field: '', sentence: '' })
    const written = answer?.status === 'answered' ? answer.value : null
    return {
      applicationId,
      employer: job.employer,
      label: question.label,
      written: written === null ? null : Array.isArray(written) ? written.join(', ') : String(written),
    }
  })
