import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { wasDeletedHere } from '#features/profiles/saving/profile-cache.ts'
import { api } from '#platform/api.ts'

/**
 * The profile that the address asks for, else the primary, else the first; the address follows without a new entry in the history. A
 * profile with unsaved edits that another window has deleted stays on the screen until the person has decided about them.
 */
export function useSelectedProfile(path: string) {
  const { profileId } = useParams()
  const navigate = useNavigate()
  const profiles = useQuery(api.profiles.list.queryOptions())
  const [unsaved, setUnsaved] = useState<Profile>()
  const [successor, setSuccessor] = useState<{ of: string; id: string }>()
  const wanted = successor && successor.of === profileId ? successor.id : profileId
  const found = profiles.data && chooseProfile(profiles.data, wanted)
  const isGone = unsaved !== undefined && unsaved.id === profileId && found?.id !== profileId && !wasDeletedHere(profileId)
  const selected = isGone ? unsaved : found
  const address = selected ? `${path}/${selected.id}` : path
  const isElsewhere = profiles.data !== undefined && selected?.id !== profileId

  useEffect(() => {
    if (isElsewhere) void navigate(address, { replace: true })
  }, [isElsewhere, address, navigate])

  return {
    profiles,
    selected,
    /** It was deleted elsewhere and exists on this screen only. */
    isGone,
    /** The editor reports whether something is unsaved. */
    hold: (isUnsaved: boolean) => setUnsaved(isUnsaved ? selected : undefined),
    /** The edits were stored as this new profile. */
    replaceBy: ({ id }: Profile) => selected && setSuccessor({ of: selected.id, id }),
    select: (id: string) => void navigate(`${path}/${id}`),
  }
}
