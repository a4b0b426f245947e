import { fault } from './fault.ts'

/** Faults of every call. */
export const SIGNED_OUT = fault(401, 'Please sign in', 'Your session has ended. Please sign in again; nothing was changed.')
export const KEY_NEEDED = fault(401, 'Key needed', 'This needs a valid key, sent as bearer token in the Authorization header.')
export const NOT_ALLOWED = fault(403, 'Not allowed', "You don't have permission to do this.")
export const ACCOUNT_BLOCKED = fault(
  403,
  'Account blocked',
  'This account is blocked. Nothing was changed. Please write to us if you think this is a mistake.',
)
/** For admins, where the installation asks for it (ADMIN_REQUIRE_SECOND_FACTOR). */
export const SECOND_FACTOR_NEEDED = fault(
  403,
  'Two-step sign-in needed',
  'Admins need two-step sign-in here. Turn it on under Settings > Account.',
)
export const BAD_INPUT = fault(400, 'Please check your input', 'Something in this request is not valid. Nothing was changed.')
export const NOT_FOUND = fault(404, 'Not found', "We couldn't find this.")
export const METHOD_NOT_ALLOWED = fault(405, 'Method not allowed', "This address doesn't support this method.")
export const TOO_LARGE = fault(413, 'Too large', 'This is too large for the server. Nothing was changed.')
export const NOT_JSON = fault(415, 'JSON needed', 'Please send JSON, with the header Content-Type: application/json.')
/** One question took more than its time budget. */
export const TOO_MUCH_WORK = fault(
  422,
  'This took too long',
  'This took too long, so we stopped. Nothing was changed. Shorten the texts or choose fewer items, then try again.',
)
/** Too many questions of one person, or of everybody, wait already. */
export const TOO_MUCH_AT_ONCE = fault(
  429,
  'One moment',
  'Several of your requests are still running. Nothing was changed. Please try again in a moment.',
)
/** spec 2 §5.3: used wherever a file is too large. */
export const FILE_TOO_LARGE = fault(413, 'Operation failed', 'File size must be less than 10MB.')
export const UNAVAILABLE = fault(
  503,
  'Not available right now',
  "The server can't reach its database. Nothing was changed. Please try again in a moment.",
)
export const MAYBE_SAVED = fault(
  503,
  'Please check whether this was saved',
  "The server lost its database while it was saving. Check whether your change is there, and try again if it isn't.",
)
export const DISK_FULL = fault(507, 'No space left', "The server's disk is full. Nothing was changed. Please try again later.")
