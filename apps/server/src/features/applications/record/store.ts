import type { Application, KeptJob, SavedRequest } from '@jobapply/core/applications/schema'
import type { Page } from '@jobapply/core/shared/page'
import { and, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import type { JobFacts } from './posting.ts'
import { jobApplications } from './table.ts'

const { search: _s, ...KEPT_COLUMNS } = getTableColumns(jobApplications)
const { posting: _p, resumeData: _r, coverLetterData: _c, fields: _f, openQuestions: _o, ...LISTED_COLUMNS } = KEPT_COLUMNS
/** Without the long texts, which a list does not show. */
export const LISTED = LISTED_COLUMNS
/** Written out: drizzle leaves the table's name out of a column's in a select from one table, and both tables have an id. */
export const HAS_RECEIPT = sql<boolean>`exists (select from receipts r where r.user_id = job_applications.user_id
  and r.application_id = job_applications.id and r.kind = 'sent' and r.body is not null)`

/** Only where it can still be missed: whoever has applied need not know. */
export const POSTING_CLOSED = sql<boolean>`job_applications.status in ('saved', 'queued') and exists (select from job_listings l
  where l.id = job_applications.job_id and l.closed_at is not null)`

type Row = Pick<typeof jobApplications.$inferSelect, keyof typeof LISTED>

const iso = (at: Date | null) => at?.toISOString() ?? null

type Told = { hasReceipt: boolean; isPostingClosed?: boolean }

export const toApplication = ({ hasReceipt, isPostingClosed = false, ...row }: Row & Told): Application => ({
  id: row.id,
  profileId: row.profileId,
  jobId: row.jobId,
  job_title: row.job_title,
  company: row.company,
  location: row.location,
  job_url: row.job_url,
  application_url: row.application_url,
  source: row.source,
  status: row.status,
  progress: row.progress,
  approvedAt: iso(row.approvedAt),
  openedAt: iso(row.openedAt),
  appliedAt: iso(row.appliedAt),
  hasReceipt,
  isPostingClosed,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** Nothing was sent for a saved job. */
const toSaved = (row: Row) => toApplication({ ...row, hasReceipt: false })

const savedBy = (userId: string) => and(eq(jobApplications.user_id, userId), eq(jobApplications.status, 'saved'))

/** A person keeps MAX_SAVED_JOBS at most, so they need no index. */
const saysText = (text: string) => {
  const { job_title, company, location } = jobApplications
  const said = sql`lower(concat_ws(' ', ${job_title}, ${company}, ${location}))`
  return text === '' ? undefined : sql`position(lower(${text}) in ${said}) > 0`
}

export async function listSaved(db: Db, userId: string, { text, ...page }: SavedRequest): Promise<Page<Application>> {
  const rows = await db
    .select({ ...LISTED, ...pageKey(jobApplications), isPostingClosed: POSTING_CLOSED })
    .from(jobApplications)
    .where(and(savedBy(userId), saysText(text), afterCursor(jobApplications, page)))
    .orderBy(...newestFirst(jobApplications))
    .limit(page.limit + 1)
  return toPage(rows, page, toSaved)
}

export async function listSavedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ jobId: jobApplications.jobId }).from(jobApplications).where(savedBy(userId))
  return rows.map(({ jobId }) => jobId)
}

export async function countSaved(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ saved: count() }).from(jobApplications).where(savedBy(userId))
  return row?.saved ?? 0
}

/** The rows that are new, in the order of the list. What is there already, saved or further, stays as it is. */
export async function saveJobs(
  tx: Db,
  userId: string,
  profileId: string | null,
  jobs: readonly (KeptJob & Partial<JobFacts>)[],
  now: Date,
) {
  const rows = await tx
    .insert(jobApplications)
    .values(
      jobs.map((job) => ({
        ...job,
        user_id: userId,
        profileId,
        status: 'saved' as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflictDoNothing()
    .returning()
  return rows.toSorted((one, other) => (one.id < other.id ? 1 : -1)).map(toSaved)
}

export async function deleteSaved(db: Db, userId: string, jobId: string): Promise<boolean> {
  const rows = await db
    .delete(jobApplications)
    .where(and(savedBy(userId), eq(jobApplications.jobId, jobId)))
    .returning({ id: jobApplications.id })
  return rows.length > 0
}
