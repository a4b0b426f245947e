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
