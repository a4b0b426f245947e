import { fault } from '#shared/fault'
import { LONGEST_TRIAL_AHEAD_DAYS } from './people-constants.ts'

export const PERSON_NOT_FOUND = fault(404, 'Person not found', 'This account no longer exists.')
export const NO_TRIAL_YET = fault(
  409,
  'No trial yet',
  'The trial starts when the address is verified. There is nothing to extend yet.',
)
export const TRIAL_CHANGED = fault(
  409,
  'Trial already changed',
  'Somebody else just changed this trial. Check its new end date and try again.',
)
export const TRIAL_TOO_LONG = fault(
  422,
  'Trial too long',
  `A trial can end at most ${LONGEST_TRIAL_AHEAD_DAYS} days from now. Nothing was changed.`,
)
export const ADMIN_NOT_BLOCKED = fault(
  409,
  'This person is an admin',
  'Admins cannot be blocked. Remove the admin role first, then block the account.',
)
export const OWN_SECOND_FACTOR = fault(
  409,
  'This is your own account',
  'Turn your own two-step sign-in off in Settings, with your password and a code. If you have lost both, ask another admin.',
)
