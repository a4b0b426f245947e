import { createHash } from 'node:crypto'
import { canonicalAddress } from '@jobapply/core/jobs/address'
import { sameJobKey } from '@jobapply/core/jobs/keys'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { filterModeOf, filterTypeOf, keywordsOf, toSearchWords } from '@jobapply/core/jobs/search-words'
import type { jobListings, jobTexts } from './table.ts'

type Row = typeof jobListings.$inferSelect
type NewRow = typeof jobListings.$inferInsert
type TextRow = typeof jobTexts.$inferSelect

/** An index refuses long keys, and nobody reads these. */
const keyOf = (text: string) => (text === '' ? '' : createHash('sha256').update(text).digest('base64url').slice(0, 22))
const LONGEST_ID = 200
const idOf = ({ source, sourceId }: JobListing) =>
  `${source}:${sourceId.length > LONGEST_ID ? keyOf(sourceId) : sourceId}`.slice(0, LONGEST_ID + 60)
const moment = (iso: string | null) => (iso === null ? null : new Date(iso))
const words = (...texts: (string | null)[]) => toSearchWords(texts.filter((text) => text !== null).join(' ')).join(' ')

/** A listing as the index keeps it. */
export function toRows(listing: JobListing, boardId: string, now: Date): { row: NewRow; text: TextRow } {
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
    addressKey: keyOf(canonicalAddress(listing.url).toLowerCase()),
    nameKey: keyOf(sameJobKey(listing)),
    filterType: filterTypeOf(listing.jobType),
    filterMode: filterModeOf(listing.workMode),
    titleWords: words(listing.title),
    companyWords: words(listing.company),
    placeWords: words(listing.location, listing.city, listing.region, listing.country),
    keywords: keywordsOf(listing).join(' '),
  }
  return { row, text: { jobId: id, description, requirements, benefits, skills } }
}

/** The same text for titles as the index has: what a mistyped word is compared with. */
export const titleWordsOf = (rows: readonly NewRow[]) => [
  ...new Set(rows.flatMap(({ titleWords }) => titleWords.split(' ')).filter((word) => /^\p{L}{4,30}$/u.test(word))),
]

export type StoredJob = {
  listing: JobListing
  boardId: string
  lastSeenAt: Date
  closedAt: Date | null
  closedWhy: Row['closedWhy']
  reposts: number
}

/** The way back. */
export function toStoredJob(row: Row, text: Omit<TextRow, 'jobId'>): StoredJob {
  const { boardId, lastSeenAt, closedAt, closedWhy, reposts } = row
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const { id, source, sourceId, url, applyUrl, title, company, location, city, region, country, workMode, jobType, level } = row
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = row
  const { description, requirements, benefits, skills } = text
  return {
    listing: {
      ...{ id, source, sourceId, url, applyUrl, title, company, location, city, region, country, workMode, jobType, level },
      ...{ salaryMin, salaryMax, salaryCurrency, salaryPeriod, description, requirements, benefits, skills },
      postedAt: iso(row.postedAt),
      firstSeenAt: row.firstSeenAt.toISOString(),
      expiresAt: iso(row.expiresAt),
    },
    ...{ boardId, lastSeenAt, closedAt, closedWhy, reposts },
  }
}
