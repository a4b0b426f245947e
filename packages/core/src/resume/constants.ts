import type { Finding } from './schema.ts'

/** spec 2 §5.3 and §9. */
export const RESUME_KINDS = ['pdf', 'docx', 'doc', 'txt'] as const
export type ResumeKind = (typeof RESUME_KINDS)[number]
export const MAX_RESUME_BYTES = 10_485_760
/** How long a browser may keep a stored resume (spec 2 §7). */
export const RESUME_CACHE_SECONDS = 3600
/** A value below this is marked in the review and never saved by itself over what is there. */
export const SURE = 0.6
export const MAX_RESUMES_PER_PROFILE = 10

/** Why a file gives no resume. */
export const UNREADABLE = ['encrypted', 'empty', 'scanned', 'not-that-kind', 'too-large', 'damaged', 'too-slow'] as const
export type UnreadableReason = (typeof UNREADABLE)[number]

/** spec 2 §4: what the server has done. */
export const UPLOAD_PROGRESS = { parsing: 25, stored: 50, prepared: 75, saved: 100 } as const
export type UploadStage = keyof typeof UPLOAD_PROGRESS
/** What each of them is called on the screen, with what is said while it goes on. */
export const UPLOAD_STEPS: Record<UploadStage, { name: string; doing: string }> = {
  parsing: { name: 'Parsing', doing: 'Reading your resume' },
  stored: { name: 'Stored', doing: 'Storing the file' },
  prepared: { name: 'Profile data prepared', doing: 'Comparing it with your profile' },
  saved: { name: 'Saved', doing: 'Saving' },
}

/** spec 2 §8 */
export const UPLOADED = 'Resume uploaded and parsed successfully!'
export const AUTO_SAVED = 'Profile Auto-Saved'
export const RESUME_UPLOADED = 'Resume Uploaded'

/** The readability report: what was found in the file, why it matters, and what to do about it. */
export const FINDING_TEXTS: Record<Finding['kind'], { title: string; why: string; advice: string }> = {
  columns: {
    title: 'The text stands in columns',
    why: 'Many applicant systems read straight across the page and mix the lines of both columns.',
    advice: 'Put everything in one column, at least in the version that you upload to forms.',
  },
  tables: {
    title: 'Part of the text stands in a table',
    why: 'Cells are often read in the wrong order, or left out.',
    advice: 'Write the content of the table as plain lines.',
  },
  images: {
    title: 'There are pictures in the file',
    why: 'Text inside a picture cannot be read, and some systems stumble over the picture itself.',
    advice: 'Remove photos, logos and icons, and write down in words what they say.',
  },
  'no-mail': {
    title: 'No email address was found',
    why: 'Without one an employer cannot answer you.',
    advice: 'Write your email address as plain text under your name.',
  },
  'no-phone': {
    title: 'No phone number was found',
    why: 'Many forms ask for one and take it from the resume.',
    advice: 'Write your number with its country code under your name.',
  },
  'no-name': {
    title: 'No name was found',
    why: 'The name is taken from the first lines of the document.',
    advice: 'Put your full name alone on the first line.',
  },
  'dates-without-month': {
    title: 'Some dates have no month',
    why: 'Systems that count months of experience guess them, usually not in your favour.',
    advice: 'Write each date with month and year, such as "Mar 2021 - Jun 2024".',
  },
  'no-section-titles': {
    title: 'The sections have no titles that are understood',
    why: 'Titles tell a system what is work experience and what is education.',
    advice: 'Use plain titles: Experience, Education, Skills, Certifications.',
  },
  'text-in-header': {
    title: 'There is text in the header or footer of the page',
    why: 'Many systems skip headers and footers, and with them what stands there.',
    advice: 'Move your contact details into the body of the document.',
  },
  'unusual-characters': {
    title: 'Some characters cannot be read reliably',
    why: 'Symbols and decorative fonts turn into other characters, or into none.',
    advice: 'Use a common font and plain bullets.',
  },
  'many-pages': {
    title: 'The document is long',
    why: 'Recruiters read the first two pages, and some systems stop there.',
    advice: 'Shorten it to two pages; older positions need one line each.',
  },
}
