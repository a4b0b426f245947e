import type { Notice } from '@jobapply/core/notices/schema'
import type { Page } from '@jobapply/core/shared/page'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#platform/api.ts'

const RECHECK_MS = 120_000

export type NoticePages = InfiniteData<Page<Notice> & { unread: number }, unknown>

/** Newest first; each page has the total number of unread notices. */
export const noticePages = infiniteQueryOptions({
  queryKey: api.notices.list.key({ type: 'infinite' }),
  queryFn: ({ pageParam, signal }) => api.notices.list.call({ cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: RECHECK_MS,
})

export const unreadOf = (data: NoticePages | undefined) => data?.pages[0]?.unread ?? 0
