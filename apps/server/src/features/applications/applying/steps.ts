import type { Actor } from '@jobapply/core/applications/constants'
import { afterStep, placeOf, releasesUnit, type State, type Step } from '@jobapply/core/applications/rules'
import type { Application } from '@jobapply/core/applications/schema'
import type { RemovedMany } from '@jobapply/core/applications/tracker-schema'
import { markRemoved } from '#features/applications/receipts/receipts'
import { withReceipt } from '#features/applications/receipts/receipts-store'
import {
  deleteRows,
  findApplication,
  type KnownRow,
  listFilling,
  listRelated,
  lockStates,
  noteChanges,
  updateApplication,
  updateStates,
} from '#features/applications/record/applying-store'
import { findStop, saveStop } from '#features/applications/record/automation-store'
import { toApplication } from '#features/applications/record/store'
import { releaseUnits, takeUnits } from '#features/billing/quota'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'

type Refusals = { APPLICATION_NOT_FOUND(): Error; STEP_NOT_POSSIBLE(): Error }
type Walk = { id: string; step: Step; by?: Actor; note?: string | null }
type Change = { by: Actor; at: Date; note?: string | null }
export type Steps = { changed: string[]; refused: { id: string; reason: 'missing' | 'not-possible' }[] }

/** A step of each of these applications, with their units and their history, inside a transaction that holds the person's lock. */
export async function takeSteps(
  tx: Db,
  userId: string,
  ids: readonly string[],
  stepOf: (row: KnownRow) => Step | null,
  change: Change,
): Promise<Steps> {
  const rows = new Map((await lockStates(tx, userId, ids)).map((row) => [row.id, row]))
  const refused: Steps['refused'] = []
  const taken = [...new Set(ids)].flatMap((id) => {
    const before = rows.get(id)
    const step = before ? stepOf(before) : null
    const after = before && step ? afterStep(before, step, change.at) : null
    if (before && step && after) return [{ id, before, step, after }]
    refused.push({ id, reason: before ? 'not-possible' : 'missing' })
    return []
  })
  await releaseUnits(
    tx,
    userId,
    taken.flatMap(({ id, step }) => (releasesUnit(step) ? id : [])),
  )
  await writeStates(tx, userId, taken, change)
  return { changed: taken.map(({ id }) => id), refused }
}

type Written = { id: string; before: KnownRow; after: State }

/** The new states with their history. */
export async function writeStates(tx: Db, userId: string, written: readonly Written[], change: Change) {
  await updateStates(tx, userId, written, change.at)
  const changes = written.map(({ id, before, after }) => ({ applicationId: id, before, after }))
  await noteChanges(tx, userId, changes, change)
}

/** One step of one application. `check` may still refuse it: then nothing is written. */
export const takeStep = (
  db: Db,
  userId: string,
  { id, step, by = 'you', note = null }: Walk,
  errors: Refusals,
  check: (tx: Db, at: Date) => Promise<void> = async () => {},
): Promise<Application> =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const { refused } = await takeSteps(tx, userId, [id], () => step, { by, at, note })
    if (refused[0]) throw refused[0].reason === 'missing' ? errors.APPLICATION_NOT_FOUND() : errors.STEP_NOT_POSSIBLE()
    await check(tx, at)
    const stored = await findApplication(tx, userId, id)
    if (!stored) throw errors.APPLICATION_NOT_FOUND()
    return stored
  })

/** What failed has given its unit back: going on takes one again. */
export const retryApplication = (
  db: Db,
  userId: string,
  id: string,
  errors: Refusals & { LIMIT_REACHED(o: { message: string }): Error },
) =>
  takeStep(db, userId, { id, step: 'retry' }, errors, async (tx, at) => {
    const { taken, usage } = await takeUnits(tx, userId, [id], { now: at })
    if (taken.length === 0) throw errors.LIMIT_REACHED({ message: Object.values(usage.details).join(' ') })
  })

const REPORTED = { filling: 'fill', 'needs-you': 'ask', unconfirmed: 'unconfirm', failed: 'fail' } as const
type Report = { id: string; progress: keyof typeof REPORTED; note: string }

export const reportProgress = (db: Db, userId: string, { id, progress, note }: Report, errors: Refusals & { STOPPED(): Error }) =>
  takeStep(db, userId, { id, step: REPORTED[progress], by: 'extension', note: note || null }, errors, async (tx) => {
    if (progress === 'filling' && (await findStop(tx, userId))) throw errors.STOPPED()
  })

/** Jobs that were skipped or withdrawn before they were sent are saved jobs again. */
export async function saveAgain(tx: Db, userId: string, jobIds: readonly string[], at: Date): Promise<Application[]> {
  const keys = jobIds.map((jobId) => ({ jobId, address: '', sameJob: '' }))
  const saved: Application[] = []
  for (const row of await listRelated(tx, userId, keys, { isLocked: true })) {
    const after = afterStep(row, 'save', at)
    if (!after) continue
    const stored = await updateApplication(tx, userId, row, { ...after, updated_at: at })
    await noteChanges(tx, userId, [{ applicationId: row.id, before: row, after }], { by: 'you', at })
    saved.push(toApplication({ ...stored, hasReceipt: false }))
  }
  return saved
}

/** Reserved units are free again, final ones stay used; what was sent leaves its mark in the receipts. */
export const removeApplications = (db: Db, platform: Platform, userId: string, ids: readonly string[]): Promise<RemovedMany> =>
  withPersonLock(db, userId, (tx) => removeIn(tx, platform, userId, ids))

/** The transaction holds the person's lock. */
export async function removeIn(tx: Db, platform: Platform, userId: string, ids: readonly string[]): Promise<RemovedMany> {
  const rows = await lockStates(tx, userId, ids)
  const isFilling = (row: KnownRow) => placeOf(row) === 'filling'
  const removed = rows.flatMap((row) => (isFilling(row) ? [] : row.id))
  const refused = rows.flatMap((row) => (isFilling(row) ? row.id : []))
  await releaseUnits(tx, userId, removed)
  for (const id of await withReceipt(tx, userId, removed)) await markRemoved(tx, platform, userId, id, now())
  await deleteRows(tx, userId, removed)
  return { removed, refused }
}

/** Nothing starts from now on; what is under way may have arrived or not. */
export const stopEverything = (db: Db, userId: string) =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const stoppedAt = (await findStop(tx, userId)) ?? at
    await saveStop(tx, userId, stoppedAt, at)
    for (const row of await listFilling(tx, userId)) {
      const after = afterStep(row, 'stop', at)
      if (!after) continue
      await updateApplication(tx, userId, row, { ...after, updated_at: at })
      await noteChanges(tx, userId, [{ applicationId: row.id, before: row, after }], { by: 'you', at, note: 'Stop everything' })
    }
    return { stoppedAt: stoppedAt.toISOString() }
  })

export const goOn = (db: Db, userId: string) =>
  withPersonLock(db, userId, async (tx) => {
    await saveStop(tx, userId, null, now())
    return { stoppedAt: null }
  })
