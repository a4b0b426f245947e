import { MAX_DEVICES } from '@jobapply/core/auth/constants'
import { nameBrowser } from '#features/auth/browser-name'
import { devicePairedMail } from '#features/auth/security-mails'
import { hashToken } from '#features/auth/tokens'
import { makeKey } from '#platform/auth/api-key'
import { countKeys, insertKey } from '#platform/auth/key-store'
import { findPairingOwner, takePairingCode } from '#platform/auth/pairing-store'
import { findUser } from '#platform/auth/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'

type Refusals = { PAIRING_CODE_INVALID(): Error; DEVICE_LIMIT_REACHED(): Error }

/** Exchanges a pairing code for the extension's key, which is in this answer only. */
export async function pairDevice({ database, mail, settings }: Platform, code: string, userAgent: string, errors: Refusals) {
  const { system } = database
  const codeHash = hashToken(code)
  const userId = await findPairingOwner(system, codeHash, now())
  if (!userId) throw errors.PAIRING_CODE_INVALID()
  return withPersonLock(system, userId, async (tx) => {
    const user = await findUser(tx, userId)
    if (!user || user.blockedAt || !(await takePairingCode(tx, codeHash, now()))) throw errors.PAIRING_CODE_INVALID()
    if ((await countKeys(tx, userId, 'extension')) >= MAX_DEVICES) throw errors.DEVICE_LIMIT_REACHED()
    const { key, row } = makeKey('extension')
    const name = nameBrowser(userAgent)
    const { id } = await insertKey(tx, { ...row, userId, name, createdAt: now() })
    await mail.send(tx, devicePairedMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, at: now(), name }))
    return { userId, key, device: { id, name } }
  })
}
