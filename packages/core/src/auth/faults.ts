import { fault } from '#shared/fault'
import {
  DEFAULT_EMAIL_DOMAINS,
  FRESH_SIGN_IN_MINUTES,
  MAX_API_KEYS,
  MAX_DEVICES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './constants.ts'
import { emailRefusal, emailRefusalTitle, passwordTooShort, tooManyAttempts } from './rules.ts'

export const EMAIL_NOT_ALLOWED = fault(403, emailRefusalTitle(DEFAULT_EMAIL_DOMAINS), emailRefusal(DEFAULT_EMAIL_DOMAINS))
export const PASSWORD_TOO_SHORT = fault(422, 'Error', passwordTooShort(PASSWORD_MIN_LENGTH))
export const PASSWORD_TOO_LONG = fault(422, 'Error', `Password must be at most ${PASSWORD_MAX_LENGTH} characters`)
export const PASSWORD_TOO_COMMON = fault(422, 'Error', 'This password is too common. Please choose another one.')
export const TOO_MANY_ATTEMPTS = fault(429, 'Error', tooManyAttempts(60))
export const WRONG_CREDENTIALS = fault(401, 'Error', 'Email or password is not right. Please try again or reset your password.')
export const EMAIL_NOT_VERIFIED = fault(
  403,
  'Error',
  'Please verify your email address first. We sent you a new link; it works for 24 hours.',
)
export const VERIFY_LINK_INVALID = fault(410, 'Error', 'This link is no longer valid. Sign in to get a new one.')
export const WRONG_SIGN_UP_PASSWORD = fault(
  401,
  'Error',
  'This is not the password that was chosen at this sign-up. If you signed up more than once, open the link in your other email.',
)
export const RESET_LINK_INVALID = fault(410, 'Error', 'This link is no longer valid. Please ask for a new one on the Reset tab.')
export const GOOGLE_NOT_AVAILABLE = fault(
  503,
  'Error',
  'Google sign-in is not available right now. Please sign in with your password.',
)

/** The answer to the right password of an account with two-step sign-in: the page asks for the code next. */
export const SECOND_STEP_NEEDED = fault(403, 'One more step', 'Please enter the code from your authenticator app.')
export const SECOND_STEP_OVER = fault(410, 'Error', 'This sign-in has expired. Please sign in again.')
export const WRONG_CODE = fault(
  401,
  'Error',
  "This code isn't right. Codes change every 30 seconds and work once. Please try the one shown now.",
)
export const WRONG_PASSWORD = fault(403, 'Error', 'This is not your current password.')
export const SIGN_IN_AGAIN = fault(
  403,
  'Please sign in again',
  `To change this, you need to have signed in within the last ${FRESH_SIGN_IN_MINUTES} minutes. Sign out, sign in again and come back.`,
)
export const NO_PASSWORD = fault(409, 'Error', 'Your account has no password yet. Set one first.')
export const SECOND_FACTOR_OFF = fault(409, 'Error', 'Two-step sign-in is off. Nothing was changed.')
export const SETUP_OVER = fault(410, 'Error', 'This setup has expired. Please start it again.')
export const API_KEY_LIMIT_REACHED = fault(
  409,
  'Too many keys',
  `You can have up to ${MAX_API_KEYS} API keys. Please revoke one you no longer use.`,
)
export const DEVICE_LIMIT_REACHED = fault(
  409,
  'Too many browsers',
  `You can pair up to ${MAX_DEVICES} browsers. Please revoke one you no longer use in your settings.`,
)
export const PAIRING_CODE_INVALID = fault(
  410,
  'Pairing failed',
  'This pairing code was already used or has expired. Open the extension page and pair this browser again.',
)
