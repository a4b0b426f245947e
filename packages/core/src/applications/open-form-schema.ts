import { z } from 'zod'
import { FIELD_KINDS, PLAIN_KEYS } from '#answers/keys/field-keys'
import { answer } from '#answers/schema'
import { MAX_LABEL, MAX_OPTIONS, question } from '#jobs/form'
import { showCount, textSize } from '#shared/records'
import { MAX_FORM_CHARS, MAX_READ_FIELDS } from './constants.ts'
import { preparedField } from './schema.ts'

const name = z.string().max(200)
export const fieldId = z.string().min(1).max(200)

/** A field of the form that the extension has open, with everything that the page says about it. */
export const readField = z.object({
  /** The same when the form is opened again: an answer is found by it. */
  id: fieldId,
  kind: z.enum(FIELD_KINDS),
  label: z.string().max(MAX_LABEL),
  labelSource: z.enum(['label', 'placeholder', 'name']),
  name,
  autocomplete: name,
  placeholder: name,
  description: z.string().max(500),
  sections: z.array(name).max(6),
  options: question.shape.options,
  required: z.boolean(),
  hook: z.enum(PLAIN_KEYS).optional(),
  maxLength: question.shape.maxLength,
  min: question.shape.min,
  max: question.shape.max,
  isConcealed: z.boolean(),
  isHelper: z.boolean(),
})

/** `isAnswered`: the page shows an answer already, of the person or of us. */
export const readFields = z
  .array(readField.extend({ isAnswered: z.boolean().default(false) }))
  .max(MAX_READ_FIELDS)
  .refine(
    (fields) => textSize(fields) <= MAX_FORM_CHARS,
    `A form can have ${showCount(MAX_FORM_CHARS)} characters of text in all`,
  )

/** What a field gets. 'propose': only after the person agreed; 'ask': only the person can answer; 'leave': nobody fills it. */
export const decidedField = z.object({
  id: fieldId,
  decision: z.enum(['fill', 'propose', 'ask', 'leave']),
  key: z.string().nullable(),
  value: answer.options[0].shape.value.optional(),
  /** Values of the chosen options. */
  options: z.array(z.string()).max(MAX_OPTIONS).optional(),
  /** As the panel and the receipt show it. */
  field: preparedField,
  /** Why it is asked. */
  reason: z.string().optional(),
  /** Consent, signature and the like: the person gives it in the page itself. */
  isNever: z.boolean().optional(),
  /** A number whose country is picked beside it, and the whole number for where that cannot be picked. */
  phone: z.object({ picker: fieldId, shows: z.string().max(500), full: z.string().max(100) }).optional(),
})
export type DecidedField = z.output<typeof decidedField>
