import type { Notice } from '@jobapply/core/notices/schema'
import { api, client } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'

type List = { notices: Notice[]; unread: number }

/** Shown at once, and taken back if the server says no. Without ids: all of them. */
export async function markRead(ids?: string[]): Promise<void> {
  const queryKey = api.notices.list.queryKey()
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  if (before) queryClient.setQueryData(queryKey, asRead(before, new Date().toISOString(), ids))
  try {
    queryClient.setQueryData(queryKey, await client.notices.markRead(ids ? { ids } : {}))
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    toastFault(error)
  }
}

function asRead({ notices, unread }: List, read_at: string, ids?: string[]): List {
  const isMeant = ({ id, read_at: was }: Notice) => was === null && (!ids || ids.includes(id))
  return {
    notices: notices.map((notice) => (isMeant(notice) ? { ...notice, read_at } : notice)),
    unread: ids ? unread - notices.filter(isMeant).length : 0,
  }
}
