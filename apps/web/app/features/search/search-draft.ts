import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { PREFERENCES_KEY } from '@jobapply/core/search/constants'
import { NO_FILTERS, readSearchCopy } from '@jobapply/core/search/rules'
import { suggestFilters } from '@jobapply/core/search/suggested'
import { createStore } from '#forms/store.ts'
import { readText } from '#platform/local-store.ts'
import type { SearchDraft } from './search-state.ts'

/** What the bar starts with: the filters that this browser saved last; where the page searches by itself, else what the primary profile asks for. */
export function firstDraft(userId: string, profiles: readonly Profile[], searchesByItself: boolean): SearchDraft {
  const profile = chooseProfile(profiles)
  const { user_id: _, ...saved } = readSearchCopy(readText(PREFERENCES_KEY), userId) ?? { user_id: '', ...NO_FILTERS }
  const isSaved = JSON.stringify(saved) !== JSON.stringify(NO_FILTERS)
  const suggested = searchesByItself && !isSaved && profile ? suggestFilters(profile) : undefined
  return { filters: suggested ?? saved, profileId: profile?.id }
}

export const createDraft = (...about: Parameters<typeof firstDraft>) => createStore(firstDraft(...about))
