import { z } from 'zod'
import { usage } from '#billing/schema'
import { lineOrEmpty, webUrl } from '#shared/fields'
import { pageRequest } from '#shared/page'
import { MAX_FIELDS, MAX_RESUME_CHARS, MAX_RESUME_FIELDS, MAX_REVIEWED, PREPARED_AT_ONCE } from './constants.ts'
import { givenAnswer, openQuestion } from './questions-schema.ts'
import { application, coverLetterData, keptJob, preparedField } from './schema.ts'

const moment = z.iso.datetime()
const current = usage.pick({
  kind: true,
  current: true,
  limits: true,
  left: true,
  details: true,
  resets: true,
  mayAutomate: true,
})
/** Handed back unchanged, the same key means the same application: a repeated call answers what the first one did. */
export const idempotencyKey = z.string().trim().min(8).max(200)

/** Why a job of a review cannot simply go out. */
export const earlier = z.object({
  /** 'same': one source id or address, refused; 'similar': same title, company and location, a warning. */
  kind: z.enum(['same', 'similar']),
  applicationId: z.guid(),
  at: moment,
})

/** What would go out for one job: the line of the review. Nothing is stored. */
export const reviewedJob = z.object({
  job: keptJob,
  profileId: z.guid(),
  /** The person's profiles for this job, the best first. */
  profiles: z.array(z.object({ profileId: z.guid(), profile_name: z.string(), matchScore: z.number() })),
  /** The resume that would be sent: a document of /resume, or null for the profile's own uploaded file or none. */
  resume: z.object({ id: z.guid(), name: z.string(), pages: z.int().nullable(), isTailored: z.boolean() }).nullable(),
  letter: coverLetterData.nullable(),
  fields: z.array(preparedField),
  /** Required questions of the form that only the person can answer, in the review or afterwards. */
  open: z.array(openQuestion),
  earlier: earlier.nullable(),
  /** Why the posting is closed, in words; null while nothing says so. */
  closed: z.string().nullable().default(null),
  /** 'extension': it fills the form; 'person': the employer's page is opened and the person sends it. */
  way: z.enum(['extension', 'person']),
})
export type ReviewedJob = z.output<typeof reviewedJob>

export const reviewInput = z.object({
  /** The profile of the search. It goes out where no posting says which one fits best, and everywhere when it is chosen. */
  profileId: z.guid(),
  isProfileChosen: z.boolean().default(false),
  jobs: z.array(keptJob).min(1).max(PREPARED_AT_ONCE),
})
export const review = z.object({ jobs: z.array(reviewedJob), usage: current })
export type Review = z.output<typeof review>

export const approveInput = z.object({
  idempotencyKey: idempotencyKey.optional(),
  jobs: z
    .array(
      z.object({
        job: keptJob,
        profileId: z.guid(),
        resumeId: z.guid().nullable().default(null),
        letter: coverLetterData.nullable().default(null),
        fields: z.array(preparedField).max(MAX_FIELDS).default([]),
        /** To questions that only the person answers, given in the review; the others are asked under 'Needs you'. */
        answers: z.array(givenAnswer).max(MAX_FIELDS).default([]),
        /** The person has seen the warning of an earlier, similar application. */
        applyAnyway: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(MAX_REVIEWED),
})

export type ApproveInput = z.output<typeof approveInput>

/** As many as fit, in the order of the list (decisions, Applying). */
export const approval = z.object({
  queued: z.array(application),
  refused: z.array(z.object({ jobId: z.string(), reason: z.enum(['limit', 'same', 'similar']), earlier: earlier.nullable() })),
  usage: current,
})
export type Approval = z.output<typeof approval>

/** Of the form that the caller has; limited in fields and in bytes. */
const resumeData = z
  .record(z.string().max(200), z.unknown())
  .refine((data) => Object.keys(data).length <= MAX_RESUME_FIELDS, `The resume must have at most ${MAX_RESUME_FIELDS} fields`)
  .refine((data) => JSON.stringify(data).length <= MAX_RESUME_CHARS, `The resume must be at most ${MAX_RESUME_CHARS} characters`)

/** spec 3 §7, with what tells which application it is. */
export const submitInput = z.object({
  job_title: keptJob.shape.job_title,
  company: keptJob.shape.company,
  job_url: keptJob.shape.job_url,
  application_url: webUrl('This is not the address of a job', 2_000).nullable().default(null),
  resume_data: resumeData.nullable().default(null),
  cover_letter_data: coverLetterData.nullable().default(null),
  /** The queued application that was sent; without it the address decides. */
  applicationId: z.guid().optional(),
  location: keptJob.shape.location.optional(),
  jobId: keptJob.shape.jobId.optional(),
  source: keptJob.shape.source.optional(),
  idempotencyKey: idempotencyKey.optional(),
})
export type SubmitInput = z.output<typeof submitInput>

const counts = z.object({ daily: z.int().optional(), weekly: z.int(), monthly: z.int() })

/** The documented envelope: a reached limit or a duplicate is returned, not thrown (decisions, Calls). */
export const submitAnswer = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  /** A sentence for each limit that is reached; null where no limit refused it. */
  details: usage.shape.details.nullable(),
  application: z.object({ id: z.guid(), applied_at: moment }).nullable(),
  current: counts.nullable(),
  /** Null: unlimited. */
  limits: counts.nullable(),
})
export type SubmitAnswer = z.output<typeof submitAnswer>

/** What marks jobs in a list: by the job's id, and by its canonical address for jobs that come from elsewhere. */
export const applicationMark = z.object({
  id: z.guid(),
  jobId: z.string(),
  address: z.string(),
  status: application.shape.status,
  progress: application.shape.progress,
})
export type ApplicationMark = z.output<typeof applicationMark>

/** The tabs of /auto-apply, and what has been sent. */
export const listInput = pageRequest.unwrap().extend({ view: z.enum(['queue', 'needs-you', 'sent']) })
export type ListInput = z.output<typeof listInput>

export const overview = z.object({
  queue: z.int(),
  needsYou: z.int(),
  /** How many forms are being filled now. */
  filling: z.int(),
  /** When 'Stop everything' was pressed; null while automation runs. */
  stoppedAt: moment.nullable(),
})
export type Overview = z.output<typeof overview>

/** What a program that fills a form says about it. Only a seen confirmation makes it sent, and that is another call. */
export const reportInput = z.object({
  id: z.guid(),
  progress: z.enum(['filling', 'unconfirmed', 'failed']),
  note: lineOrEmpty('Note', 500).default(''),
})
