import { PREPARED_AT_ONCE } from '@jobapply/core/applications/constants'
import type { KeptJob } from '@jobapply/core/applications/schema'
import { useQueries } from '@tanstack/react-query'
import { api } from '#platform/api.ts'

/** What the server prepares for the jobs of a review, in their order; a line is undefined until its portion has come. */
export function usePrepared(profileId: string, jobs: readonly KeptJob[]) {
  const portions = portionsOf(jobs)
  return useQueries({
    queries: portions.map((some) =>
      // Prepared once while the sheet is open; the next opening asks anew.
      api.applications.review.queryOptions({
        input: { profileId, jobs: [...some] },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
      }),
    ),
    combine: (results) => ({
      jobs: results.flatMap(({ data }, place) => (portions[place] ?? []).map((_, index) => data?.jobs[index])),
      usage: results.findLast(({ data }) => data)?.data?.usage,
      error: results.find(({ error }) => error)?.error ?? null,
      isError: results.some(({ isError }) => isError),
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  })
}

const portionsOf = (jobs: readonly KeptJob[]) =>
  Array.from({ length: Math.ceil(jobs.length / PREPARED_AT_ONCE) }, (_, place) =>
    jobs.slice(place * PREPARED_AT_ONCE, (place + 1) * PREPARED_AT_ONCE),
  )
