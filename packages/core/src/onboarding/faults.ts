import { fault } from '#shared/fault'

/** Shown when finishing the wizard fails (spec 1 §8). */
export const SETUP_FAILED = fault(500, 'Something went wrong', 'Failed to complete setup. Please try again.')
