import { z } from 'zod'
import { lineOrEmpty, requiredLine } from '#shared/fields'
import { JOB_NAME_MAX, MAX_POSTING_CHARS, MAX_TAILORED_JOBS } from './constants.ts'

/** A line of the resume and its new place; `to` is null for a line that is left out. No word of it is changed. */
export const tailoredLine = z.object({
  text: z.string(),
  from: z.int(),
  to: z.int().nullable(),
  /** What the posting asks for and this line shows. */
  matches: z.array(z.string()),
})
export type TailoredLine = z.output<typeof tailoredLine>

export const SKILL_FIELDS = ['technical_skills', 'soft_skills', 'management_skills'] as const
export const DESCRIBED_FIELDS = ['experience', 'projects'] as const

/** A list of skills, or lines of a description that follow each other. Places count all skills, or all lines of the description. */
export const tailoredPart = z.object({
  field: z.enum([...SKILL_FIELDS, ...DESCRIBED_FIELDS]),
  /** The id of the entry; null for a list of skills. */
  entry: z.string().nullable(),
  lines: z.array(tailoredLine),
})
export type TailoredPart = z.output<typeof tailoredPart>

/** Another wording of one line of a description: it leads with what is asked and says nothing more. */
export const rewording = z.object({
  field: z.enum(DESCRIBED_FIELDS),
  entry: z.string(),
  /** The line as the resume has it, and its place among all lines of the description. */
  text: z.string(),
  from: z.int(),
  reworded: z.string(),
  /** What the posting asks for and the line now leads with. */
  asked: z.string(),
})
export type Rewording = z.output<typeof rewording>

/** A proposal: nothing is changed until the person accepts a line. */
export const tailoring = z.object({
  parts: z.array(tailoredPart),
  rewordings: z.array(rewording),
  /** Skills that the posting asks for and neither the resume nor its profile shows. They are listed and never written. */
  gaps: z.array(z.string()),
})
export type Tailoring = z.output<typeof tailoring>

/** A posting that we don't have: its text as the person pasted it, or as an application has kept it. */
export const pastedPosting = z.object({
  title: requiredLine('Job title', JOB_NAME_MAX),
  company: lineOrEmpty('Company', JOB_NAME_MAX).default(''),
  text: z.string().trim().min(1, 'Paste the text of the posting').max(MAX_POSTING_CHARS),
})
export type PastedPosting = z.output<typeof pastedPosting>

/** For one job or a few, or for a posting. Jobs that are not in the index any more are left out. */
export const tailorInput = z
  .object({
    id: z.guid(),
    jobIds: z.array(z.string().max(400)).max(MAX_TAILORED_JOBS).default([]),
    posting: pastedPosting.optional(),
  })
  .refine(({ jobIds, posting }) => jobIds.length > 0 || posting !== undefined, 'Choose a job')
/** Stands for the id of a posting that was handed over. */
export const PASTED_JOB = 'pasted'
export const tailoredJob = tailoring.extend({ jobId: z.string(), title: z.string(), company: z.string() })
export type TailoredJob = z.output<typeof tailoredJob>
