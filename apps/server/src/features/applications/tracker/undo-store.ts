import type { Progress, Status } from '@jobapply/core/applications/constants'
import type { State } from '@jobapply/core/applications/rules'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { applicationHistory as h } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'

type Stood = Pick<State, 'status' | 'progress'>
/** A column that the change left alone is the row's own. */
type ChangeOf = (row: Stood) => { from: Stood; to: Stood; at: Date }

/** The person's changes of that time, of the applications that have not changed since. */
export async function listChanges(tx: Db, userId: string, ids: readonly string[], at: Date): Promise<Map<string, ChangeOf>> {
  const rows = await tx
    .select()
    .from(h)
    .where(and(eq(h.user_id, userId), inArray(h.applicationId, [...ids]), gte(h.at, at)))
  const changes = new Map<string, ChangeOf>()
  for (const [id, own] of Map.groupBy(rows, ({ applicationId }) => applicationId)) {
    if (own.some((change) => change.by !== 'you' || change.at.getTime() !== at.getTime())) continue
    const of = (column: 'status' | 'progress') => own.find((change) => change.column === column)
    const [status, progress] = [of('status'), of('progress')]
    // It began with this change: there is nothing to go back to.
    if (status?.from === null) continue
    changes.set(id, (row) => ({
      from: {
        status: status ? (status.from as Status) : row.status,
        progress: progress ? (progress.from as Progress | null) : row.progress,
      },
      to: {
        status: status ? (status.to as Status) : row.status,
        progress: progress ? (progress.to as Progress | null) : row.progress,
      },
      at,
    }))
  }
  return changes
}
