/** decisions, Applying: what people track. */
export const STATUSES = {
  saved: 'Saved',
  queued: 'Queued',
  applied: 'Applied',
  'under-review': 'Under Review',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const
export type Status = keyof typeof STATUSES

/** How many jobs a person can keep saved: far above what anybody reads. */
export const MAX_SAVED_JOBS = 1000
/** How many of them one call saves: as many as a search lists. */
export const MAX_SAVED_AT_ONCE = 200
