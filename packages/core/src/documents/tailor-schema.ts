import { z } from 'zod'
import { MAX_TAILORED_JOBS } from './constants.ts'

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

/** A proposal: nothing is changed until the person accepts a line. */
export const tailoring = z.object({
  parts: z.array(tailoredPart),
  /** Skills that the posting asks for and neither the resume nor its profile shows. They are listed and never written. */
  gaps: z.array(z.string()),
})
export type Tailoring = z.output<typeof tailoring>

/** For one job or a few; those that are not in the index any more are left out. */
export const tailorInput = z.object({ id: z.guid(), jobIds: z.array(z.string().max(400)).min(1).max(MAX_TAILORED_JOBS) })
export const tailoredJob = tailoring.extend({ jobId: z.string(), title: z.string(), company: z.string() })
export type TailoredJob = z.output<typeof tailoredJob>
