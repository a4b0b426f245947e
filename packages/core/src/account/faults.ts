import { fault } from '#shared/fault'
import { AVATAR_MAX_PIXELS } from './constants.ts'

/** spec 3 §8: shown for every failure of these; the sentence says what is known about it. */
const NOT_SAVED = 'Failed to save profile'
const NOT_UPLOADED = 'Failed to upload image'

export const USERNAME_TAKEN = fault(409, NOT_SAVED, 'This username is taken. Please choose another one.')

/** The first two sentences are documented (spec 3 §5). */
export const NOT_AN_IMAGE = fault(415, NOT_UPLOADED, 'Please select an image file')
export const AVATAR_TOO_LARGE = fault(413, NOT_UPLOADED, 'File size must be less than 5MB')
export const AVATAR_TOO_MANY_PIXELS = fault(
  422,
  NOT_UPLOADED,
  `This picture has more than ${Math.floor(AVATAR_MAX_PIXELS / 1_000_000)} million pixels. Please choose a smaller one.`,
)
export const AVATAR_UNREADABLE = fault(422, NOT_UPLOADED, "We couldn't read this picture. Please choose another file.")
export const AVATAR_BUSY = fault(503, NOT_UPLOADED, "We're preparing many pictures right now. Please try again in a minute.")

/** Shown when a call fails for another reason. */
export const ACCOUNT_NOT_LOADED = fault(500, 'Failed to load profile', 'Please try again.')
export const ACCOUNT_NOT_SAVED = fault(500, NOT_SAVED, 'Nothing was changed. Please try again.')
export const AVATAR_NOT_UPLOADED = fault(500, NOT_UPLOADED, "Your picture hasn't changed. Please try again.")

export const NO_PRIMARY_PROFILE = fault(
  409,
  'No profile to show',
  'The public page shows your primary profile, and you have no profile yet. Please create one first.',
)
/** Its sentence says why: too many, one is running, or the session is too old. */
export const EXPORT_REFUSED = fault(429, "Can't export right now", 'Please try again later.')
