import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#platform/api.ts'

/** The applications of a tab, page by page, the newest first. */
export const applicationPages = (view: 'queue' | 'needs-you') =>
  infiniteQueryOptions({
    queryKey: [...api.applications.list.key({ type: 'infinite' }), view],
    queryFn: ({ pageParam, signal }) => api.applications.list.call({ view, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
