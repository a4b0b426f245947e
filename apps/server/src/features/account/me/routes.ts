import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { findAccount } from '#platform/auth/store'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendFault } from '#platform/http/exchange'
import { log } from '#platform/log'
import { DamagedFileError } from '#platform/storage/files'
import { AVATAR_ROUTE, ownAvatarKey } from './avatar-address.ts'

const TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const
/** Browsers keep a picture for an hour (spec 3 §7). */
const CACHE_SECONDS = 3_600
const sendNothing = (exchange: Exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND)

/** The stored picture, for its owner: nobody else is ever shown it. */
export const avatarRoutes = ({ database, storage }: Platform): Route[] => [
  {
    method: 'GET',
    path: AVATAR_ROUTE,
    door: 'signed in',
    // Strangers don't learn whether a file exists.
    answerUnknown: sendNothing,
    async answer(exchange, { userId }) {
      const { pathname } = exchange.url
      const key = ownAvatarKey(userId, pathname)
      const account = key && (await findAccount(database.forUser(userId), userId))
      if (!key || !account || account.avatarUrl !== pathname) return sendNothing(exchange)
      const bytes = await storage.get(key).catch((error) => {
        if (!(error instanceof DamagedFileError)) throw error
        log.error('stored file not readable', error, { requestId: exchange.requestId })
      })
      if (!bytes) return sendNothing(exchange)
      const { response, request } = exchange
      response.writeHead(200, {
        'content-type': key.endsWith('.png') ? TYPES.png : TYPES.jpg,
        'content-length': bytes.length,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': `private, max-age=${CACHE_SECONDS}`,
      })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    },
  },
]
