import type { KeptAnswer } from '@jobapply/core/answers/bank-schema'
import type { Page } from '@jobapply/core/shared/page'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { api, client } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

export const answerPages = infiniteQueryOptions({
  queryKey: api.answers.list.key({ type: 'infinite' }),
  queryFn: ({ pageParam, signal }) => client.answers.list({ cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

type Pages = InfiniteData<Page<KeptAnswer>, string | undefined>
const change = (rowsOf: (rows: KeptAnswer[]) => KeptAnswer[]) =>
  queryClient.setQueryData<Pages>(
    answerPages.queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: rowsOf(page.rows) })) },
  )

export async function updateAnswer(id: string, values: string[]): Promise<void> {
  const answer = await client.answers.update({ id, values })
  change((rows) => rows.map((row) => (row.id === id ? answer : row)))
}

export async function forgetAnswer(id: string): Promise<void> {
  await client.answers.forget({ id })
  change((rows) => rows.filter((row) => row.id !== id))
}
