import {
  ALREADY_SCHEDULED,
  CONFIRM_DONE,
  DELETION_REQUESTS_PER_HOUR,
  LAST_ADMIN,
  REQUEST_DONE,
  TOKEN_INVALID,
  TOKEN_MISSING,
} from '@jobapply/core/account/deletion-constants'
import { deletionDate, linkEnd } from '@jobapply/core/account/deletion-rules'
import type { DeleteAccountAnswer, DeletionState } from '@jobapply/core/account/deletion-schema'
import { tooManyAttempts } from '@jobapply/core/auth/rules'
import { hashToken, randomToken } from '#features/auth/tokens'
import { findUser } from '#platform/auth/store'
import { lockRoles } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { deletionCancelledMail, deletionRequestMail, deletionScheduledMail } from './mails.ts'
import { type Deletion, findDeletion, isNeededAdmin, lockDeletion, saveRequest, schedule, unschedule } from './store.ts'
import { alignTask } from './subscriptions.ts'

const NOTHING = { success: false, message: null, confirmation_url: null, scheduled_deletion_at: null, error: null } as const
export const refused = (error: string): DeleteAccountAnswer => ({ ...NOTHING, error })
const isScheduled = (deletion: Deletion | undefined) => deletion?.scheduledDeletionAt != null

/** Mails a link; only the mail holds its token. */
export async function requestDeletion(platform: Platform, userId: string, reason = ''): Promise<DeleteAccountAnswer> {
  const { database, limits, mail, settings } = platform
  const wait = await limits.take(`deletion person ${userId}`, { count: DELETION_REQUESTS_PER_HOUR, seconds: 3600 })
  if (wait > 0) return refused(tooManyAttempts(wait))
  return withPersonLock(database.system, userId, async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) return refused(TOKEN_INVALID)
    if (isScheduled(await lockDeletion(tx, userId))) return refused(ALREADY_SCHEDULED)
    if (await isNeededAdmin(tx, userId)) return refused(LAST_ADMIN)
    const token = randomToken()
    const link = { tokenHash: hashToken(token), tokenExpiresAt: linkEnd(now()), requestedAt: now() }
    await saveRequest(tx, userId, { ...link, reason: reason.trim() || null })
    await mail.send(tx, deletionRequestMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, token }))
    log.info('deletion requested', { userId })
    return { ...NOTHING, success: true, message: REQUEST_DONE }
  })
}

/** Starts the days of grace. The token must have been mailed to this person, within a day, and works once. */
export async function confirmDeletion(platform: Platform, userId: string, token = ''): Promise<DeleteAccountAnswer> {
  if (token === '') return refused(TOKEN_MISSING)
  const { database, mail, settings, tasks } = platform
  return withPersonLock(database.system, userId, async (tx) => {
    // Two last admins must not confirm at the same moment, nor one while the other gives up the role.
    await lockRoles(tx)
    if (await isNeededAdmin(tx, userId)) return refused(LAST_ADMIN)
    const at = deletionDate(now())
    const user = await findUser(tx, userId)
    if (!user || !(await schedule(tx, userId, hashToken(token), at, now()))) return refused(TOKEN_INVALID)
    await tasks.send(tx, alignTask, { userId })
    await mail.send(tx, deletionScheduledMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, at }))
    log.info('deletion confirmed', { userId })
    return { ...NOTHING, success: true, message: CONFIRM_DONE.message, scheduled_deletion_at: at.toISOString() }
  })
}

/** The person stays. Also takes back a request that was not confirmed. */
export const cancelDeletion = ({ database, mail, settings, tasks }: Platform, userId: string): Promise<DeletionState> =>
  withPersonLock(database.system, userId, async (tx) => {
    const deletion = await lockDeletion(tx, userId)
    const user = await findUser(tx, userId)
    if (!deletion || !user) return STAYS
    await unschedule(tx, userId, now())
    if (!isScheduled(deletion)) return STAYS
    await tasks.send(tx, alignTask, { userId })
    await mail.send(tx, deletionCancelledMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL }))
    log.info('deletion cancelled', { userId })
    return STAYS
  })

const STAYS: DeletionState = { mailedUntil: null, scheduled_deletion_at: null }

export async function findDeletionState(db: Db, userId: string): Promise<DeletionState> {
  const deletion = await findDeletion(db, userId)
  if (!deletion) return STAYS
  const { scheduledDeletionAt, tokenExpiresAt } = deletion
  if (scheduledDeletionAt) return { mailedUntil: null, scheduled_deletion_at: scheduledDeletionAt.toISOString() }
  return { ...STAYS, mailedUntil: tokenExpiresAt > now() ? tokenExpiresAt.toISOString() : null }
}
