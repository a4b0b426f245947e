import type { Profile } from '@jobapply/core/profiles/schema'
import { ANY, PREFERENCES_KEY } from '@jobapply/core/search/constants'
import { NO_FILTERS, readSearchCopy } from '@jobapply/core/search/rules'
import { suggestFilters } from '@jobapply/core/search/suggested'
import { createStore } from '#forms/store.ts'
import { readText } from '#platform/local-store.ts'
import type { SearchDraft } from './session/search-state.ts'

/** What the bar starts with: the filters that this browser saved last; where the page searches by itself, else what the screen's profile asks for. */
export function firstDraft(userId: string, profile: Profile | undefined, searchesByItself: boolean): SearchDraft {
  const { user_id: _, ...saved } = readSearchCopy(readText(PREFERENCES_KEY), userId) ?? { user_id: '', ...NO_FILTERS }
  const isSaved = JSON.stringify(saved) !== JSON.stringify(NO_FILTERS)
  const suggested = searchesByItself && !isSaved && profile ? suggestFilters(profile) : undefined
  return { filters: suggested ?? saved, profileId: profile?.id }
}

export const createDraft = (...about: Parameters<typeof firstDraft>) => createStore(firstDraft(...about))

/** How many of the filters that are chosen from lists are set. */
export const countSetFilters = ({ filters: { searchTerm: _, location: __, ...choices } }: Pick<SearchDraft, 'filters'>) =>
  Object.values(choices).filter((value) => value !== ANY).length
