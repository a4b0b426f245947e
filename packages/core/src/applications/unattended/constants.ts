/**
 * Full automation (decisions, Applying): fixed for everybody, and shown where it is switched on. A day is the person's; the person's own
 * 'Maximum applications per day' and the plan's limit hold as well.
 */
export const UNATTENDED_PACE = { spacingSeconds: 60, aDay: 20 } as const
/** How many applications a browser may leave to the person and not be offered again. */
export const MAX_SET_ASIDE = 50

/** Why nothing goes without a click now. */
export const UNATTENDED_WAITS = {
  stopped: 'Everything is stopped.',
  plan: 'Your plan does not include automation.',
  off: 'No platform is switched on.',
  busy: 'A form is being filled.',
  spacing: 'It waits between two applications.',
  cap: "Today's limit is reached.",
  nothing: 'No job in your queue may go by itself.',
} as const
export type UnattendedWait = keyof typeof UNATTENDED_WAITS
