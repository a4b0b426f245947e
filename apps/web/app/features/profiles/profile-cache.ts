import { inListOrder } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

const LIST = api.profiles.list.queryKey()
const ofOne = (id: string) => api.profiles.get.queryKey({ input: { id } })

/** What a call has answered is what every screen shows from now on. */
export function rememberProfile(profile: Profile) {
  queryClient.setQueryData(LIST, (all) => all && inListOrder([...all.filter(({ id }) => id !== profile.id), profile]))
  queryClient.setQueryData(ofOne(profile.id), profile)
  // What was loaded of its preferences before is older than this.
  queryClient.removeQueries({ queryKey: api.preferences.key(), type: 'inactive' })
}

export function rememberProfiles(profiles: Profile[]) {
  queryClient.setQueryData(LIST, profiles)
  for (const profile of profiles) queryClient.setQueryData(ofOne(profile.id), profile)
}

/** The server knows of a change that no screen has seen yet. */
export const lookAgain = () => void queryClient.invalidateQueries({ queryKey: api.profiles.key() })

const deletedHere = new Set<string>()
/** By this window, on purpose; another window's deletion comes as a surprise. */
export const wasDeletedHere = (id: string) => deletedHere.has(id)

export function forgetProfile(id: string) {
  deletedHere.add(id)
  queryClient.removeQueries({ queryKey: ofOne(id) })
}

/** Something was done to it that the answer did not tell. */
export function refreshProfile(id: string) {
  void queryClient.invalidateQueries({ queryKey: LIST })
  void queryClient.invalidateQueries({ queryKey: ofOne(id) })
}
