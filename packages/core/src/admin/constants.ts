/** The headings of /admin and what people without the role see (spec 3 §2). */
export const ADMIN_PANEL = 'Admin Panel'
export const ACCESS_DENIED = {
  title: 'Access Denied',
  message: "You don't have admin privileges to access this panel.",
} as const

/** Everything that an admin can do, as the audit log names it; every handler that changes something writes one. */
export const AUDIT_ACTIONS = {
  'role.assign': 'Admin role assigned',
  'role.name': 'Admin role assigned by a command on the server',
  'role.defer': 'Admin role promised to an address',
  'role.remove': 'Admin role removed',
  'role.undefer': 'Promise of the admin role withdrawn',
  'plan.create': 'Plan created',
  'plan.update': 'Plan changed',
  'plan.status': 'Plan creation moved on',
  'plan.sync': 'Plan synced to Stripe',
  'plan.archive': 'Plan archived at Stripe',
  'plan.delete': 'Plan deleted',
  'plan.deactivate': 'Plan deactivated',
  'person.extendTrial': 'Trial extended',
  'person.endSessions': 'Sessions ended',
  'person.block': 'Account blocked',
  'person.unblock': 'Account unblocked',
  'person.resetSecondFactor': 'Two-step sign-in reset',
  'message.delete': 'Message deleted',
  'billing.repair': 'Subscription read again from Stripe',
} as const
/** The actor that the audit log names for a change made by a server command. */
export const OPERATOR_ID = '00000000-0000-0000-0000-000000000000'
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** Role assignment (spec 3 §5 and §8). */
export const EMAIL_MISSING = 'Please enter a valid email address.'
export const EMAIL_FORMAT = 'Please enter a valid email format.'
export const ROLE_DENIED = 'Permission denied. Please check your admin privileges.'
export const ROLE_NOT_ASSIGNED = 'Failed to assign role. Please try again.'
export const ROLE_REMOVED = 'Admin role removed successfully'
export const ROLE_NOT_REMOVED = 'Failed to remove admin role. Please try again.'

/** Why a role was not removed, with the title that the toast has (spec 3 §8). */
export const REMOVAL_ERRORS = {
  PRIMARY_ADMIN_PROTECTED: 'Primary Admin Protection',
  USER_NOT_FOUND: 'User Not Found',
  NOT_ADMIN: 'Not An Admin',
  LAST_ADMIN_PROTECTION: 'Last Admin Protection',
  QUERY_ERROR: 'Database Error',
  DATABASE_ERROR: 'Database Error',
  TABLE_NOT_FOUND: 'Configuration Error',
} as const
export type RemovalError = keyof typeof REMOVAL_ERRORS
export const REMOVAL_FAILED = 'Admin Removal Failed'
