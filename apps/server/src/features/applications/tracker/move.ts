import type { Status } from '@jobapply/core/applications/constants'
import { afterUndo, isReserved, type State, stepTo } from '@jobapply/core/applications/rules'
import type { Moved } from '@jobapply/core/applications/tracker-schema'
import { takeSteps, writeStates } from '#features/applications/applying/steps'
import { type KnownRow, lockStates } from '#features/applications/record/applying-store'
import { takeUnits } from '#features/billing/quota'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { findTracked } from './list-store.ts'
import { listChanges } from './undo-store.ts'

/** Both have calls of their own: a review, and 'I submitted it'. */
const ELSEWHERE = ['approve', 'submit']

/** The person's own moves. An application that already has the status is left alone and not refused. */
export const moveApplications = (db: Db, userId: string, ids: readonly string[], to: Status): Promise<Moved> =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const there: string[] = []
    const { changed, refused } = await takeSteps(
      tx,
      userId,
      ids,
      (row) => {
        if (row.status === to) there.push(row.id)
        const step = stepTo(row, to)
        return step && !ELSEWHERE.includes(step) ? step : null
      },
      { by: 'you', at },
    )
    return {
      rows: await findTracked(tx, userId, [...changed, ...there]),
      changed,
      at: at.toISOString(),
      refused: refused.filter(({ id }) => !there.includes(id)),
    }
  })

/** Another row has the job's address now: going on would apply to it twice. */
const hasLostAddress = ({ address, job_url }: KnownRow) => address === '' && job_url !== null

type Undone = { id: string; before: KnownRow; after: State }

/** Leads back to where the applications stood before the change of that time. What was released takes a unit again. */
export const undoChange = (db: Db, userId: string, ids: readonly string[], changedAt: Date): Promise<Moved> =>
  withPersonLock(db, userId, (tx) => undoIn(tx, userId, ids, changedAt))

/** The transaction holds the person's lock. */
export async function undoIn(tx: Db, userId: string, ids: readonly string[], changedAt: Date): Promise<Moved> {
  const at = now()
  const rows = new Map((await lockStates(tx, userId, ids)).map((row) => [row.id, row]))
  const changes = await listChanges(tx, userId, ids, changedAt)
  const refused: Moved['refused'] = []
  const possible = [...new Set(ids)].flatMap((id): Undone[] => {
    const row = rows.get(id)
    const change = changes.get(id)
    const after = row && change ? afterUndo(row, change(row), at) : null
    if (row && after && !(isReserved(after) && hasLostAddress(row))) return [{ id, before: row, after }]
    refused.push({ id, reason: row ? 'not-possible' : 'missing' })
    return []
  })
  const reserving = possible.filter(({ after }) => isReserved(after)).map(({ id }) => id)
  const lacking = reserving.length > 0 ? (await takeUnits(tx, userId, reserving, { now: at })).refused : []
  const undone = possible.filter(({ id }) => !lacking.includes(id))
  refused.push(...lacking.map((id) => ({ id, reason: 'limit' as const })))
  await writeStates(tx, userId, undone, { by: 'you', at, note: 'undone' })
  const changed = undone.map(({ id }) => id)
  return { rows: await findTracked(tx, userId, changed), changed, at: at.toISOString(), refused }
}
