import type { Closings, Span } from '@jobapply/core/jobs/reposts'
import { DAY } from './shown.ts'

/** How long jobs of a board were open, as the statement of the index counts it. */
export function closingsOf(
  entries: readonly Pick<Span, 'firstSeenAt' | 'closedAt'>[],
  verifiedAt: Date,
  lastReadAt: Date,
): Closings | null {
  const seen = entries.map(({ firstSeenAt, closedAt }) => ({
    isWhole: closedAt !== null && firstSeenAt.getTime() > verifiedAt.getTime() + DAY,
    days: ((closedAt ?? lastReadAt).getTime() - firstSeenAt.getTime()) / DAY,
  }))
  const whole = seen.flatMap(({ isWhole, days }) => (isWhole ? [days] : []))
  if (whole.length === 0) return null
  const most = whole.toSorted((a, b) => a - b)[Math.ceil(0.9 * whole.length) - 1] ?? 0
  const longer = seen.filter(({ isWhole, days }) => !isWhole && days > most).length
  const knownDays = (lastReadAt.getTime() - verifiedAt.getTime()) / DAY
  return { count: whole.length, longer, mostDays: Math.max(1, Math.ceil(most)), knownDays }
}
