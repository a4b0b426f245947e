/** How long one listing was up, as far as we saw. */
export type Span = {
  firstSeenAt: Date
  closedAt: Date | null
  closedWhy: 'gone' | 'closed' | 'ended' | null
  /** When its board last named it. */
  lastSeenAt: Date
  /** Its board gave new ids to most of its jobs in the visit that first showed it. */
  isRenumbered: boolean
}

/** Two readings of one visit lie this close together. */
const ONE_VISIT_MS = 3_600_000
/** Two that were side by side unseen between visits this close together are not two openings. */
const SHORT_MS = 36 * 3_600_000

/**
 * How often a job was posted again: the same work on the same board under another id, each first seen after the one before had closed.
 * Listings that were open side by side are several openings, so nothing is counted; and where nobody can tell whether they were, because
 * the board was not read in between, that step is not counted.
 */
export function countReposts(own: Span, others: readonly Span[]): number {
  const isAsOld = (other: Span) => Math.abs(other.firstSeenAt.getTime() - own.firstSeenAt.getTime()) < ONE_VISIT_MS
  if (others.some(isAsOld)) return 0
  const chain = [...others.filter(({ firstSeenAt }) => firstSeenAt < own.firstSeenAt), own].toSorted(
    (a, b) => a.firstSeenAt.getTime() - b.firstSeenAt.getTime(),
  )
  // A board may go on naming a job after the end that the posting named itself.
  const isSideBySide = chain.some(({ closedAt, lastSeenAt }, at) => {
    const start = chain[at + 1]?.firstSeenAt.getTime()
    if (start === undefined) return false
    return closedAt === null || closedAt.getTime() > start + ONE_VISIT_MS || lastSeenAt.getTime() > start - ONE_VISIT_MS
  })
  if (isSideBySide) return 0
  return chain.slice(1).filter((next, at) => !next.isRenumbered && isAfter(chain[at], next)).length
}

/** A complete list had neither of them, or the board showed the one a short time before the other. */
const isAfter = (one: Span | undefined, next: Span) =>
  one !== undefined &&
  ((one.closedWhy === 'gone' && one.closedAt !== null && next.firstSeenAt.getTime() > one.closedAt.getTime() + ONE_VISIT_MS) ||
    next.firstSeenAt.getTime() - one.lastSeenAt.getTime() <= SHORT_MS)

/** A board that changed its system gives its jobs new ids at once; nobody has posted anything again. */
export const isNewNumbering = (firstSeenTogether: number, listedThen: number) =>
  firstSeenTogether >= 2 && firstSeenTogether * 2 >= listedThen

/** What the closed jobs of a board say about how long its jobs stay open. */
export type Closings = { count: number; mostDays: number; knownDays: number }

/** Fewer closings, or a board that we have known for a short time only, say nothing about a long one. */
const LEAST_CLOSINGS = 10
const LEAST_DAYS = 30

/** Open at least twice as long as nine in ten jobs of its board; a board must be known for much longer than they take. */
export const isOpenUnusuallyLong = (days: number, { count, mostDays, knownDays }: Closings) =>
  count >= LEAST_CLOSINGS && days >= LEAST_DAYS && days > 2 * mostDays && knownDays >= 3 * mostDays

/** Why a job is closed, and since when its board has the same work under a new id. */
export type PostingState = { closedWhy: 'gone' | 'closed' | 'ended' | null; backAt: Date | null }
