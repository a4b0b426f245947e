import { LIMITS } from '@jobapply/core/profiles/constants'

/** The field of the dialogs that ask for a profile's name. */
export const PROFILE_NAME = {
  label: 'Profile Name',
  hint: "For example, the career it's for.",
  limit: LIMITS.screen.profileName,
}
