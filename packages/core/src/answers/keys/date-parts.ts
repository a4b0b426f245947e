import { foldWords } from '@jobapply/language/fold'
import { answerQuestion } from '#answers/answering/answer'
import { ask, chosenOptions } from '#answers/answering/write-answer'
import { asNear } from '#answers/facts/nearest'
import type { Answer, AnswerContext } from '#answers/schema'
import type { Question } from '#jobs/form'

const PARTS = { year: 0, month: 1, day: 2 } as const
type Part = keyof typeof PARTS
const WORDS: Readonly<Record<string, Part>> = {
  ...{ day: 'day', dd: 'day', tag: 'day', jour: 'day', dia: 'day', dag: 'day' },
  ...{ month: 'month', mm: 'month', monat: 'month', mois: 'month', mes: 'month', maand: 'month' },
  ...{ year: 'year', yyyy: 'year', jahr: 'year', annee: 'year', ano: 'year', jaar: 'year' },
}

/** 'Earliest start date Month' is the month of 'Earliest start date'. */
function splitDateLabel(label: string): { whole: string; part: Part } | null {
  const at = label.trimEnd().lastIndexOf(' ')
  const part = at > 0 ? WORDS[foldWords(label.slice(at))] : undefined
  return part ? { whole: label.slice(0, at).trim(), part } : null
}

/** A part of a whole date that the profile has. The person looks at it first: three boxes are easily mixed up. */
export function answerDatePart(question: Question, context: AnswerContext): Answer | undefined {
  const split = splitDateLabel(question.label)
  if (!split) return undefined
  const answer = answerQuestion({ ...question, label: split.whole, kind: 'date', options: [] }, context)
  if (answer.status !== 'answered') return undefined
  const value = /^\d{4}-\d{2}-\d{2}$/.test(String(answer.value)) ? String(answer.value).split('-')[PARTS[split.part]] : undefined
  if (!value) return undefined
  const { origin } = answer
  if (question.options.length === 0) return asNear({ status: 'answered', value: String(Number(value)), options: [], origin })
  const wanted = wordingsOf(split.part, value)
  const fitting = question.options.filter(({ label }) => wanted.includes(foldWords(label)))
  return fitting.length === 1 ? asNear(chosenOptions(question, fitting, origin)) : ask('unclear-options')
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month, 1)))
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pl', 'it', 'pt']

/** A month is 3, 03, March or Mar; a day 7 or 07. */
export function wordingsOf(part: Part, value: string): string[] {
  const plain = [String(Number(value)), value.padStart(2, '0')]
  const date = part === 'month' ? MONTHS[Number(value) - 1] : undefined
  const named = date
    ? LANGUAGES.flatMap((language) =>
        (['long', 'short'] as const).map((month) =>
          foldWords(new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(date)),
        ),
      )
    : []
  return [...plain, ...named]
}
