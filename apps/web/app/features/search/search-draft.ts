import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { PREFERENCES_KEY } from '@jobapply/core/search/constants'
import { NO_FILTERS, readSearchCopy } from '@jobapply/core/search/rules'
import { createStore } from '#forms/store.ts'
import { readText } from '#platform/local-store.ts'
import type { SearchDraft } from './search-state.ts'

/** The bar's first draft: the filters that this browser saved last, and the primary profile. */
export function createDraft(userId: string, profiles: readonly Profile[]) {
  const { user_id: _, ...filters } = readSearchCopy(readText(PREFERENCES_KEY), userId) ?? { user_id: '', ...NO_FILTERS }
  return createStore<SearchDraft>({ filters, profileId: chooseProfile(profiles)?.id })
}
