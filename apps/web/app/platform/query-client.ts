import { ORPCError } from '@orpc/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

/** An answer that the server has given on purpose: asking again gives the same one. */
const isRefusal = (error: Error) => error instanceof ORPCError && error.status >= 400 && error.status < 500

export const hasNoSession = (error: unknown) => error instanceof ORPCError && error.status === 401

/** A call that finds the session gone makes the whole application look again who is signed in. */
function noticeEndOfSession(error: Error) {
  if (hasNoSession(error)) void queryClient.invalidateQueries({ queryKey: api.auth.session.key() })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    // `always`: without a connection a call fails with a sentence instead of waiting silently.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      /** spec 1 §9 */
      retry: (failures, error) => failures < 3 && !isRefusal(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 300_000,
    },
  },
})
