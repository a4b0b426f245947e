import type { Application, KeptJob } from '@jobapply/core/applications/schema'
import type { Page } from '@jobapply/core/shared/page'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast, type Toast } from '#platform/toasts.ts'

/** Which jobs are saved; enough for marks and for their number. */
export const savedIds = api.applications.saved.ids.queryOptions()

/** The saved jobs themselves, page by page, the newest first. */
export const savedPages = infiniteQueryOptions({
  queryKey: api.applications.saved.list.key({ type: 'infinite' }),
  queryFn: ({ pageParam, signal }) => api.applications.saved.list.call({ cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

/** Each shows a failure in a toast. */
export const saveJob = (job: KeptJob, done: Omit<Toast, 'kind'>) =>
  mutate(async (client) => {
    const { added } = await client.applications.saved.add({ profileId: null, jobs: [job] })
    queryClient.setQueryData(savedIds.queryKey, (ids) => ids && [...added.map(({ jobId }) => jobId), ...ids])
    queryClient.setQueryData(savedPages.queryKey, (data) => data && withAdded(data, added))
    showToast({ ...done, kind: 'good' })
  })

export const removeSavedJob = (jobId: string) =>
  mutate(async (client) => {
    await client.applications.saved.remove({ jobId })
    queryClient.setQueryData(savedIds.queryKey, (ids) => ids?.filter((id) => id !== jobId))
    queryClient.setQueryData(savedPages.queryKey, (data) => data && withoutJob(data, jobId))
  })

type Pages = InfiniteData<Page<Application>, unknown>

const withAdded = ({ pages: [first, ...others], pageParams }: Pages, added: Application[]): Pages => ({
  pages: first ? [{ ...first, rows: [...added, ...first.rows] }, ...others] : others,
  pageParams,
})

const withoutJob = ({ pages, pageParams }: Pages, jobId: string): Pages => ({
  pages: pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.jobId !== jobId) })),
  pageParams,
})
