import { fault } from '#shared/fault'

/** Its sentence says why: too many, one is running, or the session is too old. */
export const EXPORT_REFUSED = fault(429, 'Export not possible now', 'Please try again later.')
