import { createHash } from 'node:crypto'
import { canonicalAddress } from '@jobapply/core/jobs/address'
import { sameJobKey } from '@jobapply/core/jobs/keys'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { filterModeOf, filterTypeOf, keywordsOf, toSearchWords } from '@jobapply/core/jobs/search-words'
import { jobListings, type jobReadings, type jobTexts } from './table.ts'

type Row = typeof jobListings.$inferSelect
type NewRow = typeof jobListings.$inferInsert
type TextRow = typeof jobTexts.$inferSelect
type NewReading = typeof jobReadings.$inferInsert

/** An index refuses long keys, and nobody reads these. */
const keyOf = (text: string) => (text === '' ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22))
/** What makes two listings one job. The path of an address keeps its letters: on most hosts another case is another page. */
export const sameJobKeysOf = (listing: JobListing) => ({
  addressKey: keyOf(canonicalAddress(listing.applyUrl ?? listing.url)),
  nameKey: keyOf(sameJobKey(listing)),
})
const LONGEST_ID = 200
/** The key of a listing in the index; that of a page may be as long as its address. */
export const idOf = ({ source, sourceId }: Pick<JobListing, 'source' | 'sourceId'>) =>
  `${source}:${sourceId.length > LONGEST_ID ? keyOf(sourceId) : sourceId}`.slice(0, LONGEST_ID + 60)
const moment = (iso: string | null) => (iso === null ? null : new Date(iso))
const words = (...texts: (string | null)[]) => toSearchWords(texts.filter((text) => text !== null).join(' ')).join(' ')

/** A listing as the index keeps it. */
export function toRows(listing: JobListing, boardId: string, now: Date): { row: NewRow; text: TextRow; reading: NewReading } {
  const { description, requirements, benefits, skills, ...searched } = listing
  const id = idOf(listing)
  const row = {
    ...searched,
    id,
    boardId,
    postedAt: moment(listing.postedAt),
    expiresAt: moment(listing.expiresAt),
    firstSeenAt: new Date(listing.firstSeenAt),
    lastSeenAt: now,
    ...sameJobKeysOf(listing),
    filterType: filterTypeOf(listing.jobType),
    filterMode: filterModeOf(listing.workMode),
    titleWords: words(listing.title),
    companyWords: words(listing.company),
    placeWords: words(listing.location, listing.city, listing.region, listing.country),
    keywords: keywordsOf(listing).join(' '),
  }
  const contentKey = keyOf(JSON.stringify([listing.title, description, requirements, skills]))
  return { row, text: { jobId: id, description, requirements, benefits, skills }, reading: { jobId: id, contentKey } }
}

/** The same text for titles as the index has: what a mistyped word is compared with. */
export const titleWordsOf = (rows: readonly NewRow[]) => [
  ...new Set(rows.flatMap(({ titleWords }) => titleWords.split(' ')).filter((word) => /^\p{L}{4,30}$/u.test(word))),
]

export type Texts = Pick<JobListing, 'description' | 'requirements' | 'benefits' | 'skills'>

export type StoredJob = {
  listing: JobListing
  boardId: string
  lastSeenAt: Date
  closedAt: Date | null
  closedWhy: Row['closedWhy']
  /** How often its date was moved forward. */
  renewals: number
}

/** The way back. */
export function toStoredJob(row: Row, text: TextRow): StoredJob {
  const { boardId, lastSeenAt, closedAt, closedWhy, reposts: renewals } = row
  return { listing: toStoredListing(row, text), boardId, lastSeenAt, closedAt, closedWhy, renewals }
}

const { id, source, sourceId, url, applyUrl, title, company, location, city, region, country, workMode, jobType } = jobListings
const { level, salaryMin, salaryMax, salaryCurrency, salaryPeriod, postedAt, firstSeenAt, expiresAt } = jobListings
/** Without what only the search compares. */
const listingColumns = {
  ...{ id, source, sourceId, url, applyUrl, title, company, location, city, region, country, workMode, jobType },
  ...{ level, salaryMin, salaryMax, salaryCurrency, salaryPeriod, postedAt, firstSeenAt, expiresAt },
}

export function toStoredListing(row: Pick<Row, keyof typeof listingColumns>, text: Texts): JobListing {
  const listed = Object.fromEntries(Object.keys(listingColumns).map((name) => [name, row[name as keyof typeof listingColumns]]))
  const { description, requirements, benefits, skills } = text
  return {
    ...(listed as Omit<JobListing, keyof Texts>),
    ...{ description, requirements, benefits, skills },
    postedAt: row.postedAt?.toISOString() ?? null,
    firstSeenAt: row.firstSeenAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
