/** The name that every screen, email and message uses (decisions, Names). */
export const PRODUCT = 'JobApply AI'
export const TAGLINE = 'Smart People, Smarter Tools'

/** Domains and minimum length are defaults, which settings change (decisions, Access). Lengths of names: decisions, Account. */
export const DEFAULT_EMAIL_DOMAINS = ['gmail.com']
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 128
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 30
export const DISPLAY_NAME_MAX_LENGTH = 100

/** Lifetime of mailed links. */
export const VERIFY_LINK_HOURS = 24
export const RESET_LINK_MINUTES = 60
/** How long an expired verification link can be exchanged for a new one, and a sign-in finds its sign-up. */
export const LINKS_KEPT_DAYS = 7
export const UNVERIFIED_KEPT_DAYS = 30
/** The most sign-up emails per mailbox in 24 hours, regardless of who causes them and how the address is spelled. */
export const SIGN_UP_MAILS_A_DAY = 10

/** Two-step sign-in. A wrong code more than this, and the sign-in starts again with the password. */
export const SECOND_STEP_TRIES = 5
export const SECOND_STEP_MINUTES = 10
/** How long the key of a new authenticator app waits for its first code. */
export const SECOND_FACTOR_SETUP_MINUTES = 30
export const RECOVERY_CODES = 10
/** A person without a password and a second step must have signed in this recently to make sensitive changes. */
export const FRESH_SIGN_IN_MINUTES = 10

/** Sessions that the settings list; older ones end with 'Sign out everywhere else'. */
export const LISTED_SESSIONS = 50

export const MAX_API_KEYS = 20
export const API_KEY_NAME_MAX_LENGTH = 60
/** Paired browsers per person. The page hands the extension a code, which works once and for this many seconds. */
export const MAX_DEVICES = 10
export const PAIRING_SECONDS = 60
/** What the extension says once the server refuses its key. */
export const DEVICE_REVOKED =
  'Your account no longer accepts this browser: it was revoked, your password was changed, or you signed out everywhere else. Pair it again to continue.'
/** What a key may call: `/api/v1`, or only the part of it that the browser extension uses. */
export const API_KEY_SCOPES = ['api', 'extension'] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** The length of the free trial (spec 1 §9). */
export const TRIAL_DAYS = 4

/** Default pages after sign-in (spec 1 §2 and §7). */
export const PAGE_AFTER_PASSWORD = '/dashboard'
export const PAGE_AFTER_GOOGLE = '/auto-apply'

/** Subscription status of the account row (spec 1 §4). */
export const SUBSCRIPTION_STATUSES = { trial: 'Trial', active: 'Active', expired: 'Expired' } as const
