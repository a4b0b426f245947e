import { z } from 'zod'

export const diffWord = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type DiffWord = z.output<typeof diffWord>

/** A line of a profile and its new place; `from` or `to` is null for a line that is added or left out. */
export const tailoredLine = z.object({
  from: z.int().nullable(),
  to: z.int().nullable(),
  words: z.array(diffWord),
  /** What the posting asks for and this line shows. */
  matches: z.array(z.string()),
})
export type TailoredLine = z.output<typeof tailoredLine>

export const tailoredPart = z.object({ path: z.string(), lines: z.array(tailoredLine) })
export type TailoredPart = z.output<typeof tailoredPart>

/** A proposal: nothing is changed until the person accepts a line. */
export const tailoring = z.object({
  parts: z.array(tailoredPart),
  /** Skills that the posting asks for and the profile does not show. They are listed and never written. */
  gaps: z.array(z.string()),
})
export type Tailoring = z.output<typeof tailoring>

export const MAX_TAILORED_JOBS = 10
/** For one job or a few; those that are not in the index any more are left out. */
export const tailorInput = z.object({ id: z.guid(), jobIds: z.array(z.string().max(400)).min(1).max(MAX_TAILORED_JOBS) })
export const tailoredJob = tailoring.extend({ jobId: z.string(), title: z.string(), company: z.string() })
export type TailoredJob = z.output<typeof tailoredJob>
