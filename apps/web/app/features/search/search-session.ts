import type { SearchPlace } from '@jobapply/core/search/address'
import { EXTENSION_FAILURES, PROFILE_REQUIRED, SEARCH_COMPLETED, SEARCH_STARTED } from '@jobapply/core/search/constants'
import { SEARCH_FAILED } from '@jobapply/core/search/faults'
import { countNew, mergeJobs } from '@jobapply/core/search/merge'
import { jobsFound, jobsListed, NO_FILTERS, toSearchParams } from '@jobapply/core/search/rules'
import type { ScoredJob, SearchAnswer, SearchPreferences, Sort } from '@jobapply/core/search/schema'
import { client } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { greetExtension, searchExtension } from './bridge.ts'

/** A job as the extension found it, with all of its text. */
export type ExtensionJob = { job: ScoredJob; text: string }

export type SearchState = {
  filters: SearchPreferences
  profileId: string | undefined
  sort: Sort
  /** Of the index, page after page. */
  answer: Omit<SearchAnswer, 'jobs'> | undefined
  jobs: ScoredJob[]
  /** Those that the extension found, by id: the index does not know them. */
  found: ReadonlyMap<string, ExtensionJob>
  /** What the search before has found: to look at while this one has no answer, and for nothing else. */
  earlier: readonly ScoredJob[]
  selected: ReadonlySet<string>
  isSearching: boolean
  isLoadingMore: boolean
  /** Unknown until it has had time to answer. */
  extension: 'unknown' | 'there' | 'missing'
  problem: string | undefined
}

/** What is searched and found, outside the components: answers of an earlier search change nothing (spec 3 §4). */
export function openSearch(profileId: string | undefined, filters: SearchPreferences = NO_FILTERS) {
  let state: SearchState = {
    filters,
    profileId,
    sort: 'overall',
    answer: undefined,
    jobs: [],
    found: new Map(),
    earlier: [],
    selected: new Set(),
    isSearching: false,
    isLoadingMore: false,
    extension: 'unknown',
    problem: undefined,
  }
  const watchers = new Set<() => void>()
  let round = 0
  let endBridge = () => {}

  function set(patch: Partial<SearchState>) {
    state = { ...state, ...patch }
    for (const look of watchers) look()
  }

  /** New ones join; those that automation would take are selected, and the person decides (spec 3 §4). */
  function add(arriving: readonly ScoredJob[]) {
    const known = new Set(state.jobs.map(({ id }) => id))
    const jobs = inOrder(mergeJobs([...state.jobs, ...arriving]), state.sort)
    const preselected = jobs.filter(({ id, isPreselected }) => isPreselected && !known.has(id)).map(({ id }) => id)
    set({ jobs, selected: new Set([...state.selected, ...preselected]) })
  }

  async function ask(profileId: string, page: number) {
    return client.search.jobs({ profileId, filters: state.filters, sort: state.sort, page })
  }

  /** A search that the address brings back is made without a word. */
  async function search({ isQuiet = false } = {}) {
    const { profileId } = state
    if (!profileId) return set({ problem: PROFILE_REQUIRED })
    round += 1
    const mine = round
    endBridge()
    const earlier = state.jobs.length > 0 ? state.jobs : state.earlier
    set({ jobs: [], found: new Map(), earlier, selected: new Set(), answer: undefined, isSearching: true, problem: undefined })
    if (!isQuiet) showToast({ title: SEARCH_STARTED, description: 'In the index of job boards and feeds.', kind: 'good' })
    const extension = state.extension === 'there' ? searchThere(profileId, mine) : undefined
    try {
      const { jobs, ...answer } = await ask(profileId, 1)
      if (mine !== round) return
      set({ answer })
      add(jobs)
    } catch (error) {
      if (mine !== round) return
      set({ problem: toastFault(error, { title: SEARCH_FAILED.title }), earlier: [] })
    }
    await (extension ?? (state.extension === 'there' ? searchThere(profileId, mine) : undefined))
    if (mine !== round) return
    set({ isSearching: false, earlier: [] })
    if (!state.problem && !isQuiet)
      showToast({ title: SEARCH_COMPLETED, description: jobsListed(state.jobs.length, state.answer?.total), kind: 'good' })
  }

  /** The extension's part of it; its jobs are scored by the server and join the list as they come. */
  function searchThere(profileId: string, mine: number): Promise<void> {
    return new Promise((resolve) => {
      const running: Promise<unknown>[] = []
      const close = searchExtension(toSearchParams(state.filters), {
        onJobs: ({ platform, jobs: arriving }) => {
          const jobs = arriving.map((job) => ({ ...job, platform: job.platform ?? job.source ?? platform }))
          running.push(
            client.search.score({ profileId, filters: state.filters, jobs }).then((scored) => {
              if (mine !== round) return
              const { title, message } = jobsFound(platform, jobs.length, countNew(state.jobs, scored))
              showToast({ title, description: message, kind: 'good' })
              const arrived = scored.map((job, place) => [job.id, { job, text: jobs[place]?.description ?? '' }] as const)
              set({ found: new Map([...state.found, ...arrived]) })
              add(scored)
            }, toastFault),
          )
        },
        onEnd: (how) => {
          if (how !== 'complete' && mine === round) {
            const { title, message } = EXTENSION_FAILURES[how]
            showToast({ title, description: message, kind: 'bad' })
          }
          void Promise.all(running).then(() => resolve())
        },
      })
      endBridge = () => {
        close()
        resolve()
      }
    })
  }

  async function loadMore() {
    const { answer, profileId } = state
    if (!profileId || !answer || answer.page >= answer.pages || state.isLoadingMore) return
    const mine = round
    set({ isLoadingMore: true })
    try {
      const { jobs, ...next } = await ask(profileId, answer.page + 1)
      if (mine !== round) return
      set({ answer: next })
      add(jobs)
    } catch (error) {
      toastFault(error, { title: SEARCH_FAILED.title })
    } finally {
      set({ isLoadingMore: false })
    }
  }

  return {
    read: () => state,
    watch: (look: () => void) => {
      watchers.add(look)
      return () => void watchers.delete(look)
    },
    setFilters: (patch: Partial<SearchPreferences>) => set({ filters: { ...state.filters, ...patch } }),
    clearFilters: () => set({ filters: NO_FILTERS }),
    setProfile: (id: string | undefined) => set({ profileId: id }),
    /** What the address says, and the search for it. */
    follow(place: SearchPlace, profileId: string | undefined, isQuiet: boolean) {
      set({ filters: place.filters, sort: place.sort, profileId })
      void search({ isQuiet })
    },
    /** As before any search. */
    reset() {
      round += 1
      endBridge()
      set({ jobs: [], earlier: [], selected: new Set(), answer: undefined, isSearching: false, problem: undefined })
    },
    search,
    loadMore,
    /** The index holds more than was loaded, so another order is another search. */
    async sortBy(sort: Sort) {
      set({ sort, jobs: inOrder(state.jobs, sort) })
      if (state.answer && state.answer.pages > 1) await search({ isQuiet: true })
    },
    toggle(id: string) {
      const selected = new Set(state.selected)
      if (!selected.delete(id)) selected.add(id)
      set({ selected })
    },
    selectAll: (ids: readonly string[]) => set({ selected: new Set(ids) }),
    /** Not listed any more, without a new search. */
    drop: (isGone: (job: ScoredJob) => boolean) => {
      const gone = new Set(state.jobs.filter(isGone).map(({ id }) => id))
      set({
        jobs: state.jobs.filter(({ id }) => !gone.has(id)),
        selected: new Set([...state.selected].filter((id) => !gone.has(id))),
      })
    },
    async greet() {
      const isThere = await greetExtension()
      set({ extension: isThere ? 'there' : 'missing' })
      // A search that the address has brought back was quicker than the greeting.
      const { profileId, answer, isSearching } = state
      if (!isThere || !profileId || !answer || isSearching) return
      const mine = round
      set({ isSearching: true })
      await searchThere(profileId, mine)
      if (mine === round) set({ isSearching: false })
    },
    close: () => {
      round += 1
      endBridge()
    },
  }
}

/** 'Overall' as the server says it; 'Best match' by matchScore. Equal ones keep a fixed order. */
function inOrder(jobs: readonly ScoredJob[], sort: Sort): ScoredJob[] {
  const worth = (job: ScoredJob) => (sort === 'best' ? job.matchScore : job.priorityScore)
  return jobs.toSorted((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))
}
