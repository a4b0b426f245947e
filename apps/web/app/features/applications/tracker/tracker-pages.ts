import type { Status } from '@jobapply/core/applications/constants'
import { BOARD_CARDS } from '@jobapply/core/applications/tracker-constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import type { Page } from '@jobapply/core/shared/page'
import { type InfiniteData, infiniteQueryOptions, type Query } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import type { TrackerAddress } from './tracker-address.ts'

export type TrackerPages = InfiniteData<Page<TrackedApplication>, string | undefined>
export type PagesRequest = Pick<TrackerAddress, 'text' | 'isDated' | 'statuses' | 'sort'>

/** Pages are read again one after the other: a list that was scrolled far down is patched instead. */
const MOST_READ_AGAIN = 5
const isShort = ({ state }: Query<Page<TrackedApplication>, Error, TrackerPages>) =>
  (state.data?.pages.length ?? 0) <= MOST_READ_AGAIN

export const PAGES_KEY = api.applications.tracker.list.key({ type: 'infinite' })

/** Taken from the screen while its removal can still be undone: an answer that is read meanwhile does not bring it back. */
export const leaving = new Set<string>()
const withoutLeaving = (page: Page<TrackedApplication>) => ({ ...page, rows: page.rows.filter(({ id }) => !leaving.has(id)) })

const pagesOf = (request: PagesRequest, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...PAGES_KEY, request],
    queryFn: async ({ pageParam, signal }) =>
      withoutLeaving(
        await api.applications.tracker.list.call({ ...request, limit, ...(pageParam && { cursor: pageParam }) }, { signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
  })

/** The table: all statuses that are asked for in one list. */
export const listPages = ({ text, isDated, statuses, sort }: TrackerAddress) => pagesOf({ text, isDated, statuses, sort }, 100)

/** One column of the board. */
export const columnPages = ({ text, isDated }: TrackerAddress, status: Status) =>
  pagesOf({ text, isDated, statuses: [status], sort: 'changed' }, BOARD_CARDS)

export const countsOf = ({ text, isDated }: TrackerAddress) =>
  api.applications.tracker.counts.queryOptions({
    input: { text, isDated },
    // The figures stay while the next letter is looked for.
    placeholderData: (before: Record<Status, number> | undefined) => before,
  })

export const rowsOf = (pages: Pick<TrackerPages, 'pages'> | undefined) => pages?.pages.flatMap((page) => page.rows)
