import { z } from 'zod'
import { claim, supportingFact } from './truth-schema.ts'

export const LETTER_TONES = { plain: 'Plain', warm: 'Warm', formal: 'Formal' } as const
export const LETTER_LENGTHS = { short: 'Short', standard: 'Standard', long: 'Long' } as const
export const CUSTOM_MESSAGE_MAX = 2000

/** How a letter is to be written. The same person, job and seed give the same letter. */
export const letterOptions = z.object({
  tone: z.enum(Object.keys(LETTER_TONES) as (keyof typeof LETTER_TONES)[]).default('plain'),
  length: z.enum(Object.keys(LETTER_LENGTHS) as (keyof typeof LETTER_LENGTHS)[]).default('standard'),
  /** The person's own paragraph; it is used word for word. */
  customMessage: z.string().max(CUSTOM_MESSAGE_MAX).default(''),
  seed: z.int().min(0).default(0),
})
export type LetterOptions = z.output<typeof letterOptions>

export const draftLetter = z.object({
  text: z.string(),
  /** The facts that the letter tells, in its order. */
  facts: z.array(supportingFact),
  claims: z.array(claim),
})
export type DraftLetter = z.output<typeof draftLetter>
