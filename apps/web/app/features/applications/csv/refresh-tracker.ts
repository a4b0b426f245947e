import { refreshFigures } from '#features/applications/tracker/tracker-cache.ts'
import { PAGES_KEY } from '#features/applications/tracker/tracker-pages.ts'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

/** Many rows came or went: the lists are read again. */
export const refreshTracker = () =>
  Promise.all([
    refreshFigures(),
    ...[PAGES_KEY, api.applications.csv.imports.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ])
