import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { PAGES_KEY, type PagesRequest, type TrackerPages } from './tracker-pages.ts'

const readRequest = (key: readonly unknown[]) => key.at(-1) as PagesRequest
/** The same filter for every column of a board. */
const filterKey = ({ text, isDated }: PagesRequest) => JSON.stringify([text, isDated])
const ids = (pages: TrackerPages) => pages.pages.flatMap((page) => page.rows.map(({ id }) => id))

/**
 * Puts changed rows where they belong in every list that is shown, without reading the lists again: a row stays in its place, leaves a
 * column that it no longer belongs to, and stands first in its new one.
 */
export function patchRows(rows: readonly TrackedApplication[]) {
  const lists = queryClient.getQueriesData<TrackerPages>({ queryKey: PAGES_KEY })
  const shownBy = new Map<string, Set<string>>()
  for (const [key, pages] of lists) {
    if (!pages) continue
    const filter = filterKey(readRequest(key))
    shownBy.set(filter, new Set([...(shownBy.get(filter) ?? []), ...ids(pages)]))
  }
  for (const [key, pages] of lists) {
    if (!pages) continue
    const request = readRequest(key)
    const isUnfiltered = request.text === '' && !request.isDated
    const listed = new Set(ids(pages))
    const belongs = ({ status }: TrackedApplication) => request.statuses.length === 0 || request.statuses.includes(status)
    const changed = new Map(rows.map((row) => [row.id, row]))
    const kept = pages.pages.map((page) => ({
      ...page,
      rows: page.rows.flatMap((row) => {
        const now = changed.get(row.id)
        return now ? (belongs(now) ? now : []) : row
      }),
    }))
    const coming = rows.filter(
      (row) => !listed.has(row.id) && belongs(row) && (isUnfiltered || shownBy.get(filterKey(request))?.has(row.id)),
    )
    const [first, ...others] = kept
    if (first) queryClient.setQueryData(key, { ...pages, pages: [{ ...first, rows: [...coming, ...first.rows] }, ...others] })
  }
}

export function dropRows(gone: readonly string[]) {
  queryClient.setQueriesData<TrackerPages>(
    { queryKey: PAGES_KEY },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => !gone.includes(id)) })),
      },
  )
}

/** Figures and open details; the lists are patched. */
export function refreshFigures() {
  const { tracker, marks, overview, list, get, saved, questions } = api.applications
  const calls = [tracker.counts, tracker.get, marks, overview, list, get, saved, questions, api.billing.usage]
  return Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: call.key() })))
}
