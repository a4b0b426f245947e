import type { contract } from '@jobapply/core/contract'
import type { ContractRouterClient } from '@orpc/contract'
import { createClient } from './create-client.ts'
import { jsonLink } from './json-link.ts'
import { createQueryUtils } from './query-utils.ts'
import { noticeSessionEnd } from './session-end.ts'

/** The whole API, typed by the contract; outside platform only `mutate` hands it out. The contract itself (and zod with it) stays out of the browser: only its type is imported. */
export const client: ContractRouterClient<typeof contract> = createClient({
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

export type Client = typeof client

/** The same calls as query options, and to be read directly with `call`. What writes goes through `mutate` (mutate.ts). */
export const api = createQueryUtils(client)
