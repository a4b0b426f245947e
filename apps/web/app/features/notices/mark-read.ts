import type { Notice } from '@jobapply/core/notices/schema'
import { client } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { type NoticePages, noticePages, unreadOf } from './notice-pages.ts'

/** Optimistic: undone if the server refuses. Without ids, all notices are marked. */
export async function markRead(ids?: string[]): Promise<void> {
  const { queryKey } = noticePages
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  const show = (readAt: string, unread?: number) =>
    before && queryClient.setQueryData(queryKey, asRead(before, readAt, ids, unread))
  show(new Date().toISOString())
  try {
    const { readAt, unread } = await client.notices.markRead(ids ? { ids } : {})
    show(readAt, unread)
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    toastFault(error)
  }
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
