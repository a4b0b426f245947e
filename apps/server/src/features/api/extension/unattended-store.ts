import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { applicationHistory, jobApplications } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'

/** More than a browser gets through in a day. */
const MOST_CANDIDATES = 100

const t = jobApplications
const COLUMNS = {
  ...{ id: t.id, jobId: t.jobId, job_title: t.job_title, company: t.company, posting: t.posting, profileId: t.profileId },
  ...{ job_url: t.job_url, application_url: t.application_url, status: t.status, progress: t.progress, queuedBy: t.queuedBy },
  ...{ approvedAt: t.approvedAt, appliedAt: t.appliedAt, sameCompany: t.sameCompany, openQuestions: t.openQuestions },
}
const isQueued = and(eq(t.status, 'queued'), or(eq(t.progress, 'ready'), isNull(t.progress)))

/** Queued applications that nobody works on, what was approved first before the others; the first of a list is its newest row. */
export const listQueued = (tx: Db, userId: string) =>
  tx
    .select(COLUMNS)
    .from(t)
    .where(and(eq(t.user_id, userId), isQueued))
    .orderBy(sql`${t.approvedAt} asc nulls last`, desc(t.created_at), asc(t.id))
    .limit(MOST_CANDIDATES)
export type QueuedRow = Awaited<ReturnType<typeof listQueued>>[number]

export async function findQueued(tx: Db, userId: string, id: string): Promise<QueuedRow | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.id, id)))
  return row
}

/** When a form was begun the last time since then, by whomever, and how often by automation today. */
export async function findBegun(tx: Db, userId: string, { since, today }: Record<'since' | 'today', Date>) {
  const h = applicationHistory
  const isBegun = and(
    eq(h.user_id, userId),
    eq(h.column, 'progress'),
    eq(h.to, 'filling'),
    inArray(h.by, ['extension', 'automation']),
    gte(h.at, since),
  )
  const [row] = await tx
    .select({
      lastAt: sql<Date | null>`max(${h.at})`.mapWith(h.at),
      byAutomation: sql<number>`count(*) filter (where ${and(eq(h.by, 'automation'), gte(h.at, today))})`.mapWith(Number),
    })
    .from(h)
    .where(isBegun)
  return row ?? { lastAt: null, byAutomation: 0 }
}
