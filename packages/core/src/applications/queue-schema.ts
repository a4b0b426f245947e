import { z } from 'zod'
import { requiredLine } from '#shared/fields'
import { MAX_REVIEWED, QUEUE_OUTCOMES, type QueueOutcome } from './constants.ts'

/** Jobs of a search, by their ids, that a program puts into the queue for review. */
export const queueRequest = z.object({
  jobIds: z.array(requiredLine('Job', 400)).min(1).max(MAX_REVIEWED),
  /** Without it the primary profile. */
  profileId: z.guid().optional(),
})
export type QueueRequest = z.output<typeof queueRequest>

/** In the order given, each job once. */
export const queueAnswer = z.object({
  jobs: z.array(
    z.object({
      jobId: z.string(),
      outcome: z.enum(Object.keys(QUEUE_OUTCOMES) as QueueOutcome[]),
      /** The application that waits, or the earlier one of a duplicate; null: none. */
      applicationId: z.guid().nullable(),
      /** What the form asks and only the person can answer. */
      questions: z.array(z.string()),
    }),
  ),
  /** How many more can be queued now. */
  left: z.int(),
})
export type QueueAnswer = z.output<typeof queueAnswer>
