import { fault } from '#shared/fault'
import { DEFAULT_EMAIL_DOMAINS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts'
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
  'Please verify your email address first. We have sent you a new link; it works for 24 hours.',
)
export const VERIFY_LINK_INVALID = fault(410, 'Error', 'This link is no longer valid. Sign in to get a new one.')
export const WRONG_SIGN_UP_PASSWORD = fault(
  401,
  'Error',
  'This is not the password that was chosen at this sign-up. If you signed up more than once, open the link in your other mail.',
)
export const RESET_LINK_INVALID = fault(410, 'Error', 'This link is no longer valid. Please ask for a new one on the Reset tab.')
export const GOOGLE_NOT_AVAILABLE = fault(
  503,
  'Error',
  'Google sign-in is not available right now. Please sign in with your password.',
)
