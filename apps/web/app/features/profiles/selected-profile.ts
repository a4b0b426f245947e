import { chooseProfile } from '@jobapply/core/profiles/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '#platform/api.ts'

/** The profile that the address asks for, else the primary, else the first; the address follows without a new entry in the history. */
export function useSelectedProfile(path: string) {
  const { profileId } = useParams()
  const navigate = useNavigate()
  const profiles = useQuery(api.profiles.list.queryOptions())
  const selected = profiles.data && chooseProfile(profiles.data, profileId)
  const address = selected ? `${path}/${selected.id}` : path
  const isElsewhere = profiles.data !== undefined && selected?.id !== profileId

  useEffect(() => {
    if (isElsewhere) void navigate(address, { replace: true })
  }, [isElsewhere, address, navigate])

  return { profiles, selected, select: (id: string) => void navigate(`${path}/${id}`) }
}
