import { type Closings, isOpenUnusuallyLong } from '#jobs/reposts'
import type { JobListing } from '#jobs/schema'
import { nearDay, showDate } from '#shared/time/show-dates'
import type { JobDetails } from './schema.ts'

const DAY = 86_400_000
/** Older postings are often filled already. */
const OLD_DAYS = 30
/** What a source said longer ago says nothing about today. */
const STALE_DAYS = 7
/** '16 Nov 2026': a closing date has no time zone. */
const day = (at: string | null) => showDate(at?.slice(0, 10) ?? null)
/** What one visit writes is this close together. */
const ONE_VISIT_MS = 3_600_000

type Known = {
  listing: Pick<JobListing, 'postedAt' | 'firstSeenAt' | 'expiresAt' | 'salaryMin' | 'salaryMax' | 'source'>
  lastSeenAt: Date
  closedAt: Date | null
  closedWhy: 'gone' | 'closed' | 'ended' | null
  /** How often its date was moved forward. */
  renewals: number
}
/** What other listings say about it. */
type Others = {
  /** How often the same work came back under a new id. */
  reposts: number
  closings: Closings | null
  /** Of a job of a feed: whether boards of companies have or had it, and when the last of them was read without it. Null for a job of a board, where nobody asks. */
  ownBoard: { closedAt: Date | null } | 'none' | null
}
export const NO_EVIDENCE: Others = { reposts: 0, closings: null, ownBoard: null }
/** The result of the last visit to the source; null when the source is not visited. */
type Visited = {
  name: string
  /** One company's own list, not one that collects the jobs of many. */
  isOwnBoard: boolean
  isGood: boolean | null
  label: string | null
  readAt: Date | null
}

/** Said in the details and before an application goes out. */
export const CLOSED = {
  gone: 'Closed: its source no longer lists it.',
  closed: 'Closed: its source says so.',
  ended: 'Closed: the closing date in the posting has passed.',
} as const

/** How healthy a posting is, in words, what deserves attention first. 'Closed' is said by evidence only. */
export function judgeHealth(
  { listing, lastSeenAt, closedAt, closedWhy, renewals }: Known,
  { reposts, closings, ownBoard }: Others,
  visited: Visited,
  now: Date,
): JobDetails['health'] {
  const days = (moment: string) => Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / DAY))
  const ageDays = listing.postedAt === null ? null : days(listing.postedAt)
  const isSalaryMissing = listing.salaryMin === null && listing.salaryMax === null
  const isCurrent =
    visited.readAt !== null && isSeenAt(visited.readAt, lastSeenAt) && days(visited.readAt.toISOString()) <= STALE_DAYS
  const state = closedAt ? 'closed' : visited.isGood && isCurrent ? 'open' : 'unknown'
  const closedThere = ownBoard === null || ownBoard === 'none' ? null : ownBoard.closedAt
  const isPastEnd = listing.expiresAt !== null && !closedAt && Date.parse(listing.expiresAt) <= now.getTime()
  const openDays = days(listing.firstSeenAt)
  const isLong = !closedAt && closings !== null && isOpenUnusuallyLong(openDays, closings)
  const sentences = [
    closedWhy && CLOSED[closedWhy],
    state === 'unknown' && `We can't tell whether it is still open: ${describeVisit(visited, lastSeenAt)}`,
    isPastEnd && `The closing date in the posting, ${day(listing.expiresAt)}, has passed.`,
    reposts > 0 && `Reposted ${times(reposts)} since we first saw it.`,
    renewals > 0 && `Its date was moved forward ${times(renewals)} since we first saw it.`,
    isLong &&
      `First seen ${openDays} days ago; nine in ten jobs that we saw this board close were open for ${count(closings.mostDays, 'day')} or less.`,
    closedThere && `The company's own board no longer listed it on ${day(closedThere.toISOString())}.`,
    ownBoard === 'none' && `Seen only at ${visited.name}, which collects jobs from many companies.`,
    ageDays !== null && ageDays > OLD_DAYS && `Posted ${ageDays} days ago: it may have been filled.`,
    ageDays === null && `The posting has no date; we first saw it ${count(days(listing.firstSeenAt), 'day')} ago.`,
    isSalaryMissing && "The posting doesn't give a salary.",
    listing.expiresAt && !closedAt && !isPastEnd && `Open until ${day(listing.expiresAt)}, as the posting says.`,
    state === 'open' && `Seen at ${visited.name} ${seen(days(lastSeenAt.toISOString()))}.`,
    state !== 'open' && visited.label !== null && `Last seen at ${visited.name} ${seen(days(lastSeenAt.toISOString()))}.`,
  ].filter((sentence) => typeof sentence === 'string')
  const where = visited.isOwnBoard ? "on the company's own board" : `at ${visited.name}`
  const lastSeen = seen(days(lastSeenAt.toISOString()))
  const line = [
    closedWhy && CLOSED[closedWhy].replace(/\.$/, ''),
    state === 'open' && `Seen ${lastSeen} ${where}`,
    state === 'unknown' && "We can't tell whether it is still open",
    state !== 'open' && visited.label !== null && `last seen ${lastSeen} ${where}`,
    `first seen ${nearDay(listing.firstSeenAt, now)}`,
    reposts > 0 && `reposted ${times(reposts)}`,
    isLong && `open for ${openDays} days, unusually long for this board`,
    isPastEnd && 'its closing date has passed',
    closedThere && "no longer on the company's own board",
  ].filter((part) => typeof part === 'string')
  return {
    ...{ ageDays, firstSeenAt: listing.firstSeenAt, lastSeenAt: lastSeenAt.toISOString() },
    ...{ reposts, isSalaryMissing, state, line, sentences },
  }
}

const isSeenAt = (readAt: Date, lastSeenAt: Date) => lastSeenAt.getTime() > readAt.getTime() - ONE_VISIT_MS

function describeVisit({ name, label, isGood, readAt }: Visited, lastSeenAt: Date) {
  if (label === null || readAt === null) return `${name} is not visited again.`
  if (!isGood) return `${name}, at the last visit: ${label}.`
  // A feed shows its latest jobs only, and a list may come in part.
  if (!isSeenAt(readAt, lastSeenAt)) return `the list of ${name} no longer reaches back to it.`
  return `${name} was last read on ${day(readAt.toISOString())}.`
}
const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
const times = (number: number) => (number === 1 ? 'once' : number === 2 ? 'twice' : `${number} times`)
const seen = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`)
