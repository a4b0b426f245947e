import { randomUUID } from 'node:crypto'
import { MAX_SAVED_JOBS, MAX_TRACKED } from '@jobapply/core/applications/constants'
import { afterStep, findEarlier, findOwnRow, type State, stepTo, UNKEPT } from '@jobapply/core/applications/rules'
import { isTypedIn, TYPED_IN, TYPED_NOTE, typedJobId } from '@jobapply/core/applications/tracker-constants'
import type { ApplicationChanges, TrackedApplication, TypedApplication } from '@jobapply/core/applications/tracker-schema'
import {
  insertApplication,
  listRelated,
  lockApplication,
  lockSaved,
  noteChanges,
  updateApplication,
} from '#features/applications/record/applying-store'
import { keysOf } from '#features/applications/record/keys'
import { countSaved } from '#features/applications/record/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { countAll, findOneTracked } from './list-store.ts'

/** Noon in UTC is the same day in almost every zone; nothing was sent later than now. */
const momentOf = (day: string | null, at: Date) => (day ? new Date(Math.min(Date.parse(`${day}T12:00:00Z`), at.getTime())) : at)

type AddRefusals = { ALREADY_TRACKED(): Error; TOO_MANY_APPLICATIONS(): Error; TOO_MANY_SAVED_JOBS(): Error }

/** Adds an application that was made elsewhere. A saved, proposed or dropped row of the same address is continued instead of adding a second one. */
export const addTyped = (db: Db, userId: string, typed: TypedApplication, errors: AddRefusals): Promise<TrackedApplication> =>
  withPersonLock(db, userId, async (tx) => {
    if ((await countAll(tx, userId)) >= MAX_TRACKED) throw errors.TOO_MANY_APPLICATIONS()
    const id = await recordTyped(tx, userId, typed, now())
    if (!id) throw errors.ALREADY_TRACKED()
    if (typed.status === 'saved' && (await countSaved(tx, userId)) > MAX_SAVED_JOBS) throw errors.TOO_MANY_SAVED_JOBS()
    const stored = await findOneTracked(tx, userId, id)
    if (!stored) throw new Error('the application was not stored')
    return stored
  })

/** The id of the application; undefined: there is one for this address already. The transaction holds the person's lock. */
export async function recordTyped(tx: Db, userId: string, typed: TypedApplication, at: Date): Promise<string | undefined> {
  const { status, appliedOn, deadline, ...job } = typed
  const kept = { ...job, application_url: null, source: TYPED_IN }
  const keys = { jobId: typedJobId(randomUUID()), ...keysOf(kept) }
  // Without an address it is compared with nothing: people apply to the same employer again.
  const known = keys.address ? await listRelated(tx, userId, [{ ...keys, sameJob: '' }], { isLocked: true }) : []
  if (findEarlier({ ...keys, sameJob: '' }, known, at)) return undefined
  const row = findOwnRow(keys, known) ?? (await lockSaved(tx, userId, job.job_url))
  const changes = walk(row ?? UNKEPT, typed, at)
  const after = changes.at(-1)?.after
  if (!after) return undefined
  // An index of addresses holds no saved jobs.
  const address = after.status === 'saved' ? '' : keys.address
  const values = { ...after, ...(deadline && { deadline }), updated_at: at }
  const { id } = row
    ? await updateApplication(tx, userId, row, { ...keysOf(kept), ...values, address })
    : await insertApplication(tx, { ...kept, ...keys, ...values, address, user_id: userId, created_at: at })
  for (const change of changes)
    await noteChanges(tx, userId, [{ applicationId: id, ...change }], { by: 'you', at: change.at, note: TYPED_NOTE })
  return id
}

type Walked = { before: State | null; after: State; at: Date }

/** Every step from its current state to the status that was typed in; empty if there is none. */
function walk(from: State & { id?: string }, { status, appliedOn }: TypedApplication, at: Date): Walked[] {
  const isNew = from === UNKEPT
  if (status === 'saved') return isNew ? [{ before: null, after: from, at }] : []
  const sentAt = momentOf(appliedOn, at)
  const sent = afterStep(from, 'record', sentAt)
  if (!sent) return []
  const first: Walked = { before: isNew ? null : from, after: sent, at: sentAt }
  const step = stepTo(sent, status)
  const last = step && afterStep(sent, step, at)
  return last ? [first, { before: sent, after: last, at }] : [first]
}

type EditRefusals = { APPLICATION_NOT_FOUND(): Error; NOT_TYPED_IN(): Error; ALREADY_TRACKED(): Error }

/** Dates can be set for every application, the job itself only where the person typed it in: elsewhere it is what was sent. */
export const editApplication = (
  db: Db,
  userId: string,
  { id, changes }: { id: string; changes: ApplicationChanges },
  errors: EditRefusals,
): Promise<TrackedApplication> =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const row = await lockApplication(tx, userId, id)
    if (!row) throw errors.APPLICATION_NOT_FOUND()
    const { deadline, nextAt, appliedOn, job_title, company, location, job_url, ...texts } = changes
    const isJobChanged = [appliedOn, job_title, company, location, job_url].some((value) => value !== undefined)
    if (isJobChanged && !isTypedIn(row)) throw errors.NOT_TYPED_IN()
    const job = {
      job_title: job_title ?? row.job_title,
      company: company ?? row.company,
      location: location ?? row.location,
      job_url: job_url === undefined ? row.job_url : job_url,
    }
    const keys = isJobChanged ? keysOf({ ...job, application_url: row.application_url }) : undefined
    const address = row.status === 'saved' ? '' : (keys?.address ?? row.address)
    if (address && address !== row.address) {
      const known = await listRelated(tx, userId, [{ jobId: row.jobId, address, sameJob: '' }], { isLocked: true })
      const others = known.filter((one) => one.id !== id)
      if (findEarlier({ jobId: row.jobId, address, sameJob: '' }, others, at)) throw errors.ALREADY_TRACKED()
    }
    await updateApplication(tx, userId, row, {
      ...job,
      ...keys,
      address,
      ...(deadline !== undefined && { deadline }),
      ...(nextAt !== undefined && { nextAt: nextAt ? new Date(nextAt) : null }),
      // What is undefined stays as it is.
      ...texts,
      ...(appliedOn && row.appliedAt && { appliedAt: momentOf(appliedOn, at) }),
      updated_at: at,
    })
    const stored = await findOneTracked(tx, userId, id)
    if (!stored) throw errors.APPLICATION_NOT_FOUND()
    return stored
  })
