import { LIMIT_REACHED } from '#billing/faults'
import type { SubmitAnswer } from './apply-schema.ts'
import type { KeptJob } from './schema.ts'

/** The heading of /auto-apply (spec 3 §2). */
export const AUTO_APPLY_TITLE = 'Auto Apply Jobs Across Platforms'

export type Message = { title: string; description: string }

/** The title of every failure but a reached limit (spec 3 §8). */
const APPLICATION_FAILED = 'Application failed'
export const joinDetails = (details: Readonly<Record<string, string | undefined>>) =>
  Object.values(details).filter(Boolean).join(' ')

/** What the page says of an answer of submit-job-application (spec 3 §8). */
export function describeSubmit(answer: SubmitAnswer, { job_title, company }: Pick<KeptJob, 'job_title' | 'company'>): Message {
  const { success, error, details, current, limits } = answer
  if (!success && details) return { title: LIMIT_REACHED.title, description: joinDetails(details) }
  if (!success) return { title: APPLICATION_FAILED, description: error || 'Unknown error occurred' }
  const count = (span: 'monthly' | 'weekly') => `${current?.[span] ?? 0}/${limits?.[span] ?? 'unlimited'}`
  return {
    title: 'Application submitted!',
    description: `Applied to ${job_title} at ${company}. Monthly: ${count('monthly')}, Weekly: ${count('weekly')}.`,
  }
}

/** A call that was thrown instead of answered. */
export const describeThrown = (message: string): Message => ({
  title: APPLICATION_FAILED,
  description: message || 'Failed to submit application',
})

/** `count`: only those that have the status applied. */
export const describeSeveral = (count: number): Message => ({
  title: 'Applications Submitted',
  description: `Successfully applied to ${count} ${count === 1 ? 'job' : 'jobs'}`,
})
