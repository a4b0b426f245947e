import { fault } from '#shared/fault'
import { MAX_PROFILES } from './limit.ts'

/** Faults of calls. */
export const PROFILE_LIMIT_REACHED = fault(
  409,
  'Profile limit reached',
  `You can create up to ${MAX_PROFILES} profiles. Please delete an existing profile first.`,
)
export const PROFILE_NOT_FOUND = fault(404, 'Profile not found', 'Profile not found.')
export const PROFILE_CHANGED = fault(
  409,
  'Profile changed elsewhere',
  'This profile was changed in another window. Reload to see the newer version, or save again to overwrite it with yours.',
)
/** Shown on a screen with unsaved edits. */
export const PROFILE_GONE = fault(
  404,
  'Profile deleted elsewhere',
  'This profile was deleted in another window. Your unsaved changes are still on this screen, but the profile they belong to is gone.',
)
export const PRIMARY_NOT_REASSIGNED = fault(500, 'Error deleting profile', 'Failed to reassign primary profile.')
export const NOT_A_JSON_RESUME = fault(
  422,
  'Import failed',
  "This isn't a JSON Resume file: it has none of the sections we expect. Nothing was changed.",
)

/** Shown in the import dialog. */
export const PROFILE_CHANGED_BEFORE_IMPORT = fault(
  409,
  'Import failed',
  'This profile was changed in another window, so nothing was imported yet. You have the newer version now: press Import again to fill it from the file.',
)

/** Shown when a call fails (spec 2 §8). */
export const PROFILES_NOT_LOADED = fault(500, 'Error loading profiles', 'Failed to load your profiles. Please try again.')
export const PROFILE_NOT_CREATED = fault(500, 'Error creating profile', 'Failed to create the profile. Please try again.')
export const PROFILE_NOT_UPDATED = fault(500, 'Error updating profile', 'Failed to update the profile. Please try again.')
export const PROFILE_NOT_DELETED = fault(500, 'Error deleting profile', 'Failed to delete the profile. Please try again.')
export const PROFILE_NOT_SAVED = fault(500, 'Save Failed', 'Failed to save profile. Please try again.')
export const SECTIONS_NOT_SAVED = fault(500, 'Save failed', 'Failed to save all sections. Please try again.')
export const NO_DATA_FOUND = fault(404, 'No Data Found', 'Profile not found.')
export const RELOAD_NEEDS_SESSION = fault(401, 'Please sign in', 'You must be logged in to fetch profile data.')
export const PROFILE_NOT_RELOADED = fault(500, 'Error', 'Failed to fetch latest profile details.')
