import type { Notice } from '@jobapply/core/notices/schema'
import { mutate, showAtOnce } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { type NoticePages, noticePages, unreadOf } from './notice-pages.ts'

/** Optimistic: undone if the server refuses. Without ids, all notices are marked. */
export async function markRead(ids?: string[]): Promise<void> {
  const { queryKey } = noticePages
  const before = queryClient.getQueryData(queryKey)
  await mutate(
    async (client) => {
      const { readAt, unread } = await client.notices.markRead(ids ? { ids } : {})
      if (before) queryClient.setQueryData(queryKey, asRead(before, readAt, ids, unread))
    },
    { optimistic: showAtOnce(queryKey, (shown) => asRead(shown, new Date().toISOString(), ids)) },
  )
}

function asRead(data: NoticePages, readAt: string, ids?: string[], known?: number): NoticePages {
  const isMeant = (notice: Notice) => notice.readAt === null && (!ids || ids.includes(notice.id))
  const marked = data.pages.flatMap(({ rows }) => rows.filter(isMeant)).length
  const unread = known ?? (ids ? unreadOf(data) - marked : 0)
  return {
    pageParams: data.pageParams,
    pages: data.pages.map((page) => ({
      ...page,
      rows: page.rows.map((notice) => (isMeant(notice) ? { ...notice, readAt } : notice)),
      unread,
    })),
  }
}
