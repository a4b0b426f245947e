import type { Reply } from '@jobapply/core/applications/replies/schema'
import { isSent } from '@jobapply/core/applications/rules'
import { and, desc, eq } from 'drizzle-orm'
import { countParts, deletePart } from '#features/applications/parts/store'
import { jobApplications } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'
import { applicationReplies as r } from './table.ts'

type Row = typeof r.$inferSelect
const toReply = ({ user_id: _u, hash: _h, sentAt, addedAt, ...row }: Row): Reply => ({
  ...row,
  sentAt: sentAt?.toISOString() ?? null,
  addedAt: addedAt.toISOString(),
})

export async function listReplies(db: Db, userId: string, applicationId: string): Promise<Reply[]> {
  const rows = await db
    .select()
    .from(r)
    .where(and(eq(r.user_id, userId), eq(r.applicationId, applicationId)))
    .orderBy(desc(r.addedAt), desc(r.id))
  return rows.map(toReply)
}

export async function findReply(tx: Db, userId: string, applicationId: string, hash: string): Promise<Reply | undefined> {
  const [row] = await tx
    .select()
    .from(r)
    .where(and(eq(r.user_id, userId), eq(r.applicationId, applicationId), eq(r.hash, hash)))
  return row && toReply(row)
}

export async function insertReply(tx: Db, values: typeof r.$inferInsert): Promise<Reply> {
  const [row] = await tx.insert(r).values(values).returning()
  if (!row) throw new Error('the reply was not stored')
  return toReply(row)
}

/** So many applications a mail is compared with, the newest first: more than anybody waits for. */
const COMPARED = 5_000

export async function listComparable(db: Db, userId: string) {
  const { id, job_title, company, location, status, progress, approvedAt, appliedAt, job_url, application_url } = jobApplications
  const rows = await db
    .select({ id, job_title, company, location, status, progress, approvedAt, appliedAt, job_url, application_url })
    .from(jobApplications)
    .where(eq(jobApplications.user_id, userId))
    .orderBy(desc(jobApplications.updated_at))
    .limit(COMPARED)
  return rows.map(({ job_url, application_url, ...row }) => ({
    ...row,
    isOpen: isSent(row) && row.status !== 'rejected' && row.status !== 'withdrawn',
    addresses: [job_url, application_url],
  }))
}

export const countReplies = (tx: Db, userId: string, applicationId: string) => countParts(tx, userId, r, applicationId)
export const deleteReply = (db: Db, userId: string, id: string) => deletePart(db, userId, r, id)
