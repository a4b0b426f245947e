import type { contract } from '@jobapply/core/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient, skipToken } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryUtils } from './query-utils.ts'

const client: ContractRouterClient<typeof contract> = createORPCClient({
  call: async (path, input, { signal }) => ({ path, input, isAbortable: signal !== undefined }),
})
const [theirs, ours] = [createTanstackQueryUtils(client), createQueryUtils(client)]

test('keys and options are those of oRPC', async () => {
  const queries = new QueryClient()
  for (const read of [
    (api: typeof theirs) => api.applications.tracker.key(),
    (api: typeof theirs) => api.notices.list.key({ type: 'infinite' }),
    (api: typeof theirs) => api.auth.session.queryKey(),
    (api: typeof theirs) => api.profiles.get.queryKey({ input: { id: 'x' } }),
    (api: typeof theirs) => api.profiles.get.queryOptions({ input: skipToken }).enabled,
    (api: typeof theirs) => api.profiles.get.call({ id: 'x' }),
    (api: typeof theirs) => api.profiles.get.queryOptions({ input: { id: 'x' }, staleTime: 5 }).staleTime,
    (api: typeof theirs) => queries.fetchQuery(api.profiles.get.queryOptions({ input: { id: 'x' } })),
  ])
    expect(await read(ours)).toEqual(await read(theirs))
})
