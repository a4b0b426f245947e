import { PLANS_NOT_LOADED } from '#billing/constants'
import { fault } from '#shared/fault'

/** Sentences for a duplicate role and a taken plan key are documented (spec 3 §5 and §8). */
export const ROLE_DUPLICATE = fault(409, 'Already an admin', 'This user already has admin privileges.')
export const ROLE_OF_BLOCKED = fault(409, 'Account blocked', 'This account is blocked. Unblock it first, then assign the role.')
export const PLAN_KEY_TAKEN = fault(409, 'Plan not saved', 'Plan key already exists. Please choose a different one.')
/** The database's own words are in the log. */
export const PLAN_NOT_SAVED = fault(500, 'Database error', 'Database insert failed')
export const PLAN_NOT_UPDATED = fault(500, 'Failed to update plan configuration', 'Database update failed')
export const PLAN_CHANGED = fault(
  409,
  'Failed to update plan configuration',
  'Somebody else just changed this plan. Close the dialog and edit the plan again.',
)
export const PLAN_NOT_DELETED = fault(500, 'Failed to delete plan configuration', 'Nothing was changed. Please try again.')
export const PLAN_NOT_READY = fault(409, 'Not synced yet', 'Sync the plan to Stripe first.')
export const PLANS_UNAVAILABLE = fault(500, 'Plans not loaded', PLANS_NOT_LOADED)
export const SUBSCRIPTION_NOT_REPAIRED = fault(
  409,
  'Not repaired',
  'Stripe does not know this subscription, or no account has it.',
)
