import { z } from 'zod'
import { htmlToText } from '#jobs/html-text'
import { MAX_DESCRIPTION, MAX_LABEL, MAX_OPTION_LABEL, MAX_OPTIONS } from './constants.ts'
import type { Question, QuestionOption } from './schema.ts'

/** Far above real forms. */
const MAX_QUESTIONS = 200

/** `any` of Greenhouse's types may come; those that we don't know are left to the person. */
const KINDS: Readonly<Record<string, Question['kind']>> = {
  input_text: 'text',
  textarea: 'long-text',
  input_file: 'file',
  multi_value_single_select: 'select',
  multi_value_multi_select: 'multi-select',
}

const value = z.object({ label: z.string(), value: z.union([z.string(), z.number()]) })
const field = z.object({ name: z.string(), type: z.string(), values: z.array(value).nullish() })
const entry = z.object({
  label: z.string(),
  description: z.string().nullish(),
  required: z.boolean().nullish(),
  fields: z.array(field),
})
const section = z.object({ questions: z.array(z.unknown()).nullish() })
const demographic = z.object({
  id: z.union([z.string(), z.number()]),
  label: z.string(),
  required: z.boolean().nullish(),
  type: z.string(),
  answer_options: z.array(z.object({ id: z.union([z.string(), z.number()]), label: z.string() })),
})
/** The parts of a job's answer with `?questions=true` that describe its form. */
const form = z.object({
  questions: z.array(z.unknown()).nullish(),
  location_questions: z.array(z.unknown()).nullish(),
  compliance: z.array(z.unknown()).nullish(),
  demographic_questions: section.nullish(),
})

/** The form of a Greenhouse job; undefined when the answer has none. An entry that we cannot read is left out and met on the page. */
export function readGreenhouseQuestions(answer: unknown): Question[] | undefined {
  const read = form.safeParse(answer)
  if (!read.success || !read.data.questions) return undefined
  const { questions, location_questions, compliance, demographic_questions } = read.data
  const sections = (compliance ?? []).flatMap((one) => section.safeParse(one).data?.questions ?? [])
  const entries = [...questions, ...(location_questions ?? [])].slice(0, MAX_QUESTIONS).flatMap(readEntry)
  const identity = [
    ...sections.slice(0, MAX_QUESTIONS).flatMap(readEntry),
    ...(demographic_questions?.questions ?? []).slice(0, MAX_QUESTIONS).flatMap(readDemographic),
  ]
  return [...entries, ...identity.map((one) => ({ ...one, isIdentity: true }))]
}

/** One question may offer several fields for the same thing, a file or a text: the first is asked. Hidden fields are the form's own. */
function readEntry(raw: unknown): Question[] {
  const read = entry.safeParse(raw)
  const first = read.data?.fields.find(({ type }) => type !== 'input_hidden')
  if (!read.success || !first) return []
  const { label, description, required } = read.data
  const options = (first.values ?? []).slice(0, MAX_OPTIONS).map(toOption)
  const text = description ? htmlToText(description).slice(0, MAX_DESCRIPTION) : ''
  return [
    {
      id: first.name.slice(0, 200),
      label: label.trim().slice(0, MAX_LABEL),
      ...(text ? { description: text } : {}),
      kind: KINDS[first.type] ?? 'unknown',
      options,
      required: required ?? false,
    },
  ]
}

function readDemographic(raw: unknown): Question[] {
  const read = demographic.safeParse(raw)
  if (!read.success) return []
  const { id, label, required, type, answer_options } = read.data
  return [
    {
      id: String(id).slice(0, 200),
      label: label.trim().slice(0, MAX_LABEL),
      kind: KINDS[type] ?? 'unknown',
      options: answer_options.slice(0, MAX_OPTIONS).map((option) => toOption({ label: option.label, value: option.id })),
      required: required ?? false,
    },
  ]
}

const toOption = ({ label, value: id }: z.output<typeof value>): QuestionOption => ({
  value: String(id).slice(0, MAX_OPTION_LABEL),
  label: label.trim().slice(0, MAX_OPTION_LABEL),
})
