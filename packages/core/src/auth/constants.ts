/** decisions, Names */
export const PRODUCT = 'JobApply AI'
export const TAGLINE = 'Smart People, Smarter Tools'

/** decisions, Access */
export const DEFAULT_EMAIL_DOMAINS = ['gmail.com']
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 128
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 30
export const DISPLAY_NAME_MAX_LENGTH = 100

/** Lifetime of mailed links. */
export const VERIFY_LINK_HOURS = 24
export const RESET_LINK_MINUTES = 60
/** So long an expired verification link can be exchanged for a new one, and a sign-in finds its sign-up. */
export const LINKS_KEPT_DAYS = 7
export const UNVERIFIED_KEPT_DAYS = 30

/** spec 1 §9 */
export const TRIAL_DAYS = 4

/** Default pages after sign-in (spec 1 §2 and §7). */
export const PAGE_AFTER_PASSWORD = '/dashboard'
export const PAGE_AFTER_GOOGLE = '/auto-apply'

/** Subscription status of the account row (spec 1 §4). */
export const SUBSCRIPTION_STATUSES = { trial: 'Trial', active: 'Active', expired: 'Expired' } as const
