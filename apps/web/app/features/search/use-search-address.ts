import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { readSearchQuery, type SearchAddress, toSearchQuery } from '@jobapply/core/search/address'
import { PROFILE_REQUIRED } from '@jobapply/core/search/constants'
import type { SearchPreferences, Sort } from '@jobapply/core/search/schema'
import { readTypedFilters } from '@jobapply/core/search/suggested'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { type Store, useStore } from '#forms/store.ts'
import type { SearchSession } from './session/search-session.ts'
import type { SearchDraft } from './session/search-state.ts'

/** State of a history entry: it opened a job, and closing the job goes back; or its search is quiet: the page made it by itself, or it narrows one that was asked for. */
type EntryState = { hasOpened?: true; isSuggested?: true; isNarrowed?: true } | null
const STAY = { preventScrollReset: true } as const

/** Identifies a search. Order, number of pages and the open job do not make it another search. */
const keyOf = ({ filters, profileId }: SearchAddress) => toSearchQuery({ filters, profileId, sort: DEFAULT_SORT })

/** The address is the search that was made: reload, back and links lead to it, and the session follows it. The draft is the bar's. */
export function useSearchAddress(
  session: SearchSession,
  draft: Store<SearchDraft>,
  profiles: readonly Profile[],
  /** Of the screen; the address names only another one. */
  mainProfile: string | undefined,
  first: () => SearchDraft | undefined,
) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const entryState = useLocation().state as EntryState
  const navigationType = useNavigationType()
  const address = readSearchQuery(query)
  const key = address && keyOf(address)
  const openId = query.get('job') ?? undefined
  const loadedPages = useStore(session.store, ({ answer, isSearching }) => (isSearching ? undefined : answer?.page))
  const change = (patch: Partial<SearchAddress>) => {
    if (address) setQuery(toSearchQuery({ ...address, ...patch }), { ...STAY, replace: true, state: entryState })
  }

  /** Without a search in the address the page makes the one that it starts with. */
  function suggest() {
    const { filters, profileId } = first() ?? {}
    if (!profileId || !filters?.searchTerm) return session.reset()
    const next = toSearchQuery({ filters, sort: DEFAULT_SORT, jobId: openId })
    setQuery(next, { ...STAY, replace: true, state: { ...entryState, isSuggested: true } })
  }

  const follow = useEffectEvent(() => {
    const profileId = chooseProfile(profiles, address?.profileId ?? mainProfile)?.id
    if (!address) return suggest()
    if (!profileId) return session.reset()
    const { filters, sort, page } = address
    draft.set({ filters, profileId })
    const isSuggested = entryState?.isSuggested === true
    const isNarrowed = entryState?.isNarrowed === true
    const isQuiet = navigationType === 'POP' || isSuggested || isNarrowed
    void session.run({ filters, sort, profileId }, { pages: page ?? 1, isQuiet, isSuggested: isSuggested || isNarrowed })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search is followed
  useEffect(() => {
    follow()
  }, [key])

  useEffect(() => {
    if (address?.sort) void session.sortBy(address.sort)
  }, [session, address?.sort])

  const notePages = useEffectEvent((pages: number) => {
    if (pages !== (address?.page ?? 1)) change({ page: pages })
  })
  useEffect(() => {
    if (loadedPages) notePages(loadedPages)
  }, [loadedPages])

  function open(jobId: string | undefined) {
    if (!jobId && !openId) return
    if (!jobId && entryState?.hasOpened) return void navigate(-1)
    const next = new URLSearchParams(query)
    if (jobId) next.set('job', jobId)
    else next.delete('job')
    setQuery(next, openId ? { ...STAY, replace: true, state: entryState } : { ...STAY, state: { hasOpened: true } })
  }

  return {
    openId,
    open,
    /** Narrows the search that was made, whatever has been typed since. No board is opened for it. */
    narrow(filters: SearchPreferences) {
      if (address)
        setQuery(toSearchQuery({ ...address, filters, page: undefined, jobId: undefined }), {
          ...STAY,
          state: { isNarrowed: true },
        })
    },
    /** Makes the drafted search; the same search as before is repeated. */
    search() {
      const { filters: typed, profileId } = draft.read()
      const filters = readTypedFilters(typed)
      if (!profileId) return session.refuse(PROFILE_REQUIRED)
      const sort = address?.sort ?? DEFAULT_SORT
      const next = toSearchQuery({ filters, sort, profileId: profileId === mainProfile ? undefined : profileId })
      const nextAddress = readSearchQuery(new URLSearchParams(next))
      if (nextAddress && keyOf(nextAddress) !== key) return setQuery(next, STAY)
      draft.set({ filters })
      open(undefined)
      void session.repeat()
    },
    sortBy: (sort: Sort) => change({ sort, page: undefined }),
  }
}
