/** The headings of /admin and what people without the role see (spec 3 §2). */
export const ADMIN_PANEL = 'Admin Panel'
export const ACCESS_DENIED = {
  title: 'Access Denied',
  message: "You don't have admin privileges to access this panel.",
} as const

/** Everything that an admin can do, as the audit log names it; every handler that changes something writes one. */
export const AUDIT_ACTIONS = {
  'role.assign': 'Admin role assigned',
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
  'billing.repair': 'Subscription read again from Stripe',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS
