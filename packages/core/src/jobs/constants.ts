export const WORK_MODES = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' } as const

/** Levels of postings; the experience filter maps to them by its own keywords (spec 3 §9). */
export const LEVELS = { entry: 'Entry', mid: 'Mid', senior: 'Senior', lead: 'Lead', executive: 'Executive' } as const

export const SALARY_PERIODS = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' } as const

/** The outcome of a visit; 'empty', 'blocked' and 'changed' are kept apart. */
export const SOURCE_OUTCOMES = {
  ok: 'Read',
  empty: 'No open jobs',
  incomplete: 'Read in part: the rest of the list did not come',
  blocked: 'The source refused us',
  limited: 'The source asked us to wait',
  changed: 'The answer has a new shape that we cannot read',
  stopped: 'Reading its answer took too long, so we stopped',
  aside: 'Set aside: we tried three times to read its answer and try again when it changes',
  gone: 'No longer there',
  moved: 'Moved to another address',
  unreachable: 'Not reachable',
} as const

/** The source of jobs whose addresses people have pasted. They belong to the person, and every real source wins over them. */
export const PASTED_SOURCE = 'page'
/** The source of jobs from alert emails of the person's own mailbox; they are kept like pasted ones. */
export const MAIL_SOURCE = 'email'
/** How many of each of the two a person keeps: the one that was read longest ago makes room. */
export const MAX_PASTED_JOBS = 200

/** How many company boards that nobody has added yet a person adds in a day: each is read again and again from then on. */
export const MAX_NEW_BOARDS_A_DAY = 20

/** How many companies a person follows: each of their boards is read every few hours. */
export const MAX_FOLLOWED = 100

/** A point of a posting: a requirement, a benefit or a sentence. */
export const POINT_MAX_LENGTH = 2_000

/**
 * What a posting holds at most, in characters and entries. `rawLine` and `rawText` cut what a source sends before any markup is read;
 * `allPoints` is the length of all requirements together, and of all benefits together.
 */
export const POSTING_LIMITS = {
  rawLine: 5_000,
  rawText: 300_000,
  rawTags: 400,
  line: 300,
  id: 2_000,
  address: 2_000,
  description: 50_000,
  points: 60,
  allPoints: 25_000,
  tags: 40,
} as const
