import type { CheckedLetter, ListedLetter } from '@jobapply/core/documents/cover-letters'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'

const { list, get, versions } = api.documents.letters
const good = (title: string, description: string) => showToast({ title, description, kind: 'good' })
export const nameOf = ({ jobTitle, company }: Pick<ListedLetter, 'jobTitle' | 'company'>) => `${jobTitle}, ${company}`

/** The letters page by page, the newest first. */
export const letterPages = infiniteQueryOptions({
  queryKey: list.key({ type: 'infinite' }),
  queryFn: ({ pageParam, signal }) => api.documents.letters.list.call({ cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

export const reloadLetter = (id: string) => queryClient.invalidateQueries({ queryKey: get.queryKey({ input: { id } }) })

export function rememberLetter(letter: CheckedLetter) {
  const input = { id: letter.id }
  queryClient.setQueryData(get.queryKey({ input }), letter)
  void queryClient.invalidateQueries({ queryKey: versions.queryKey({ input }) })
  void queryClient.invalidateQueries({ queryKey: letterPages.queryKey })
}

/** Shows a failure in a toast. */
export const duplicateLetter = (letter: ListedLetter) =>
  mutate(async (client) => {
    rememberLetter(await client.documents.letters.duplicate({ id: letter.id }))
    good('Letter copied', `The copy for ${nameOf(letter)} is the newest in the list.`)
  })

export const deleteLetter = (letter: ListedLetter) =>
  mutate(
    async (client) => {
      await client.documents.letters.remove({ id: letter.id })
      queryClient.setQueryData(letterPages.queryKey, (data) => data && { ...data, pages: data.pages.map(without(letter.id)) })
      queryClient.removeQueries({ queryKey: get.queryKey({ input: { id: letter.id } }) })
      good('Letter deleted', `The letter for ${nameOf(letter)} is gone.`)
    },
    { reload: [letterPages.queryKey] },
  )

const without =
  (gone: string) =>
  <Page extends { rows: ListedLetter[] }>(page: Page): Page => ({ ...page, rows: page.rows.filter(({ id }) => id !== gone) })
