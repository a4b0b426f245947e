import { MAX_DEVICES, PAIRING_SECONDS } from '@jobapply/core/auth/constants'
import { isStillSignedIn, refuseUnproven } from '#features/auth/proof'
import { hashToken, randomToken } from '#features/auth/tokens'
import { countKeys, removeKey } from '#platform/auth/key-store'
import { replacePairingCode } from '#platform/auth/pairing-store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { log } from '#platform/log'

const api = signedIn.auth.security.devices
const PAIRINGS = { count: 10, seconds: 60, per: 'person' } as const

export const deviceHandlers = {
  startPairing: api.startPairing.use(limit(PAIRINGS)).handler(async ({ input, errors, context }) => {
    const { system, userId } = context
    await refuseUnproven(context, input.proof, errors)
    const code = randomToken()
    const expiresAt = new Date(now().getTime() + PAIRING_SECONDS * 1000)
    const isStored = await withPersonLock(system, userId, async (tx) => {
      if (!(await isStillSignedIn(context))) throw errors.SIGN_IN_AGAIN()
      if ((await countKeys(tx, userId, 'extension')) >= MAX_DEVICES) return false
      await replacePairingCode(tx, { codeHash: hashToken(code), userId, expiresAt, createdAt: now() })
      return true
    })
    if (!isStored) throw errors.DEVICE_LIMIT_REACHED()
    return { code, expiresAt: expiresAt.toISOString() }
  }),

  revoke: api.revoke.handler(async ({ input, errors, context: { system, userId, requestId } }) => {
    if (!(await removeKey(system, userId, 'extension', input.id))) throw errors.NOT_FOUND()
    log.info('device revoked', { userId, requestId })
  }),
}
