import { z } from 'zod'
import { BAD_INPUT } from './faults.ts'

/** What is wrong with one field: its path with dots, and the sentence for the person. */
export const problem = z.object({ path: z.string(), message: z.string() })
export type Problem = z.infer<typeof problem>

/** The answer to input that a schema refuses, for rules that a schema cannot know: they look the same to the caller. */
export const REFUSED_INPUT = { ...BAD_INPUT, data: z.array(problem) }
