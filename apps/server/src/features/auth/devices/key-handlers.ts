import { MAX_API_KEYS } from '@jobapply/core/auth/constants'
import { isStillSignedIn, refuseUnproven } from '#features/auth/proof'
import { apiKeyMadeMail } from '#features/auth/security-mails'
import { makeKey } from '#platform/auth/api-key'
import { countKeys, insertKey, removeKey } from '#platform/auth/key-store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { log } from '#platform/log'

const api = signedIn.auth.security.keys

export const keyHandlers = {
  create: api.create.handler(async ({ input, errors, context }) => {
    const { platform, system, userId, requestId } = context
    const user = await refuseUnproven(context, input.proof, errors)
    const { key, row } = makeKey('api')
    const stored = await withPersonLock(system, userId, async (tx) => {
      if (!(await isStillSignedIn(context))) throw errors.SIGN_IN_AGAIN()
      if ((await countKeys(tx, userId, 'api')) >= MAX_API_KEYS) return undefined
      const { PUBLIC_URL: publicUrl } = platform.settings
      await platform.mail.send(tx, apiKeyMadeMail({ to: user.mailAddress, publicUrl, at: now(), name: input.name }))
      return insertKey(tx, { ...row, userId, name: input.name, createdAt: now() })
    })
    if (!stored) throw errors.API_KEY_LIMIT_REACHED()
    log.info('api key made', { userId, requestId })
    return { ...stored, key, createdAt: stored.createdAt.toISOString(), lastUsedAt: null }
  }),

  revoke: api.revoke.handler(async ({ input, errors, context: { system, userId, requestId } }) => {
    if (!(await removeKey(system, userId, 'api', input.id))) throw errors.NOT_FOUND()
    log.info('api key revoked', { userId, requestId })
  }),
}
