import type { PostingState } from '#jobs/reposts'
import { CLOSED } from '#search/health'
import { showDate } from '#shared/time/show-dates'
import type { Status } from './constants.ts'

/** A posting that came back concerns everybody who applied; one that closed only those who have not yet. */
export function postingNews({ closedWhy, backAt }: PostingState, status: Status): string | null {
  if (backAt) return `The employer listed this job again on ${showDate(backAt.toISOString().slice(0, 10))}, under a new id.`
  return closedWhy && (status === 'saved' || status === 'queued') ? CLOSED[closedWhy] : null
}
