/** Four kinds of files up to 10 MB are documented (spec 2 §5.3 and §9); OpenDocument comes on top (docs/decisions/010). */
export const RESUME_KINDS = ['pdf', 'docx', 'doc', 'txt', 'odt'] as const
export type ResumeKind = (typeof RESUME_KINDS)[number]
export const MAX_RESUME_BYTES = 10_485_760
/** Values below this are marked in the review and never saved automatically. */
export const MIN_CONFIDENCE = 0.6
export const MAX_RESUMES_PER_PROFILE = 10

export const UNREADABLE = ['encrypted', 'empty', 'scanned', 'not-that-kind', 'too-large', 'damaged', 'too-slow'] as const
export type UnreadableReason = (typeof UNREADABLE)[number]

/** spec 2 §4: percent after each step. */
export const UPLOAD_PROGRESS = { parsing: 25, stored: 50, prepared: 75, saved: 100 } as const
export type UploadStage = keyof typeof UPLOAD_PROGRESS
/** Labels of each step, done and in progress. */
export const UPLOAD_STEPS: Record<UploadStage, { name: string; doing: string }> = {
  parsing: { name: 'Parsing', doing: 'Reading your resume' },
  stored: { name: 'Stored', doing: 'Storing the file' },
  prepared: { name: 'Profile data prepared', doing: 'Comparing it with your profile' },
  saved: { name: 'Saved', doing: 'Saving' },
}

/** Messages after an upload that worked (spec 2 §8), and the badge of a profile with a file (spec 2 §2.1). */
export const UPLOADED = 'Resume uploaded and parsed successfully!'
export const AUTO_SAVED = 'Profile Auto-Saved'
export const RESUME_UPLOADED = 'Resume Uploaded'
