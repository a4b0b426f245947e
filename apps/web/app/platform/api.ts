import type { contract } from '@jobapply/core/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { jsonLink } from './json-link.ts'
import { createQueryUtils } from './query-utils.ts'
import { noticeSessionEnd } from './session-end.ts'

/** The whole API, typed by the contract. The contract itself (and zod with it) stays out of the browser: only its type is imported. */
export const client: ContractRouterClient<typeof contract> = createORPCClient({
  async call(path, input, options) {
    try {
      return await jsonLink.call(path, input, options)
    } catch (error) {
      // Signing out without a session succeeds (AUTH-046) and leaves for sign-in by itself.
      if (path.join('/') !== 'auth/signOut') noticeSessionEnd(error)
      throw error
    }
  },
})

/** The same calls as query and mutation options. */
export const api = createQueryUtils(client)
