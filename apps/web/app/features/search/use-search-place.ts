import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import type { Profile } from '@jobapply/core/profiles/schema'
import { readSearchQuery, type SearchPlace, toSearchQuery } from '@jobapply/core/search/address'
import type { Sort } from '@jobapply/core/search/schema'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import type { openSearch } from './search-session.ts'

/** Left in the history by the entry that opened a job: going back closes it. */
type Note = { hasOpened?: true } | null
const STAY = { preventScrollReset: true } as const

/** Which search it is; the order and the open job are no other search. */
const nameOf = (place: SearchPlace) => toSearchQuery({ ...place, sort: DEFAULT_SORT, jobId: undefined })
const placeOf = (query: string) => readSearchQuery(new URLSearchParams(query))

/** A search that was made is a place: reload, back and a link lead to it; so is a job that is open. */
export function useSearchPlace(session: ReturnType<typeof openSearch>, profiles: readonly Profile[]) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const note = useLocation().state as Note
  const cameBy = useNavigationType()
  const place = readSearchQuery(query)
  const made = place && nameOf(place)
  const usual = usualProfile(profiles)

  const follow = useEffectEvent(() => {
    if (!place) return session.reset()
    const asked = profiles.find(({ id }) => id === place.profileId)?.id
    session.follow(place, asked ?? usual, cameBy === 'POP')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is followed, whatever else the address says
  useEffect(() => {
    follow()
  }, [made])

  function open(jobId: string | undefined) {
    if (!jobId && !query.has('job')) return
    if (!jobId && note?.hasOpened) return void navigate(-1)
    const next = new URLSearchParams(query)
    if (jobId) next.set('job', jobId)
    else next.delete('job')
    setQuery(next, query.has('job') ? { ...STAY, replace: true, state: note } : { ...STAY, state: { hasOpened: true } })
  }

  return {
    openId: query.get('job') ?? undefined,
    open,
    search() {
      const { filters, sort, profileId } = session.read()
      const next = toSearchQuery({ filters, sort, profileId: profileId === usual ? undefined : profileId })
      const wanted = placeOf(next)
      if (profileId && wanted && nameOf(wanted) !== made) return setQuery(next, STAY)
      open(undefined)
      void session.search()
    },
    sortBy(sort: Sort) {
      if (place)
        setQuery(toSearchQuery({ ...place, sort, jobId: query.get('job') ?? undefined }), { ...STAY, replace: true, state: note })
      void session.sortBy(sort)
    },
  }
}

export const usualProfile = (profiles: readonly Profile[]) => (profiles.find(({ is_primary }) => is_primary) ?? profiles[0])?.id
