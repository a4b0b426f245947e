import { fault } from '#shared/fault'

/** Shown when a call fails (spec 2 §8). */
export const PREFERENCES_NOT_SAVED = fault(500, 'Save failed', 'Failed to save job preferences. Please try again.')
export const SETTINGS_NOT_LOADED = fault(
  500,
  'Settings unknown',
  "Your auto-apply settings could not be loaded. What you see are the defaults. You can't save until your own are loaded.",
)
