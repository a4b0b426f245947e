/** What an account is at the moment; the first that fits counts. */
export const PERSON_STATES = { blocked: 'Blocked', unverified: 'Not verified', active: 'Active' } as const
export type PersonState = keyof typeof PERSON_STATES

/** How many days an admin can add to a trial at once, and how far ahead a trial may end. */
export const TRIAL_EXTENSION_DAYS = { usual: 7, most: 60 } as const
export const LONGEST_TRIAL_AHEAD_DAYS = 180
/** How many of a person's sessions are listed; their number is always told. */
export const MAX_LISTED_SESSIONS = 50
export const MAX_SEARCH_CHARS = 200
