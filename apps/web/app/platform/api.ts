import type { contract } from '@jobapply/core/contract'
import { createORPCClient, onError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { noticeSessionEnd } from './session-end.ts'

/** The whole API, typed by the contract. The contract itself (and zod with it) stays out of the browser: only its type is imported. */
export const client: ContractRouterClient<typeof contract> = createORPCClient(
  new RPCLink({
    url: () => `${location.origin}/rpc`,
    interceptors: [
      onError((error, { path }) => {
        // Signing out without a session succeeds (AUTH-046) and leaves for sign-in by itself.
        if (path.join('/') !== 'auth/signOut') noticeSessionEnd(error)
      }),
    ],
  }),
)

/** The same calls as query and mutation options. */
export const api = createTanstackQueryUtils(client)
