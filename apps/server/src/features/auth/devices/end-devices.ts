import type { EndedAccess } from '@jobapply/core/auth/security'
import { devicesRevokedMail } from '#features/auth/security-mails'
import { countKeys, removeDevices } from '#platform/auth/key-store'
import { findUser } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'

/**
 * Whatever ends a person's other sessions revokes paired browsers as well: an extension acts for its owner without a session. API keys
 * belong to programs and stay; the answer and the email say so. Under the person's lock.
 */
export async function endDevices(tx: Db, userId: string): Promise<EndedAccess> {
  const revoked = await removeDevices(tx, userId)
  return { revokedDevices: revoked.length, keptKeys: await countKeys(tx, userId, 'api') }
}

/** For changes that send no email of their own. */
export async function tellDevicesRevoked(tx: Db, { mail, settings }: Platform, userId: string, ended: EndedAccess) {
  const user = await findUser(tx, userId)
  if (user) await mail.send(tx, devicesRevokedMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, at: now(), ended }))
}
