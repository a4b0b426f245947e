import { DELETE_PHRASE, DELETION_LINK_HOURS, EXPORT_SESSION_HOURS, GRACE_DAYS } from './deletion-constants.ts'

const HOUR = 3_600_000

/** Letter for letter: 'delete my account' is not enough (DELETE-001). */
export const isPhrase = (typed: string) => typed === DELETE_PHRASE

export const linkEnd = (requested: Date) => new Date(requested.getTime() + DELETION_LINK_HOURS * HOUR)

/** Seven days after the confirmation (DELETE-018). */
export const deletionDate = (confirmed: Date) => new Date(confirmed.getTime() + GRACE_DAYS * 24 * HOUR)

export const mayExport = (sessionStart: Date, now: Date) => now.getTime() - sessionStart.getTime() < EXPORT_SESSION_HOURS * HOUR

/** spec 3 §7; the day is that of the person. */
export const exportFilename = (userId: string, day: string) => `account-data-${userId}-${day}.json`
