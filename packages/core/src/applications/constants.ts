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

/** How far sending has come (decisions, Applying); null where nothing is being sent. */
export const PROGRESSES = {
  preparing: 'Preparing',
  'needs-you': 'Needs you',
  ready: 'Ready',
  filling: 'Filling in the form',
  unconfirmed: 'Outcome unknown',
  confirmed: 'Confirmed',
  failed: 'Failed',
  skipped: 'Skipped',
} as const
export type Progress = keyof typeof PROGRESSES

/** Who changed an application, as shown in its history. */
export const ACTORS = {
  you: 'You',
  extension: 'The extension',
  automation: 'Automation',
  api: 'A program with your API key',
  server: 'JobApply AI',
} as const
export type Actor = keyof typeof ACTORS

/** Who put an application into the queue the last time. A row that says nothing was never queued, or by an older version. */
export const QUEUERS = ['you', 'automation', 'api'] as const satisfies Actor[]
export type Queuer = (typeof QUEUERS)[number]

/** What became of each job that a program puts into the queue. */
export const QUEUE_OUTCOMES = {
  queued: 'It waits in your queue for your review.',
  'needs-answers': 'It waits in your queue, and its form asks something that only you can answer.',
  duplicate: 'This or a similar application is in your list already.',
  'over-limit': 'Your limit leaves no room for it now.',
} as const
export type QueueOutcome = keyof typeof QUEUE_OUTCOMES

/** Where a value of a form comes from. */
export const ORIGINS = {
  profile: 'profile',
  counted: 'counted',
  authorization: 'your entry',
  saved: 'your saved answer',
  you: 'you',
  document: 'document',
  empty: 'left empty',
} as const
export type Origin = keyof typeof ORIGINS

/** How we know that an application was sent. By the person's word alone it is never called sent. */
export const CONFIRMATIONS = {
  seen: 'Confirmed',
  said: 'Prepared by us. You said: submitted. We did not see the form',
  unconfirmed: 'Outcome unknown',
} as const
export type ConfirmationKind = keyof typeof CONFIRMATIONS

/** The same title, company and location within this many days gives a warning (decisions, Applying). */
export const SIMILAR_DAYS = 60
/** The hold per company, when it is switched on without a number (decisions, Applying). */
export const HOLD_DAYS = { usual: 30, most: 365 } as const
/** How long a repeated Idempotency-Key gets the stored answer; the duplicate rules hold after that too. */
export const IDEMPOTENCY_HOURS = 24
/** How many jobs one review holds: more than any plan allows in a week. */
export const MAX_REVIEWED = 50
/** How many of them are prepared in one call, so that the first lines are soon there and nobody waits for a long one. */
export const PREPARED_AT_ONCE = 10
export const MAX_FIELDS = 200
/** The maximum number of fields that we read of an open form: forms come from strangers. */
export const MAX_READ_FIELDS = 300
/** All texts of an open form together: a page with several lists of countries has a tenth of it. */
export const MAX_FORM_CHARS = 300_000
/** The maximum number of pages of one form. */
export const MAX_FORM_PAGES = 10
/** How many waiting applications are asked about at once: more than any plan allows in a month. */
export const MAX_QUEUED = 500
/** The resume_data of a submit: far above a long resume. */
export const MAX_RESUME_FIELDS = 200
export const MAX_RESUME_CHARS = 200_000
/** How many applications mark jobs in a list, newest first; the server knows the others too and refuses a duplicate. */
export const MAX_MARKS = 2_000

/** How many jobs a person can keep saved: far above what anybody reads. */
export const MAX_SAVED_JOBS = 1000
/** How many of them one call saves: as many as a search lists. */
export const MAX_SAVED_AT_ONCE = 200

/** The tracker. Far above what anybody applies to, and what its calls are measured with. */
export const MAX_TRACKED = 20_000
export const MAX_NOTES = 200
export const MAX_CONTACTS = 50

/** Tasks and replies of one application, and imported files. */
export const MAX_TASKS = 100
export const MAX_REPLIES = 100
