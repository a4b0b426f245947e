import { z } from 'zod'
import { jobListing } from '#jobs/schema'
import { profileId, savePoint } from '#profiles/schema'
import { proseOrEmpty, requiredLine } from '#shared/fields'
import { pageOf } from '#shared/page'
import { JOB_NAME_MAX } from './constants.ts'
import { letterOptions } from './letters-schema.ts'
import { CHECKED_TEXT_MAX, claim } from './truth-schema.ts'

/** Who wrote the text: the person, our own engine on this machine, or a model. */
export const LETTER_ENGINES = { person: 'You', local: 'The local engine', model: 'A language model' } as const
const engine = z.enum(Object.keys(LETTER_ENGINES) as (keyof typeof LETTER_ENGINES)[])
export type LetterEngine = z.output<typeof engine>

/** The job that a letter is for, as it was when the letter was made. `id` is null for a job that was typed in. */
export const letterJob = jobListing
  .pick({ title: true, company: true, location: true, description: true, requirements: true, skills: true })
  .extend({ id: z.string().nullable() })
export type LetterJob = z.output<typeof letterJob>

export const coverLetter = z.object({
  id: z.guid(),
  /** The profile whose facts it tells; null after that one was deleted. */
  profileId: profileId.nullable(),
  job: letterJob,
  text: z.string(),
  engine,
  /** All its claims were backed when the person approved it. */
  isApproved: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CoverLetter = z.output<typeof coverLetter>

/** With each claim of its text and the fact that backs it. */
export const checkedLetter = coverLetter.extend({ claims: z.array(claim) })
export type CheckedLetter = z.output<typeof checkedLetter>

export const listedLetter = coverLetter
  .omit({ text: true, job: true })
  .extend({ jobTitle: z.string(), company: z.string(), jobId: z.string().nullable() })
export type ListedLetter = z.output<typeof listedLetter>
export const letterPage = pageOf(listedLetter)

export const letterVersion = z.object({ id: z.guid(), text: z.string(), engine, createdAt: z.iso.datetime() })
export type LetterVersion = z.output<typeof letterVersion>

const letterText = proseOrEmpty('Letter', CHECKED_TEXT_MAX)

/** For a job of the index or one that the person pasted (`jobId`), or for one that is typed in (`job`). */
export const newLetter = z.object({
  profileId,
  jobId: z.string().max(400).optional(),
  job: z.object({ title: requiredLine('Job title', JOB_NAME_MAX), company: requiredLine('Company', JOB_NAME_MAX) }).optional(),
})

export const letterUpdate = z.object({ id: z.guid(), ...savePoint, text: letterText })
/** `versionId` is the former text that comes back. */
export const letterRestore = z.object({ id: z.guid(), ...savePoint, versionId: z.guid() })
export const letterDraft = z.object({ id: z.guid(), ...savePoint, options: letterOptions })
export const letterCheck = z.object({ id: z.guid(), text: letterText })
export const letterApproval = z.object({ id: z.guid(), ...savePoint })

/** What an application carries as its `cover_letter_data` (spec 3 §7). */
export const generatedLetter = z.object({
  content: z.string(),
  /** False for the person's own words. */
  generated: z.boolean(),
  generatedAt: z.iso.datetime(),
  engine,
})
export type GeneratedLetter = z.output<typeof generatedLetter>
export const letterRequest = z.object({ profileId, jobId: z.string().max(400) })

/** While a model writes: pieces of the text, then the letter with all its claims checked. */
export const letterStep = z.union([z.object({ piece: z.string() }), z.object({ letter: checkedLetter })])
export type LetterStep = z.output<typeof letterStep>
