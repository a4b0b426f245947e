import { placeOf } from '@jobapply/core/applications/rules'
import type { Application } from '@jobapply/core/applications/schema'
import { takeSteps } from '#features/applications/applying/steps'
import { makeCorrection } from '#features/applications/receipts/receipts'
import { findReceipt } from '#features/applications/receipts/receipts-store'
import { findApplication, lockStates } from '#features/applications/record/applying-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { writeTogether } from '#platform/db/write-together'
import type { Platform } from '#platform/feature/platform'

type Refusals = { APPLICATION_NOT_FOUND(): Error; STEP_NOT_POSSIBLE(): Error }

/**
 * The employer's page has taken back the confirmation that the extension reported (APPLY-045). The application becomes unconfirmed and
 * keeps its unit; receipt and history are appended to. Said a second time, it changes nothing.
 */
export const takeBackConfirmation = (
  db: Db,
  platform: Platform,
  userId: string,
  { applicationId, quote }: { applicationId: string; quote: string },
  errors: Refusals,
): Promise<Application> =>
  withPersonLock(db, userId, async (tx) => {
    const at = now()
    const [row] = await lockStates(tx, userId, [applicationId])
    if (!row) throw errors.APPLICATION_NOT_FOUND()
    const isKnown = placeOf(row) === 'unconfirmed' && (await findReceipt(tx, userId, applicationId))?.kind === 'corrected'
    if (!isKnown) {
      const { refused } = await takeSteps(tx, userId, [applicationId], () => 'takeBack', { by: 'extension', at, note: quote })
      if (refused.length > 0) throw errors.STEP_NOT_POSSIBLE()
      await writeTogether(tx, await makeCorrection(tx, platform, userId, { applicationId, quote }, at))
    }
    const stored = await findApplication(tx, userId, applicationId)
    if (!stored) throw errors.APPLICATION_NOT_FOUND()
    return stored
  })
