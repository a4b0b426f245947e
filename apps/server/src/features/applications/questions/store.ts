import { MAX_QUEUED } from '@jobapply/core/applications/constants'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { jobApplications } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'

const t = jobApplications

/** Approved applications with questions that only the person can answer, the newest first. */
export const listWaiting = (db: Db, userId: string) =>
  db
    .select()
    .from(t)
    .where(
      and(
        eq(t.user_id, userId),
        eq(t.status, 'queued'),
        sql`${t.approvedAt} is not null`,
        sql`${t.openQuestions} <> '[]'::jsonb`,
      ),
    )
    .orderBy(desc(t.created_at), desc(t.id))
    .limit(MAX_QUEUED)

/** Those of these applications whose forms the person has open in the browser, without an approval. */
export const listHere = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), inArray(t.id, [...ids]), isNull(t.approvedAt), sql`${t.openQuestions} <> '[]'::jsonb`))

/** The applications that an answer of the bank went into, the newest first. */
export async function listUses(db: Db, userId: string, answerId: string) {
  const rows = await db
    .select({ applicationId: t.id, job_title: t.job_title, company: t.company, appliedAt: t.appliedAt, approvedAt: t.approvedAt })
    .from(t)
    .where(and(eq(t.user_id, userId), sql`${t.fields} @> ${JSON.stringify([{ answerId }])}::jsonb`))
    .orderBy(desc(t.created_at), desc(t.id))
    .limit(100)
  return rows.map(({ appliedAt, approvedAt, ...row }) => ({ ...row, at: (appliedAt ?? approvedAt)?.toISOString() ?? null }))
}
