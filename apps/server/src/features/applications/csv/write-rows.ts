import { MAX_SAVED_JOBS, MAX_TRACKED } from '@jobapply/core/applications/constants'
import type { ImportedRow } from '@jobapply/core/applications/csv/read-row'
import type { ImportSummary } from '@jobapply/core/applications/csv/schema'
import { ownTextsOf } from '@jobapply/core/applications/own-texts'
import { updateApplication } from '#features/applications/record/applying-store'
import { countSaved } from '#features/applications/record/store'
import { countAll } from '#features/applications/tracker/list-store'
import { recordTyped } from '#features/applications/tracker/typed'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { insertImport, insertNotes } from './store.ts'

type Refusals = { NOTHING_TO_IMPORT(): Error; TOO_MANY_APPLICATIONS(): Error; TOO_MANY_SAVED_JOBS(): Error }

/** All rows of a file, or none. The transaction holds the person's lock. */
export async function writeRows(
  tx: Db,
  userId: string,
  { name, rows }: { name: string; rows: readonly ImportedRow[] },
  errors: Refusals,
): Promise<ImportSummary> {
  const at = now()
  if (rows.length === 0) throw errors.NOTHING_TO_IMPORT()
  if ((await countAll(tx, userId)) + rows.length > MAX_TRACKED) throw errors.TOO_MANY_APPLICATIONS()
  const added: { id: string; notes: string }[] = []
  for (const row of rows) {
    const id = await recordRow(tx, userId, row, at)
    if (id) added.push({ id, notes: row.notes })
  }
  if (rows.some(({ status }) => status === 'saved') && (await countSaved(tx, userId)) > MAX_SAVED_JOBS)
    throw errors.TOO_MANY_SAVED_JOBS()
  const notes = added.flatMap(({ id, notes: text }) => (text ? [{ applicationId: id, text }] : []))
  await insertNotes(tx, userId, notes, at)
  return insertImport(
    tx,
    userId,
    name,
    added.map(({ id }) => id),
    at,
  )
}

async function recordRow(tx: Db, userId: string, row: ImportedRow, at: Date): Promise<string | undefined> {
  const { job_title, company, location, job_url, deadline, status, appliedAt, nextAt, source } = row
  if (status === 'queued') return undefined
  const typed = { job_title, company, location, job_url, deadline, status, appliedOn: appliedAt?.slice(0, 10) ?? null }
  const id = await recordTyped(tx, userId, typed, at)
  if (!id) return undefined
  const next = nextAt && new Date(nextAt.length === 10 ? `${nextAt}T12:00:00Z` : nextAt)
  await updateApplication(
    tx,
    userId,
    { id, address: '' },
    {
      ...(source && { source }),
      // A moment is kept to the second; nothing was sent later than now.
      ...(appliedAt &&
        appliedAt.length > 10 &&
        status !== 'saved' && { appliedAt: new Date(Math.min(Date.parse(appliedAt), at.getTime())) }),
      ...(next && { nextAt: next }),
      ...ownTextsOf(row),
    },
  )
  return id
}
