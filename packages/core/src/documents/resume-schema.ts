import { z } from 'zod'
import { PROFILE_TEXT_MAX } from '#profiles/constants'
import { profileId, savePoint } from '#profiles/schema'
import { requiredLine } from '#shared/fields'
import { textSize } from '#shared/records'
import { DOCUMENT_NAME_MAX, RESUME_TOO_LONG } from './constants.ts'
import { layout } from './pages.ts'
import { BODY_SECTIONS, resumeContent, resumeDesign } from './schema.ts'

/** What a resume may hold in all, as long as the profile it was taken from. */
const boundedContent = resumeContent.refine((content) => textSize(content) <= PROFILE_TEXT_MAX, RESUME_TOO_LONG)
const documentName = requiredLine('Name', DOCUMENT_NAME_MAX)

/** A resume that was made from a profile and has its own content since (TOOLS-010). */
export const resumeDocument = z.object({
  id: z.guid(),
  name: z.string(),
  /** The profile that its content was taken from; null after that one was deleted. */
  profileId: profileId.nullable(),
  /** The job that it was tailored to; null for a resume that is for any job. */
  jobId: z.string().nullable(),
  content: resumeContent,
  /** What the profile said when the resume last looked at it: only what changes later is offered (TOOLS-010). */
  profileContent: resumeContent,
  design: resumeDesign,
  /** Goes up with each save; a save says which one it started from. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ResumeDocument = z.output<typeof resumeDocument>

export const listedDocument = resumeDocument.omit({ content: true, profileContent: true, design: true }).extend({
  template: resumeDesign.shape.template,
})
export type ListedDocument = z.output<typeof listedDocument>

export const newDocument = z.object({ profileId, name: documentName.optional() })

/** A copy; with a job, a name and content of its own it is a resume that was tailored to that job. */
export const documentCopy = z.object({
  id: z.guid(),
  name: documentName.optional(),
  content: boundedContent.optional(),
  jobId: z.string().max(400).optional(),
})

export const documentUpdate = z.object({
  id: z.guid(),
  ...savePoint,
  changes: z
    .object({ name: documentName, content: boundedContent, profileContent: boundedContent, design: resumeDesign })
    .partial(),
})

export const previewInput = z.object({ content: boundedContent, design: resumeDesign })
export const preview = layout.extend({
  /** Letters that no font of ours has, so they cannot be printed. */
  missingLetters: z.array(z.string()),
})
export type Preview = z.output<typeof preview>

/** What our own reader does not find in the file that was made. */
export const lostText = z.object({ section: z.enum(['contact', ...BODY_SECTIONS]), text: z.string() })
export type LostText = z.output<typeof lostText>
export const readBack = z.object({
  file: z.enum(['pdf', 'docx']),
  /** Null: our reader could not read the file. */
  lost: z.array(lostText).nullable(),
})
export type ReadBack = z.output<typeof readBack>
