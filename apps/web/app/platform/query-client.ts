import { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import { ORPCError } from './orpc-error.ts'
import { onSessionEnd } from './session-end.ts'

/** An answer that the server has given on purpose: asking again gives the same one. */
const isRefusal = (error: Error) => error instanceof ORPCError && error.status >= 400 && error.status < 500

/** What a page's loader has just read is not read again when the page is drawn. */
export const JUST_READ_MS = 5_000

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a connection a call fails with a sentence instead of waiting silently.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: (query) => query.state.status === 'error',
      /**
       * Three retries, after 1 s and then twice as long each time, at most 30 s (spec 1 §9). Without a connection there is nothing to
       * wait for: the page says so at once, and asks again when the connection is back.
       */
      retry: (failures, error) => failures < 3 && !isRefusal(error) && navigator.onLine !== false,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 300_000,
    },
  },
})

// A call that finds the session ended makes the application ask again who is signed in; the guard then leads to sign-in.
onSessionEnd(() => void queryClient.invalidateQueries({ queryKey: api.auth.session.key() }))
