import { foldWords } from '@jobapply/language/fold'
import { SAVED_DAYS } from '#answers/constants'
import { isReusable, questionKey } from '#answers/question-key'
import { readQuestion } from '#answers/read-question'
import type { Answer, AnswerContext, AnswerJob, Origin, SavedAnswer } from '#answers/schema'
import { FORM_LANGUAGES } from '#answers/words/names'
import { meaningful, readTokens } from '#answers/words/tokens'
import type { Question, QuestionOption } from '#jobs/form'
import { chosenOptions, fitsField } from './write-answer.ts'

const DAY = 86_400_000

/** What is kept of a person's answer; undefined for questions that are answered for one employer at a time. */
export function toSaved(question: Question, values: readonly string[], job: AnswerJob, now: Date): SavedAnswer | undefined {
  const reading = readQuestion(question, job)
  if (!isReusable(question, reading) || values.length === 0) return undefined
  return {
    key: questionKey(question, reading, job),
    label: question.label,
    values: [...values],
    employer: job.employer,
    savedAt: now.toISOString(),
  }
}

/** The newest saved answer to the same question that still holds and fits this field. */
export function fromSaved(
  question: Question,
  key: string,
  { saved, now, job }: Pick<AnswerContext, 'saved' | 'now' | 'job'>,
): Answer | undefined {
  const [newest] = saved
    .filter((one) => one.key === key && isFresh(one, now) && !namesOther(one, job.employer))
    .toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt))
  return newest && writeSaved(question, newest.values, { kind: 'saved', field: key, sentence: `Your answer to: ${newest.label}` })
}

/** A text that names the employer it was written for. */
function namesOther({ employer, values }: SavedAnswer, now: string): boolean {
  const name = foldWords(employer)
  return name !== '' && name !== foldWords(now) && values.some((value) => ` ${foldWords(value)} `.includes(` ${name} `))
}

function isFresh({ key, savedAt }: SavedAnswer, now: Date): boolean {
  const days = SAVED_DAYS[key.split(' ')[0] ?? '']
  return days === undefined || now.getTime() - Date.parse(savedAt) <= days * DAY
}

/** An answer given before, in the form of this field; undefined when it doesn't fit without a guess. */
export function writeSaved(question: Question, values: readonly string[], origin: Origin): Answer | undefined {
  if (question.options.length > 0) {
    const options = values.map((value) => optionFor(value, question.options))
    const isComplete = options.every((option) => option !== undefined)
    return isComplete && (values.length === 1 || question.kind === 'multi-select')
      ? chosenOptions(question, options, origin)
      : undefined
  }
  const [text = '', ...more] = values
  const value = more.length > 0 ? null : valueFor(question, text)
  return value !== null && fitsField(question, value) ? { status: 'answered', value, options: [], origin } : undefined
}

function valueFor({ kind }: Question, text: string): string | number | boolean | null {
  if (kind === 'boolean') return polarityOf(text)
  if (kind === 'number') return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null
  return kind === 'text' || kind === 'long-text' ? text : null
}

/** The option with the same words, or the only plain yes or no; none when another option only starts like it. */
function optionFor(value: string, options: readonly QuestionOption[]): QuestionOption | undefined {
  const words = foldWords(value)
  const same = options.filter((option) => foldWords(option.label) === words)
  const polarity = polarityOf(value)
  const found = same.length > 0 ? same : polarity === null ? [] : options.filter(({ label }) => polarityOf(label) === polarity)
  const isShared = options.some((option) => !found.includes(option) && foldWords(option.label).startsWith(`${words} `))
  return found.length === 1 && !isShared ? found[0] : undefined
}

/** 'Yes', 'Nein', 'true'; null for anything longer. */
export function polarityOf(text: string): boolean | null {
  if (text === 'true' || text === 'false') return text === 'true'
  const readings = FORM_LANGUAGES.map((language) => meaningful(readTokens(text, language)))
  const only = (concept: string) => readings.some(([first, ...more]) => first?.concept === concept && more.length === 0)
  const [isYes, isNo] = [only('yes'), only('no')]
  return isYes === isNo ? null : isYes
}
