import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import { MAX_LABEL, MAX_OPTION_LABEL, MAX_OPTIONS, MAX_QUESTIONS, type Question } from '@jobapply/core/jobs/form'
import { idText, many, may, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'

const value = z.object({ value: idText, label: word })
const field = z.object({ name: word, type: word, values: many(value) })
const asked = z.object({ label: word, required: may(z.boolean()), description: may(word), fields: many(field) })
const identity = z.object({
  id: idText,
  label: word,
  required: may(z.boolean()),
  type: may(word),
  answer_options: many(z.object({ id: idText, label: word })),
})
const answer = z.object({
  questions: z.array(z.unknown()).pipe(many(asked)),
  location_questions: many(asked),
  compliance: many(z.object({ questions: many(asked) })),
  demographic_questions: may(z.object({ questions: many(identity) })),
  data_compliance: many(z.object({ requires_consent: may(z.boolean()), requires_processing_consent: may(z.boolean()) })),
})

const KINDS: Record<string, Question['kind']> = {
  input_text: 'text',
  textarea: 'long-text',
  input_file: 'file',
  multi_value_single_select: 'select',
  multi_value_multi_select: 'multi-select',
}

/** The application form that Greenhouse publishes with a job (`?questions=true`); undefined for another shape. */
export function readGreenhouseForm(json: unknown): Question[] | undefined {
  const { data } = answer.safeParse(json)
  if (!data) return undefined
  const consent = data.data_compliance.some((one) => one.requires_consent || one.requires_processing_consent)
  const identity = [
    ...data.compliance.flatMap(({ questions }) => questions).flatMap(toQuestion),
    ...(data.demographic_questions?.questions ?? []).map(toIdentityQuestion),
  ]
  return [
    ...[...data.questions, ...data.location_questions].flatMap(toQuestion),
    ...identity.map((question) => ({ ...question, isIdentity: true })),
    ...(consent ? [CONSENT] : []),
  ].slice(0, MAX_QUESTIONS)
}

/** One question may have several fields: a file or its text, a place or its coordinates. The first is the one that people see. */
function toQuestion({ label, required, description, fields }: z.output<typeof asked>): Question[] {
  const first = fields.find(({ type }) => type !== 'input_hidden')
  if (!first) return []
  return [
    {
      id: first.name.slice(0, 200),
      label: plain(label),
      ...(description && { description: htmlToText(description).slice(0, 4_000) }),
      kind: KINDS[first.type] ?? 'unknown',
      options: optionsOf(first.values),
      required: required ?? false,
    },
  ]
}

const toIdentityQuestion = ({ id, label, required, type, answer_options }: z.output<typeof identity>): Question => ({
  id: `demographic_${id}`,
  label: plain(label),
  kind: KINDS[type ?? ''] ?? 'select',
  options: optionsOf(answer_options.map((option) => ({ value: option.id, label: option.label }))),
  required: required ?? false,
})

const CONSENT: Question = {
  id: 'gdpr_consent_given',
  label: 'I consent to the processing of my personal data for this application',
  kind: 'boolean',
  options: [],
  required: true,
}

const optionsOf = (values: readonly z.output<typeof value>[]) =>
  values
    .slice(0, MAX_OPTIONS)
    .map((one) => ({ value: one.value.slice(0, MAX_OPTION_LABEL), label: one.label.slice(0, MAX_OPTION_LABEL) }))
const plain = (label: string) => htmlToText(label).replace(/\s+/g, ' ').slice(0, MAX_LABEL)
