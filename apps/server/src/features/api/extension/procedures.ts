import { extensionContract } from '@jobapply/core/api/extension-contract'
import { KEY_NEEDED } from '@jobapply/core/shared/faults'
import { implement, ORPCError } from '@orpc/server'
import type { Visitor } from '#platform/feature/identify'
import type { Platform } from '#platform/feature/platform'
import { trimOutputs } from '#platform/feature/trimmed-outputs'
import type { HeaderReader } from '#platform/http/request-headers'

/** `visitor` is whom the route's door has let in; nobody for pairing. */
export type ExtensionContext = {
  platform: Platform
  requestId: string
  address: string
  headers: HeaderReader
  visitor: Visitor | undefined
}

const base = implement(trimOutputs(extensionContract)).$context<ExtensionContext>()

/** For an extension that has no key yet. */
export const unpaired = base

/** For an extension with its key; `db` shows only the rows of the key's owner. */
export const paired = base.use(
  base.middleware(({ context: { visitor, platform }, next }) => {
    if (visitor?.scope !== 'extension' || !visitor.keyId) throw new ORPCError('KEY_NEEDED', KEY_NEEDED)
    const { userId, keyId } = visitor
    return next({ context: { userId, keyId, db: platform.database.forUser(userId), system: platform.database.system } })
  }),
)
