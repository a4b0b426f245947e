import type { JobListing } from '#jobs/schema'
import type { JobDetails } from './schema.ts'

const DAY = 86_400_000
/** Older postings are often filled already. */
const OLD_DAYS = 30

type Known = {
  listing: Pick<JobListing, 'postedAt' | 'firstSeenAt' | 'expiresAt' | 'salaryMin' | 'salaryMax' | 'source'>
  lastSeenAt: Date
  closedAt: Date | null
  closedWhy: 'gone' | 'closed' | 'ended' | null
  reposts: number
}
/** The result of the last visit to the source; null when the source is not visited. */
type Visited = { name: string; isGood: boolean | null; label: string | null }

const CLOSED = {
  gone: 'Closed: its source no longer lists it.',
  closed: 'Closed: its source says so.',
  ended: 'Closed: the closing date in the posting has passed.',
} as const

/** How healthy a posting is, in words, what deserves attention first. 'Closed' is said by evidence only. */
export function judgeHealth(
  { listing, lastSeenAt, closedAt, closedWhy, reposts }: Known,
  visited: Visited,
  now: Date,
): JobDetails['health'] {
  const days = (moment: string) => Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / DAY))
  const ageDays = listing.postedAt === null ? null : days(listing.postedAt)
  const isSalaryMissing = listing.salaryMin === null && listing.salaryMax === null
  const state = closedAt ? 'closed' : visited.isGood ? 'open' : 'unknown'
  const sentences = [
    closedWhy && CLOSED[closedWhy],
    state === 'unknown' && `We can't tell whether it is still open: ${describeVisit(visited)}`,
    reposts > 0 && `Reposted ${reposts === 1 ? 'once' : `${reposts} times`} since we first saw it.`,
    ageDays !== null && ageDays > OLD_DAYS && `Posted ${ageDays} days ago: it may have been filled.`,
    ageDays === null && `The posting has no date; we first saw it ${count(days(listing.firstSeenAt), 'day')} ago.`,
    isSalaryMissing && 'No salary is named.',
    listing.expiresAt && !closedAt && `Open until ${listing.expiresAt.slice(0, 10)}, as the posting says.`,
    state === 'open' && `Seen at ${visited.name} ${seen(days(lastSeenAt.toISOString()))}.`,
  ].filter((sentence) => typeof sentence === 'string')
  return {
    ...{ ageDays, firstSeenAt: listing.firstSeenAt, lastSeenAt: lastSeenAt.toISOString() },
    ...{ reposts, isSalaryMissing, state, sentences },
  }
}

const describeVisit = ({ name, label }: Visited) =>
  label ? `${name}, at the last visit: ${label}.` : `${name} is not visited again.`
const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
const seen = (days: number) => (days === 0 ? 'today' : `${count(days, 'day')} ago`)
