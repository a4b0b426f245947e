import { z } from 'zod'
import { MAX_OPTIONS, questionOption } from '#jobs/form'
import { MAX_ANSWER } from './constants.ts'
import { savedAnswer } from './schema.ts'

/** Labels of the chosen options, or the text as the only entry. */
export const keptValues = z.array(z.string().trim().min(1, 'Please give an answer').max(MAX_ANSWER)).min(1).max(MAX_OPTIONS)

/** A saved answer as the bank lists it. */
export const keptAnswer = savedAnswer.extend({
  id: z.guid(),
  /** What could be chosen; empty for a text. */
  options: z.array(questionOption.shape.label),
  isSeveral: z.boolean(),
})
export type KeptAnswer = z.output<typeof keptAnswer>
