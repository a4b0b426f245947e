/** Rechecked hourly; the banner shows for the last 3 days (spec 1 §9), the dialog for the last 2 (spec 3 §9). */
export const TRIAL_RECHECK_MS = 3_600_000
export const TRIAL_BANNER_DAYS = 3
export const TRIAL_ENDING_DAYS = 2

/** The button of the trial's banner (spec 1 §4). */
export const UPGRADE_NOW = 'Upgrade Now'
