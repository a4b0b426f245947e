import { asc, gt, sql } from 'drizzle-orm'
import { keysOf } from '#features/applications/record/keys'
import { jobApplications as t } from '#features/applications/record/table'
import { noteFact } from '#platform/auth/facts-store'
import type { Db } from '#platform/db/database'

const AT_ONCE = 1_000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Folds the keys of all applications anew, once: those from before there was one way of folding would not be found as duplicates any more.
 * Rows whose keys become equal stay; nothing is unique about these keys.
 */
export const refoldApplications = (db: Db, now: Date) =>
  db.transaction(async (tx) => {
    if (!(await noteFact(tx, 'applications folded', now))) return
    const { id, job_title, company, location, job_url, application_url, sameJob, sameCompany } = t
    for (let last: string | undefined = BEFORE_ALL; last; ) {
      const rows: Row[] = await tx
        .select({ id, job_title, company, location, job_url, application_url, sameJob, sameCompany })
        .from(t)
        .where(gt(id, last))
        .orderBy(asc(id))
        .limit(AT_ONCE)
      const changed = rows.flatMap((row) => {
        const keys = keysOf(row)
        return keys.sameJob === row.sameJob && keys.sameCompany === row.sameCompany ? [] : { id: row.id, ...keys }
      })
      await updateKeys(tx, changed)
      last = rows.at(-1)?.id
    }
  })
type Row = Pick<
  typeof t.$inferSelect,
  'id' | 'job_title' | 'company' | 'location' | 'job_url' | 'application_url' | 'sameJob' | 'sameCompany'
>

async function updateKeys(tx: Db, rows: readonly { id: string; sameJob: string; sameCompany: string }[]) {
  if (rows.length === 0) return
  const column = (values: string[]) => sql`${sql.param(values)}::text[]`
  await tx.execute(sql`
    update job_applications as one set same_job = folded.same_job, same_company = folded.same_company
    from unnest(${column(rows.map(({ id }) => id))}, ${column(rows.map(({ sameJob }) => sameJob))},
      ${column(rows.map(({ sameCompany }) => sameCompany))}) as folded (id, same_job, same_company)
    where one.id = folded.id::uuid`)
}
