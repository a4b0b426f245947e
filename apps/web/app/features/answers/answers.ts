import type { KeptAnswer } from '@jobapply/core/answers/bank-schema'
import type { Page } from '@jobapply/core/shared/page'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { api, type Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'

export const answerPages = infiniteQueryOptions({
  queryKey: api.answers.list.key({ type: 'infinite' }),
  queryFn: ({ pageParam, signal }) => api.answers.list.call({ cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

type Pages = InfiniteData<Page<KeptAnswer>, string | undefined>
const change = (rowsOf: (rows: KeptAnswer[]) => KeptAnswer[]) =>
  queryClient.setQueryData<Pages>(
    answerPages.queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: rowsOf(page.rows) })) },
  )

export async function updateAnswer(client: Client, id: string, values: string[]): Promise<void> {
  const answer = await client.answers.update({ id, values })
  change((rows) => rows.map((row) => (row.id === id ? answer : row)))
}

export const forgetAnswer = (id: string) =>
  mutate(async (client) => {
    await client.answers.forget({ id })
    change((rows) => rows.filter((row) => row.id !== id))
    showToast({ title: 'Answer forgotten', description: "We'll ask again when an employer needs it.", kind: 'good' })
  })
