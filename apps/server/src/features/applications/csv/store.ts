import { KEPT_IMPORTS } from '@jobapply/core/applications/csv/constants'
import type { ImportedRow } from '@jobapply/core/applications/csv/read-row'
import type { ImportSummary } from '@jobapply/core/applications/csv/schema'
import { forOwnTexts } from '@jobapply/core/applications/own-texts'
import { NOTE_CHARS } from '@jobapply/core/applications/tracker-constants'
import { and, asc, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { jobApplications as a } from '#features/applications/record/table'
import { applicationNotes as n } from '#features/applications/tracker/table'
import type { Db } from '#platform/db/database'
import { applicationImports as i } from './table.ts'

const BATCH = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Every application of a person as rows of the export, in batches. */
export async function* readExport(db: Db, userId: string): AsyncGenerator<ImportedRow[]> {
  for (let after = FIRST; ; ) {
    const rows = await db
      .select({
        ...{ id: a.id, job_title: a.job_title, company: a.company, location: a.location, job_url: a.job_url },
        ...{
          status: a.status,
          appliedAt: a.appliedAt,
          deadline: a.deadline,
          nextAt: a.nextAt,
          ...forOwnTexts((field) => a[field]),
          source: a.source,
        },
        notes: sql<string>`coalesce((select string_agg(n.text, ${'\n\n'} order by n.created_at, n.id)
          from application_notes n where n.application_id = job_applications.id), '')`,
      })
      .from(a)
      .where(and(eq(a.user_id, userId), gt(a.id, after)))
      .orderBy(asc(a.id))
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ id: _, appliedAt, nextAt, notes, ...row }) => ({
      ...row,
      appliedAt: appliedAt?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
      notes: notes.slice(0, NOTE_CHARS),
    }))
    after = last.id
  }
}

/** What a row of a file is compared with. */
export const listKeys = (db: Db, userId: string, keys: { addresses: string[]; jobs: string[] }) =>
  keys.addresses.length + keys.jobs.length === 0
    ? []
    : db
        .select({ job_title: a.job_title, company: a.company, job_url: a.job_url, address: a.address, sameJob: a.sameJob })
        .from(a)
        .where(and(eq(a.user_id, userId), or(inArray(a.address, keys.addresses), inArray(a.sameJob, keys.jobs))))

export async function insertNotes(tx: Db, userId: string, notes: { applicationId: string; text: string }[], at: Date) {
  for (let from = 0; from < notes.length; from += BATCH)
    await tx
      .insert(n)
      .values(notes.slice(from, from + BATCH).map((note) => ({ ...note, user_id: userId, createdAt: at, updatedAt: at })))
}

const toSummary = ({ id, name, applicationIds, at, undoneAt }: typeof i.$inferSelect): ImportSummary => ({
  ...{ id, name, at: at.toISOString(), count: applicationIds.length },
  undoneAt: undoneAt?.toISOString() ?? null,
})

/** Keeps the newest of them. */
export async function insertImport(
  tx: Db,
  userId: string,
  name: string,
  applicationIds: string[],
  at: Date,
): Promise<ImportSummary> {
  const [row] = await tx.insert(i).values({ user_id: userId, name, applicationIds, at }).returning()
  if (!row) throw new Error('the import was not stored')
  const kept = tx.select({ id: i.id }).from(i).where(eq(i.user_id, userId)).orderBy(desc(i.at), desc(i.id)).limit(KEPT_IMPORTS)
  await tx.delete(i).where(and(eq(i.user_id, userId), notInArray(i.id, kept)))
  return toSummary(row)
}

export async function listImports(db: Db, userId: string): Promise<ImportSummary[]> {
  const rows = await db.select().from(i).where(eq(i.user_id, userId)).orderBy(desc(i.at), desc(i.id)).limit(KEPT_IMPORTS)
  return rows.map(toSummary)
}

/** The import is undone from now on; undefined: it is not there, or was undone already. */
export async function claimUndo(tx: Db, userId: string, id: string, at: Date) {
  const [row] = await tx
    .update(i)
    .set({ undoneAt: at })
    .where(and(eq(i.user_id, userId), eq(i.id, id), isNull(i.undoneAt)))
    .returning()
  return row
}

/** Removes those of these applications that nobody has touched since: no change, no note, no contact, task or reply that came later. */
export async function deleteUntouched(tx: Db, userId: string, ids: readonly string[], at: Date): Promise<number> {
  const moment = at.toISOString()
  const rows = await tx
    .delete(a)
    .where(
      and(
        eq(a.user_id, userId),
        inArray(a.id, [...ids]),
        sql`updated_at = ${moment}`,
        sql`not exists (select from application_notes x where x.application_id = job_applications.id and x.updated_at > ${moment})`,
        sql`not exists (select from application_contacts x where x.application_id = job_applications.id)`,
        sql`not exists (select from application_tasks x where x.application_id = job_applications.id)`,
        sql`not exists (select from application_replies x where x.application_id = job_applications.id)`,
      ),
    )
    .returning({ id: a.id })
  return rows.length
}
