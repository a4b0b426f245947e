import { z } from 'zod'
import { BAD_INPUT } from './faults.ts'

/** An invalid field: dotted path and user message. */
export const problem = z.object({ path: z.string(), message: z.string() })
export type Problem = z.infer<typeof problem>

/** The same shape as a schema error, for rules that a schema cannot check. */
export const REFUSED_INPUT = { ...BAD_INPUT, data: z.array(problem) }
