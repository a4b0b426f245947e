import { fault } from '#shared/fault'
import { CHECKOUT_FAILED, PORTAL_FAILED } from './constants.ts'

/** Faults of calls. */
export const PLAN_NOT_FOUND = fault(404, 'Plan not found', 'Plan configuration not found')
export const PLAN_NOT_FOR_SALE = fault(422, 'Nothing to pay', 'This plan needs no payment.')
export const PLAN_ON_REQUEST = fault(
  422,
  'Price on request',
  "This plan can't be bought here. Write to us on the help page, and we'll talk about it.",
)
export const CHECKOUT_UNAVAILABLE = fault(503, 'Checkout not available', CHECKOUT_FAILED)
export const PORTAL_UNAVAILABLE = fault(503, 'Portal not available', PORTAL_FAILED)
export const INVOICES_UNAVAILABLE = fault(
  503,
  'Invoices not available',
  'Your invoices cannot be loaded right now. Please try again.',
)
/** Automation after an expired trial, and a reached limit (spec 1 §8, spec 3 §8). */
export const TRIAL_EXPIRED = fault(403, 'Trial Expired', 'Please upgrade to continue using this feature.')
export const LIMIT_REACHED = fault(
  403,
  'Application limit reached',
  'You have used all the applications your plan allows right now.',
)
