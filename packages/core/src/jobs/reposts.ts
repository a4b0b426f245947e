/** How long one listing was up, as far as we saw. */
export type Span = {
  firstSeenAt: Date
  closedAt: Date | null
  closedWhy: 'gone' | 'closed' | 'ended' | null
  /** When its board last named it. */
  lastSeenAt: Date
  /** The date in the posting. */
  postedAt: Date | null
  /** Its board gave new ids to most of its jobs in the visit that first showed it. */
  isRenumbered: boolean
}

/** Two readings of one visit lie this close together. */
const ONE_VISIT_MS = 3_600_000
/** Two that were side by side unseen between visits this close together are not two openings. */
const SHORT_MS = 36 * 3_600_000

/** A board may leave a job out for some days and show it again: one that is gone for a shorter time may not be gone. */
const SETTLED_MS = 14 * 24 * 3_600_000

/**
 * How often a job was posted again: the same work on the same board under another id, each first seen after the one before had closed.
 * Listings that were open side by side are several openings, so nothing is counted; and where nobody can tell whether they were, because
 * the board was not read in between or the one before is gone for a short time, that step is not counted.
 */
export function countReposts(own: Span, others: readonly Span[], now: Date): number {
  const isAsOld = (other: Span) => Math.abs(other.firstSeenAt.getTime() - own.firstSeenAt.getTime()) < ONE_VISIT_MS
  if (others.some(isAsOld)) return 0
  const chain = [...others.filter(({ firstSeenAt }) => firstSeenAt < own.firstSeenAt), own].toSorted(
    (a, b) => a.firstSeenAt.getTime() - b.firstSeenAt.getTime(),
  )
  // A board may go on naming a job after the end that the posting named itself, and leave out for a while one that it posted long before.
  const isSideBySide = chain.some(({ closedAt, lastSeenAt }, at) => {
    const next = chain[at + 1]
    if (next === undefined) return false
    const start = next.firstSeenAt.getTime()
    const isPostedBefore = next.postedAt !== null && next.postedAt < lastSeenAt
    return (
      isPostedBefore ||
      closedAt === null ||
      closedAt.getTime() > start + ONE_VISIT_MS ||
      lastSeenAt.getTime() > start - ONE_VISIT_MS
    )
  })
  if (isSideBySide) return 0
  return chain.slice(1).filter((next, at) => !next.isRenumbered && isAfter(chain[at], next) && isSettled(chain[at], now)).length
}

/** A complete list had neither of them, or the board showed the one a short time before the other. */
const isAfter = (one: Span | undefined, next: Span) =>
  one !== undefined &&
  ((one.closedWhy === 'gone' && one.closedAt !== null && next.firstSeenAt.getTime() > one.closedAt.getTime() + ONE_VISIT_MS) ||
    next.firstSeenAt.getTime() - one.lastSeenAt.getTime() <= SHORT_MS)

const isSettled = (one: Span | undefined, now: Date) =>
  one !== undefined && one.closedAt !== null && one.closedAt.getTime() <= now.getTime() - SETTLED_MS

/** A board that changed its system gives its jobs new ids at once; nobody has posted anything again. */
export const isNewNumbering = (firstSeenTogether: number, listedThen: number) =>
  firstSeenTogether >= 2 && firstSeenTogether * 2 >= listedThen

/** What the jobs of a board that we saw from their first day say about how long its jobs stay open. */
export type Closings = {
  count: number
  /** Nine in ten of them had closed by then. */
  mostDays: number
  /** Other jobs that we saw for longer than that, without their first or their last day. */
  longer: number
  knownDays: number
}

/** Fewer closings, or a board that we have known for a short time only, say nothing about a long one. */
const LEAST_CLOSINGS = 15
const LEAST_DAYS = 30

/**
 * Open at least twice as long as nine in ten jobs of its board, and the only one: where others take longer, too, that may well be usual
 * there. A board must be known for much longer than its jobs take.
 */
export const isOpenUnusuallyLong = (days: number, { count, mostDays, longer, knownDays }: Closings) =>
  count >= LEAST_CLOSINGS && longer === 0 && days >= LEAST_DAYS && days > 2 * mostDays && knownDays >= 3 * mostDays

/** Why a job is closed, and since when its board has the same work under a new id. */
export type PostingState = { closedWhy: 'gone' | 'closed' | 'ended' | null; backAt: Date | null }
