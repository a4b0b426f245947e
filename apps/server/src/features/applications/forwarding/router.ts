import { ADDRESS_TRIES, CONFIRMATION_DAYS } from '@jobapply/core/applications/forwarding/constants'
import type { ForwardingState } from '@jobapply/core/applications/forwarding/schema'
import { forgetRead } from '#features/applications/inbox/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { log } from '#platform/log'
import { deleteAddress, findAddress, makeAddress, noteConfirmation } from './store.ts'

const api = signedIn.applications.forwarding
const SHOWN_MS = CONFIRMATION_DAYS * 86_400_000

async function shown(db: Db, { INBOUND_MAIL_DOMAIN: domain }: Settings, userId: string): Promise<ForwardingState> {
  const row = domain ? await findAddress(db, userId) : undefined
  const confirmation = row?.confirmation ?? null
  const isRecent = confirmation !== null && Date.parse(confirmation.at) + SHOWN_MS > now().getTime()
  return {
    isOffered: domain !== undefined,
    address: row ? `${row.mailbox}@${domain}` : null,
    mailAt: row?.mailAt?.toISOString() ?? null,
    confirmation: isRecent ? confirmation : null,
  }
}

export const forwardingRouter = {
  get: api.get.handler(({ context: { db, platform, userId } }) => shown(db, platform.settings, userId)),

  make: api.make
    .use(limit({ ...ADDRESS_TRIES, per: 'person' }))
    .handler(async ({ errors, context: { db, platform, userId, requestId } }) => {
      if (!platform.settings.INBOUND_MAIL_DOMAIN) throw errors.FORWARDING_OFF()
      await makeAddress(db, userId, now())
      log.info('forwarding address made', { userId, requestId })
      return shown(db, platform.settings, userId)
    }),

  revoke: api.revoke.handler(async ({ input, context: { system, userId, requestId } }) => {
    const removed = await system.transaction(async (tx) => {
      const isGone = await deleteAddress(tx, userId)
      if (input.forget) await forgetRead(tx, userId)
      return isGone
    })
    log.info('forwarding address removed', { userId, requestId })
    return { removed }
  }),

  confirmed: api.confirmed.handler(async ({ context: { db, platform, userId } }) => {
    await noteConfirmation(db, userId, null)
    return shown(db, platform.settings, userId)
  }),
}
