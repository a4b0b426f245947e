/** spec 2 §5.3 and §9. */
export const RESUME_KINDS = ['pdf', 'docx', 'doc', 'txt'] as const
export type ResumeKind = (typeof RESUME_KINDS)[number]
export const MAX_RESUME_BYTES = 10_485_760
/** How long a browser may keep a stored resume (spec 2 §7). */
export const RESUME_CACHE_SECONDS = 3600
/** A value below this is marked in the review and never saved by itself over what is there. */
export const SURE = 0.6
