import { z } from 'zod'
import type { Option } from '#shared/options'

/** Limits against abuse: forms and their options come from strangers. */
export const MAX_QUESTIONS = 150
export const MAX_LABEL = 1_000
const MAX_DESCRIPTION = 4_000
export const MAX_OPTIONS = 500
export const MAX_OPTION_LABEL = 500

export const QUESTION_KINDS = {
  text: 'Short text',
  'long-text': 'Long text',
  number: 'Number',
  select: 'One option',
  'multi-select': 'Several options',
  boolean: 'Yes or no',
  date: 'Date',
  file: 'File',
  unknown: 'Unknown field',
} as const

export const questionOption = z.object({ value: z.string().max(MAX_OPTION_LABEL), label: z.string().max(MAX_OPTION_LABEL) })
export type QuestionOption = z.output<typeof questionOption>

const amount = z.number().min(-1e12).max(1e12).optional()

/** A field of an employer's form. */
export const question = z.object({
  id: z.string().max(200),
  label: z.string().max(MAX_LABEL),
  description: z.string().max(MAX_DESCRIPTION).optional(),
  kind: z.enum(Object.keys(QUESTION_KINDS) as Option<typeof QUESTION_KINDS>[]),
  options: z.array(questionOption).max(MAX_OPTIONS),
  required: z.boolean(),
  /** From the form's section about identity, whatever the label says. */
  isIdentity: z.boolean().optional(),
  maxLength: z.int().positive().optional(),
  min: amount,
  max: amount,
})
export type Question = z.output<typeof question>

/** What an employer's form asks, in its order. */
export const jobForm = z.array(question).max(MAX_QUESTIONS)
