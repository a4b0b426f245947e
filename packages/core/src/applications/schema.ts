import { z } from 'zod'
import { SEARCH_LIMITS } from '#search/limits'
import { lineOrEmpty, requiredLine, webUrl } from '#shared/fields'
import { pageRequest } from '#shared/page'
import * as c from './constants.ts'

/** What is kept of a job when a person keeps it: the posting may be gone tomorrow. */
export const keptJob = z.object({
  jobId: requiredLine('Job', 400),
  job_title: requiredLine('Title', 300),
  company: lineOrEmpty('Company', 300),
  location: lineOrEmpty('Location', 300),
  job_url: webUrl('This is not the address of a job', 2_000),
  application_url: webUrl('This is not the address of a job', 2_000),
  source: lineOrEmpty('Source', 100),
})
export type KeptJob = z.output<typeof keptJob>

const oneOfKeys = <T extends object>(table: T) => z.enum(Object.keys(table) as (keyof T & string)[])
const moment = z.iso.datetime()

/** What a form asked and what it got, or would get. */
export const preparedField = z.object({
  /** The field of the employer's form, where the form is known. */
  questionId: z.string().max(200).nullish(),
  label: requiredLine('Question', 500),
  /** As it is shown; empty: it stays empty. */
  value: z.string().max(20_000),
  isRequired: z.boolean(),
  origin: oneOfKeys(c.ORIGINS),
  /** The origin in words: 'counted from 2 jobs', 'your entry for Sweden'. */
  source: z.string().max(300),
  /** The saved answer that was used. */
  answerId: z.guid().nullable().default(null),
})
export type PreparedField = z.output<typeof preparedField>

/** `cover_letter_data` of submit-job-application, in its documented form (spec 3 §7). */
export const coverLetterData = z.object({
  content: z.string().max(20_000),
  generated: z.boolean(),
  generatedAt: moment.nullable(),
})
export type CoverLetterData = z.output<typeof coverLetterData>

/** A row of job_applications; a saved job is one too (spec 3 §3). */
export const application = keptJob.extend({
  id: z.guid(),
  profileId: z.guid().nullable(),
  status: oneOfKeys(c.STATUSES),
  progress: oneOfKeys(c.PROGRESSES).nullable(),
  /** When the person approved it; null: saved, typed in, or proposed by automation and waiting for review. */
  approvedAt: moment.nullable(),
  /** When the employer's page was opened for it the last time. */
  openedAt: moment.nullable(),
  /** When it was sent. */
  appliedAt: moment.nullable(),
  hasReceipt: z.boolean(),
  /** Of a job that was not sent yet: its posting has closed since. */
  isPostingClosed: z.boolean().default(false),
  created_at: moment,
  updated_at: moment,
})
export type Application = z.output<typeof application>

/** Everything that is kept of one. */
export const applicationDetails = application.extend({
  /** The posting's text when it was approved. */
  posting: z.string(),
  /** The content that was approved: a document of /resume, or the profile itself. Whether a file of it was sent is in the receipt. */
  resumeData: z.record(z.string(), z.unknown()).nullable(),
  coverLetterData: coverLetterData.nullable(),
  fields: z.array(preparedField),
  history: z.array(
    z.object({
      at: moment,
      column: z.enum(['status', 'progress']),
      from: z.string().nullable(),
      to: z.string().nullable(),
      by: oneOfKeys(c.ACTORS),
      note: z.string().nullable(),
    }),
  ),
})
export type ApplicationDetails = z.output<typeof applicationDetails>

export const savedRequest = pageRequest
  .unwrap()
  .extend({ text: lineOrEmpty('Search', SEARCH_LIMITS.text).default('') })
  .prefault({})
export type SavedRequest = z.output<typeof savedRequest>
