import { inListOrder } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

const LIST = api.profiles.list.queryKey()
const ofOne = (id: string) => api.profiles.get.queryKey({ input: { id } })

/** Puts the answer of a call into the cache that every screen reads. */
export function rememberProfile(profile: Profile) {
  queryClient.setQueryData(LIST, (all) => all && inListOrder([...all.filter(({ id }) => id !== profile.id), profile]))
  queryClient.setQueryData(ofOne(profile.id), profile)
  // Cached preferences are older than this profile.
  queryClient.removeQueries({ queryKey: api.preferences.key(), type: 'inactive' })
}

export function rememberProfiles(profiles: Profile[]) {
  queryClient.setQueryData(LIST, profiles)
  for (const profile of profiles) queryClient.setQueryData(ofOne(profile.id), profile)
}

/** Loads the profiles again: the server has a change that no screen shows yet. */
export const refetchProfiles = () => void queryClient.invalidateQueries({ queryKey: api.profiles.key() })

const deletedHere = new Set<string>()
/** Tells a deletion in this window from one in another window. */
export const wasDeletedHere = (id: string) => deletedHere.has(id)

export function forgetProfile(id: string) {
  deletedHere.add(id)
  queryClient.removeQueries({ queryKey: ofOne(id) })
}

/** Loads one profile again after a call that did not answer it. */
export function refreshProfile(id: string) {
  void queryClient.invalidateQueries({ queryKey: LIST })
  void queryClient.invalidateQueries({ queryKey: ofOne(id) })
}
