import type { Status } from '#applications/constants'

/** Applications per week: the default and the highest goal (decisions, Dashboard and analytics). */
export const WEEKLY_GOAL = { usual: 35, most: 500 } as const

/** The last N days, today included (spec 3 §2). */
export const RANGES = { '7d': '7 days', '30d': '30 days', '90d': '90 days', '1y': '12 months' } as const
export type Range = keyof typeof RANGES
export const DEFAULT_RANGE: Range = '30d'

/** What the card 'Pending' counts (decisions, Dashboard and analytics). */
export const PENDING = ['queued', 'applied', 'under-review'] as const satisfies readonly Status[]
/** The statuses of a sent application, in the order of every chart and table. */
export const SENT_STATUSES = ['applied', 'under-review', 'interview', 'offer', 'rejected', 'withdrawn'] as const
/** What an employer answers; a refusal is an answer too. */
export const ANSWERS = ['under-review', 'interview', 'offer', 'rejected'] as const satisfies readonly Status[]

/** From how many applications on a figure says something: a rate, a median, its middle half, a comparison of two groups. */
export const ENOUGH = { rate: 6, median: 4, spread: 6, comparison: 10 } as const

/** Where the bands begin, and what they are called, the lowest first. */
export const SCORE_BANDS = { from: [40, 60, 80], labels: ['Below 40', '40 to 59', '60 to 79', '80 to 100'] } as const
/** Days between posting and sending. */
export const AGE_BANDS = {
  from: [2, 7, 30],
  labels: ['Less than 2 days', '2 to 6 days', '7 to 29 days', '30 days and more'],
} as const
export const UNKNOWN_GROUP = 'Not known'
/** The sources with the most applications have a line of their own. */
export const MAX_SOURCES = 8
export const OTHER_SOURCES = 'All others'

/** How many lines the dashboard's lists have. */
export const LISTED = { activity: 6, matches: 3 } as const
/** How long a job that a standing search announced counts as a new match. */
export const NEW_DAYS = 7
/** After how many days an unanswered application is pointed out, and after how many no longer. */
export const SILENT_DAYS = { from: 14, until: 30 } as const
