import { fault } from '#shared/fault'
import { MAX_SAVED_JOBS } from './constants.ts'

export const TOO_MANY_SAVED_JOBS = fault(
  409,
  'Too many saved jobs',
  `You can keep up to ${MAX_SAVED_JOBS.toLocaleString('en-US')} saved jobs. Please remove some first.`,
)
export const APPLICATION_NOT_FOUND = fault(404, 'Application not found', 'This application no longer exists.')
export const STEP_NOT_POSSIBLE = fault(
  409,
  'This has changed',
  'This application has changed in the meantime. Reload the page to see where it stands.',
)
/** Another request has used the key: answering it again would hide that this one did nothing. */
export const KEY_REUSED = fault(
  409,
  'Key already used',
  'This Idempotency-Key belongs to an earlier request with other content. Nothing was changed.',
)
export const ALREADY_APPLIED = fault(409, 'Already applied', 'You have already applied to this job.')
export const STOPPED = fault(409, 'Everything is stopped', 'You stopped everything. Press Continue to send applications again.')
export const RECEIPT_NOT_FOUND = fault(404, 'No receipt', 'There is no receipt of this application.')
