import type { Option } from '#shared/options'
import type { SOURCE_OUTCOMES } from './constants.ts'
import { isGoodOutcome } from './visits.ts'

/** How a followed company's board is doing. */
export const FOLLOWED_STATES = {
  fresh: 'Up to date',
  quiet: 'No open jobs',
  waiting: 'Not read yet',
  late: 'Not reached',
  gone: 'Gone',
  off: 'Not read here',
} as const
export type FollowedState = Option<typeof FOLLOWED_STATES>

type Board = {
  jobs: number
  verifiedAt: Date | null
  lastOutcome: Option<typeof SOURCE_OUTCOMES> | null
  /** Why its system is not read here. */
  offReason: string | undefined
}

export function judgeFollowed({ jobs, lastOutcome, offReason }: Board): FollowedState {
  if (offReason) return 'off'
  if (lastOutcome === null) return 'waiting'
  if (lastOutcome === 'gone' || lastOutcome === 'moved') return 'gone'
  if (!isGoodOutcome(lastOutcome)) return 'late'
  return jobs > 0 ? 'fresh' : 'quiet'
}

/** What a person reads beside the company. */
export function describeFollowed(board: Board): string {
  const { jobs, offReason, verifiedAt } = board
  const known = `${jobs} open ${jobs === 1 ? 'job' : 'jobs'}`
  switch (judgeFollowed(board)) {
    case 'off':
      return `We know this board but don’t read it. ${offReason}`
    case 'waiting':
      return 'We haven’t read this board yet. It’s up next.'
    case 'gone':
      return 'The board has disappeared from this address. Paste the address of the company’s new careers page, or unfollow.'
    case 'late':
      return verifiedAt
        ? `We couldn’t read the board last time. We’ll keep trying. ${known} as far as we know.`
        : 'We haven’t been able to read this board yet. We’ll keep trying.'
    case 'quiet':
      return 'No open jobs right now. We’ll tell you when there is one.'
    default:
      return `${known}. We tell you about new ones.`
  }
}
