import { z } from 'zod'
import { requiredLine } from '#shared/fields'
import { MAX_REVIEWED, QUEUE_OUTCOMES, type QueueOutcome } from './constants.ts'

/** Jobs of a search, by their ids, that a program puts into the queue for review. */
export const queueRequest = z.object({
  jobIds: z.array(requiredLine('Job', 400)).min(1).max(MAX_REVIEWED).describe('The ids of jobs of a search.'),
  profileId: z.guid().optional().describe('One of your profiles. The default is your primary one.'),
})
export type QueueRequest = z.output<typeof queueRequest>

const MEANINGS = Object.entries(QUEUE_OUTCOMES)
  .map(([outcome, meaning]) => `\`${outcome}\`: ${meaning}`)
  .join(' ')

/** In the order given, each job once. */
export const queueAnswer = z.object({
  jobs: z.array(
    z.object({
      jobId: z.string(),
      outcome: z.enum(Object.keys(QUEUE_OUTCOMES) as QueueOutcome[]).describe(MEANINGS),
      applicationId: z.guid().nullable().describe('The application that waits, or the earlier one of a duplicate.'),
      questions: z.array(z.string()).describe('What the form asks and only you can answer.'),
    }),
  ),
  left: z.int().describe('How many more can be queued now.'),
})
export type QueueAnswer = z.output<typeof queueAnswer>
