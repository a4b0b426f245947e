import type { Status } from '@jobapply/core/applications/constants'
import { PENDING } from '@jobapply/core/insights/constants'
import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { HAS_RECEIPT } from '#features/applications/record/store'
import { applicationHistory, jobApplications } from '#features/applications/record/table'
import { jobListings } from '#features/jobs/listings/table'
import { announcedJobs, savedSearches } from '#features/search/table'
import type { Db } from '#platform/db/database'

const t = jobApplications
const number = (condition: ReturnType<typeof sql> | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const waits = (progress: string) => and(eq(t.status, 'queued'), eq(sql`coalesce(${t.progress}, '')`, progress))
const isAsked = sql`(case when ${t.progress} = 'needs-you' then jsonb_array_length(${t.openQuestions}) > 0 end)`

/** Everything that is counted, in one look at the person's applications. `bounds`: where the days of the week begin, and its end. */
export async function countDashboard(db: Db, userId: string, bounds: readonly Date[]) {
  const [first, end] = [bounds[0] ?? new Date(0), bounds.at(-1) ?? new Date(0)]
  const [row] = await db
    .select({
      rows: number(sql`true`),
      applied: number(sql`${t.appliedAt} is not null`),
      firstAppliedAt: sql<Date | null>`min(${t.appliedAt})`.mapWith(t.appliedAt),
      pending: number(inArray(t.status, [...PENDING])),
      saved: number(eq(t.status, 'saved')),
      answers: number(and(waits('needs-you'), isAsked)),
      opened: number(and(waits('needs-you'), sql`${isAsked} is not true`)),
      unconfirmed: number(waits('unconfirmed')),
      failed: number(waits('failed')),
      reviews: number(and(waits(''), isNull(t.approvedAt))),
    })
    .from(t)
    .where(eq(t.user_id, userId))
  const place = sql<number>`width_bucket(${t.appliedAt}, ${toArray(bounds)})`.mapWith(Number)
  const days = await db
    .select({ place, sent: sql<number>`count(*)`.mapWith(Number) })
    .from(t)
    .where(and(eq(t.user_id, userId), gte(t.appliedAt, first), lt(t.appliedAt, end)))
    .groupBy(sql`1`)
  const sentOn = new Map(days.map(({ place: at, sent }) => [at, sent]))
  const { answers = 0, opened = 0, unconfirmed = 0, failed = 0, reviews = 0, ...counts } = row ?? {}
  return {
    ...{ rows: 0, applied: 0, firstAppliedAt: null, pending: 0, saved: 0, ...counts },
    needsYou: { answers, opened, unconfirmed, failed, reviews },
    days: bounds.slice(1).map((_, index) => sentOn.get(index + 1) ?? 0),
  }
}

/** Moments as one parameter. */
export const toArray = (moments: readonly Date[]) => sql`${sql.param(moments.map((at) => at.toISOString()))}::timestamptz[]`

/** Sent in this time and not answered: how many, and the one sent last. */
export async function findSilent(db: Db, userId: string, { from, until }: { from: Date; until: Date }) {
  const [row] = await db
    .select({
      id: t.id,
      job_title: t.job_title,
      company: t.company,
      appliedAt: t.appliedAt,
      hasReceipt: HAS_RECEIPT,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.status, 'applied'), gte(t.appliedAt, from), lt(t.appliedAt, until)))
    .orderBy(desc(t.appliedAt), desc(t.id))
    .limit(1)
  return row?.appliedAt ? { ...row, appliedAt: row.appliedAt } : null
}

/** Jobs that standing searches have announced and that the person neither keeps nor has sent, the best match first. */
export async function listMatches(db: Db, userId: string, since: Date, limit: number) {
  const a = announcedJobs
  const rows = await db
    .select({
      userId: a.userId,
      jobId: a.jobId,
      announcedAt: a.announcedAt,
      matchScore: a.matchScore,
      title: jobListings.title,
      company: jobListings.company,
      location: jobListings.location,
      search: {
        id: savedSearches.id,
        name: savedSearches.name,
        profileId: savedSearches.profileId,
        preferences: savedSearches.preferences,
      },
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(a)
    .innerJoin(jobListings, eq(jobListings.id, a.jobId))
    .leftJoin(savedSearches, eq(savedSearches.id, a.searchId))
    .where(
      and(
        eq(a.userId, userId),
        gte(a.announcedAt, since),
        isNull(jobListings.closedAt),
        sql`not exists (select from job_applications k where k.user_id = ${a.userId} and k.job_id = ${a.jobId})`,
      ),
    )
    .orderBy(sql`${a.matchScore} desc nulls last`, desc(a.announcedAt), a.jobId)
    .limit(limit)
  return rows
}
export type MatchRow = Awaited<ReturnType<typeof listMatches>>[number]

/** The latest changes of status (DASH-012). They are chosen before their applications are looked up, whatever the planner knows. */
export function listActivity(db: Db, userId: string, limit: number) {
  const h = applicationHistory
  const latest = db
    .select({ eventId: h.id, at: h.at, status: sql<Status>`${h.to}`.as('status_then'), by: h.by, applicationId: h.applicationId })
    .from(h)
    .where(and(eq(h.user_id, userId), eq(h.column, 'status'), sql`${h.to} is not null`))
    .orderBy(desc(h.at), desc(h.id))
    .limit(limit)
    .as('latest')
  const { eventId, at, status, by, applicationId } = latest
  return db
    .select({ eventId, at, status, by, id: t.id, job_title: t.job_title, company: t.company, hasReceipt: HAS_RECEIPT })
    .from(latest)
    .innerJoin(t, eq(t.id, applicationId))
    .orderBy(desc(at), desc(eventId))
}
