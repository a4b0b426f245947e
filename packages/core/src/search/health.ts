import type { JobListing } from '#jobs/schema'
import type { JobDetails } from './schema.ts'

const DAY = 86_400_000
/** A posting that is older is often filled, or never was one. */
const OLD_DAYS = 30

type Known = {
  listing: Pick<JobListing, 'postedAt' | 'firstSeenAt' | 'expiresAt' | 'salaryMin' | 'salaryMax' | 'source'>
  lastSeenAt: Date
  closedAt: Date | null
  closedWhy: 'gone' | 'closed' | 'ended' | null
  reposts: number
}
/** What the last visit of its source said; null: it is not visited. */
type Visited = { name: string; isGood: boolean | null; label: string | null }

const CLOSED = {
  gone: 'Closed: it is no longer in the list of its source.',
  closed: 'Closed: its source says so.',
  ended: 'Closed: the end that the posting named is over.',
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
    state === 'unknown' && `We cannot tell whether it is still open: ${describeVisit(visited)}`,
    reposts > 0 && `Posted again ${reposts === 1 ? 'once' : `${reposts} times`} since we know it.`,
    ageDays !== null && ageDays > OLD_DAYS && `Posted ${ageDays} days ago: it may be filled.`,
    ageDays === null && `The posting has no date; we have known it for ${count(days(listing.firstSeenAt), 'day')}.`,
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
