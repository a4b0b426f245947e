import { MAX_HIDDEN_COMPANIES } from '#profiles/limit'
import { fault } from '#shared/fault'
import { SEARCH_LIMITS } from './limits.ts'

export const JOB_NOT_FOUND = fault(404, 'Job not found', 'This job is no longer listed. Please search again.')
export const SAVED_SEARCH_NOT_FOUND = fault(404, 'Search not found', 'This saved search no longer exists.')
export const SAVED_SEARCH_LIMIT_REACHED = fault(
  409,
  'Too many saved searches',
  `You can keep up to ${SEARCH_LIMITS.savedSearches} saved searches. Please delete one first.`,
)
export const TOO_MANY_HIDDEN_COMPANIES = fault(
  409,
  'Too many hidden companies',
  `You can hide up to ${MAX_HIDDEN_COMPANIES} companies for a profile. Please remove some of them in its job preferences first.`,
)
export const TOO_MANY_UNWANTED = fault(
  409,
  'Too many hidden jobs',
  `You can say “Not like this” for up to ${SEARCH_LIMITS.unwantedJobs} jobs. Please remove some of them in Job Preferences first.`,
)
export const UNWANTED_NOT_FOUND = fault(404, 'Job not found', 'This job is no longer among those you hide.')
export const SEARCH_NAME_TAKEN = fault(409, 'Name already used', 'You already have a saved search with this name.')
/** Load was pressed before any search was saved (spec 3 §5). */
export const NO_SAVED_PREFERENCES = fault(404, 'No Saved Preferences', 'You have not saved a search yet.')
/** What the panel says when the server's part of a search fails. */
export const SEARCH_FAILED = fault(500, 'Search failed', "We couldn't run this search. Please try again.")
