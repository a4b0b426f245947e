import type { Fact, Truth } from '#answers/facts/fact'
import { has, isOnly } from '#answers/facts/fact'
import type { Answer, AnswerJob, Origin } from '#answers/schema'
import type { FormLanguage } from '#answers/words/names'
import { meaningful, type Names, readText, type Token } from '#answers/words/tokens'
import type { Question, QuestionOption } from '#jobs/form'

const YES_NO: Readonly<Record<FormLanguage, readonly [yes: string, no: string]>> = {
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  fr: ['Oui', 'Non'],
  es: ['Sí', 'No'],
  nl: ['Ja', 'Nee'],
  pl: ['Tak', 'Nie'],
  it: ['Sì', 'No'],
  pt: ['Sim', 'Não'],
  sv: ['Ja', 'Nej'],
  da: ['Ja', 'Nej'],
}

type Answered = Extract<Answer, { status: 'answered' }>

export const ask = (reason: Extract<Answer, { status: 'ask' }>['reason']): Answer => ({ status: 'ask', reason })

/** Puts a fact into the field's form: options, a yes or no, a number, a date or a text. */
export function writeAnswer(question: Question, language: FormLanguage, job: AnswerJob, fact: Fact, mayBeNear = false): Answer {
  const origin: Origin = { kind: 'profile', field: fact.field, sentence: fact.sentence }
  if (question.options.length > 0) {
    const exact = chooseOptions(question, language, { employer: job.employer, city: job.city }, fact, origin)
    const { near } = fact
    if (exact.status === 'answered' || !mayBeNear || !near) return exact
    const nearest = question.options.filter(({ label }) => near(label))
    return nearest.length === 1 ? { ...chosenOptions(question, nearest, origin), isNear: true } : exact
  }
  const value = valueFor(question, language, fact)
  if (value === null) return ask(fact.yes === null ? 'no-fact' : 'unclear-question')
  return fitsField(question, value) ? { status: 'answered', value, options: [], origin } : ask('does-not-fit')
}

function valueFor(
  { kind, label }: Question,
  language: FormLanguage,
  { yes, text, number, date }: Fact,
): string | number | boolean | null {
  if (kind === 'boolean') return yes ?? null
  if (kind === 'number') return number ?? null
  if (kind === 'date') return date ?? null
  if (kind !== 'text' && kind !== 'long-text') return null
  // A long field after a yes/no question wants reasons; a text field without a question mark wants something else: 'High school'.
  if (yes !== undefined)
    return yes === null || kind === 'long-text' || !label.includes('?') ? null : (YES_NO[language][yes ? 0 : 1] ?? null)
  return text?.(language) ?? null
}

/** Length and bounds of the field. */
export const fitsField = ({ maxLength, min, max }: Question, value: string | number | boolean) =>
  typeof value === 'number'
    ? (min === undefined || value >= min) && (max === undefined || value <= max)
    : typeof value !== 'string' || maxLength === undefined || value.length <= maxLength

type Choice = { option: QuestionOption; tokens: readonly Token[]; truth: Truth }

/** Exactly one option must be true, and every other one understood; of a list, all that are true. */
function chooseOptions(question: Question, language: FormLanguage, names: Names, fact: Fact, origin: Origin): Answer {
  const choices = question.options
    .map((option) => ({ option, tokens: meaningful(readText(option.label, names, language)) }))
    .filter(({ option, tokens }) => tokens.length > 0 || !isPlaceholder(option))
    .map(({ option, tokens }): Choice => ({ option, tokens, truth: judge(tokens, option.label, fact) }))
  const isTrue = choices.filter(({ truth }) => truth === true)
  if (choices.some(({ truth }) => truth === null)) return ask('unclear-options')
  const isSeveral = fact.isList === true && question.kind === 'multi-select'
  const narrowed =
    isTrue.length > 1 && !isSeveral ? isTrue[fact.narrowest?.(isTrue.map(({ tokens }) => tokens)) ?? -1] : isTrue[0]
  const chosen = isSeveral ? isTrue : narrowed ? [narrowed] : []
  if (chosen.length === 0) return ask('unclear-options')
  return chosenOptions(
    question,
    chosen.map(({ option }) => option),
    origin,
  )
}

export const chosenOptions = ({ kind }: Question, options: readonly QuestionOption[], origin: Origin): Answered => {
  const labels = options.map(({ label }) => label)
  const value = kind === 'multi-select' ? labels : (labels[0] ?? '')
  return { status: 'answered', value, options: options.map((option) => option.value), origin }
}

/** 'Select…', '--' and the empty option. */
export const isPlaceholder = ({ label }: Pick<QuestionOption, 'label'>) => {
  return meaningful(readText(label)).length === 0
}

const EVASIVE = ['decline', 'other', 'unsure']

function judge(option: readonly Token[], label: string, fact: Fact): Truth {
  const [first, ...rest] = option
  if (!first) return null
  if (isOnly(option, ...EVASIVE)) return false
  if (!has([first], 'yes', 'no')) return fact.holds?.(option, label) ?? null
  const isYes = first.concept === 'yes'
  if (fact.yes === undefined) return fact.holds?.(option, label) ?? null
  if (fact.yes === null) return null
  if (fact.yes !== isYes) return false
  return rest.length === 0 ? true : (fact.holds?.(rest, label) ?? null)
}
