import { MAX_SAVED_JOBS } from '@jobapply/core/applications/constants'
import type { HereInput } from '@jobapply/core/applications/here-schema'
import { afterStep, findOwnRow, isReserved, isSameJob, isSent, type JobKeys } from '@jobapply/core/applications/rules'
import { TYPED_NOTE } from '@jobapply/core/applications/tracker-constants'
import {
  findApplication,
  listRelated,
  lockApplication,
  lockSaved,
  noteChanges,
  updateApplication,
} from '#features/applications/record/applying-store'
import { findStop } from '#features/applications/record/automation-store'
import { keysOf, ownJobId } from '#features/applications/record/keys'
import { countSaved, saveJobs } from '#features/applications/record/store'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'

type Refusals = Record<'PROFILE_NOT_FOUND' | 'ALREADY_APPLIED' | 'STOPPED' | 'TOO_MANY_SAVED_JOBS', () => Error>

/** Where the person found it; the tracker shows it. */
const SOURCE = 'Browser'

/**
 * 'Fill this form' on a page that the person has opened: the application that goes with it. A job that we know goes on in its own row, another
 * one is saved, with no unit taken.
 */
export const openHere = (db: Db, userId: string, { address, profileId, ...named }: HereInput, errors: Refusals) =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    if (!(await findProfile(tx, userId, profileId))) throw errors.PROFILE_NOT_FOUND()
    if (await findStop(tx, userId)) throw errors.STOPPED()
    const job = { ...named, job_url: address, application_url: address, source: SOURCE }
    const keys: JobKeys = { jobId: ownJobId(job), address: keysOf(job).address, sameJob: '' }
    const known = await listRelated(tx, userId, [keys], { isLocked: true })
    if (known.some((row) => isSent(row) && isSameJob(row, keys))) throw errors.ALREADY_APPLIED()
    const row = findOwnRow(keys, known) ?? (await lockSaved(tx, userId, address))
    // An approved one keeps the profile that it was approved with.
    if (row && !isReserved(row)) await updateApplication(tx, userId, row, { profileId, updated_at: at })
    const [added] = row ? [] : await saveJobs(tx, userId, profileId, [{ ...job, jobId: keys.jobId }], at)
    if (added && (await countSaved(tx, userId)) > MAX_SAVED_JOBS) throw errors.TOO_MANY_SAVED_JOBS()
    const stored = await findApplication(tx, userId, row?.id ?? added?.id ?? '')
    if (!stored) throw new Error('the job was not saved')
    return { job: stored, isApproved: row !== undefined && isReserved(row) }
  })

type TrackRefusals = Record<'APPLICATION_NOT_FOUND' | 'STEP_NOT_POSSIBLE', () => Error>

/** Typed into the tracker by the person's click: no receipt, no unit. */
export const trackHere = (db: Db, userId: string, applicationId: string, errors: TrackRefusals) =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const row = await lockApplication(tx, userId, applicationId)
    if (!row) throw errors.APPLICATION_NOT_FOUND()
    const after = afterStep(row, 'record', at)
    if (!after) throw errors.STEP_NOT_POSSIBLE()
    await updateApplication(tx, userId, row, { ...keysOf(row), ...after, updated_at: at })
    await noteChanges(tx, userId, [{ applicationId, before: row, after }], { by: 'you', at, note: TYPED_NOTE })
    const stored = await findApplication(tx, userId, applicationId)
    if (!stored) throw errors.APPLICATION_NOT_FOUND()
    return stored
  })
