/** What the person types to enable the button, and how long they can change their mind (spec 3 §9). */
export const DELETE_PHRASE = 'DELETE MY ACCOUNT'
export const GRACE_DAYS = 7
/** The mailed link works for a day (decisions, Account). */
export const DELETION_LINK_HOURS = 24

/** The documented function of export, request and confirmation (spec 3 §7). */
export const DELETE_ACCOUNT_PATH = '/functions/v1/delete-account'
export const CONFIRM_DELETION_PATH = '/delete-account/confirm'
export const EXPORT_ZIP_PATH = '/account/export.zip'
export const PRIVACY_SETTINGS_PATH = '/settings?tab=privacy'

/** ASVS 7.5.1: an export needs a session that is younger than this. */
export const EXPORT_SESSION_HOURS = 24
export const EXPORTS_PER_HOUR = 10
export const DELETION_REQUESTS_PER_HOUR = 5
export const MAX_REASON = 500

export const DELETION_REASONS = {
  'found-a-job': 'I found a job',
  'no-use': 'It does not help me',
  'too-expensive': 'It is too expensive',
  privacy: 'I worry about my data',
  other: 'Another reason',
} as const

/** What the confirm prompt lists (spec 3 §2). */
export const REMOVED_PARTS = {
  profile: 'Your profile',
  searches: 'Job preferences and saved searches',
  applications: 'Application history and tracking',
  files: 'Uploaded resumes and documents',
  billing: 'Subscription and billing information',
  settings: 'Settings',
} as const

/** The documented messages of deletion and export (spec 3 §5 and §8). */
export const PHRASE_NEEDED = `Please type '${DELETE_PHRASE}' to confirm`
export const REQUEST_DONE = 'Account Deletion Request Submitted'
export const REQUEST_FAILED = 'Failed to submit deletion request'
export const TOKEN_MISSING = 'Invalid or missing confirmation token'
export const TOKEN_INVALID = 'Invalid confirmation token'
export const CONFIRM_SIGNED_OUT = 'Please log in to confirm account deletion'
export const CONFIRM_FAILED = 'Failed to confirm deletion'
export const CONFIRM_DONE = {
  title: 'Account Deletion Confirmed',
  message: `Your account will be deleted in ${GRACE_DAYS} days. You can cancel this request anytime before then.`,
} as const
export const CANCEL_IN_SETTINGS = 'Please go to Settings > Privacy to cancel your deletion request.'
export const CANCEL_FAILED = 'Failed to cancel deletion request'
export const EXPORT_SIGNED_OUT = 'No active session'
export const EXPORT_FAILED = 'Failed to export data'
export const EXPORT_EMPTY = 'No data received from export'
export const EXPORT_DONE = 'Export Complete'

export const SESSION_TOO_OLD = `Your session is older than ${EXPORT_SESSION_HOURS} hours. Please sign out and sign in again to export your data.`
export const EXPORT_RUNNING = 'Another export of yours is still running. Please wait until it is finished.'
export const ALREADY_SCHEDULED = 'Your account is already scheduled for deletion.'
export const LAST_ADMIN = 'You are the only admin. Please make somebody else an admin first.'
export const UNKNOWN_ACTION = "This action doesn't exist."
