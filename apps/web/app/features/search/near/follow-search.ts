import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { describeFilters } from '#features/search/session/describe-filters.ts'
import { api } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'

/** Keeps the search as a standing one, named after what it looks for. */
export const followSearch = (profileId: string, preferences: SearchPreferences) =>
  mutate(
    async (client) => {
      const name = describeFilters(preferences).slice(0, SEARCH_LIMITS.name)
      await client.search.saved.create({ name, profileId, preferences, keepSearching: true })
      const description = `“${name}” keeps searching. New jobs are announced once.`
      showToast({ title: 'Following this search', description, kind: 'good' })
    },
    { reload: [api.search.saved.list.key()] },
  )
