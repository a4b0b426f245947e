import { BRIDGE_PROTOCOL } from '@jobapply/core/jobs/messages'
import { EXTENSION_FAILURES, SEARCH_COMPLETED, SEARCH_STARTED } from '@jobapply/core/search/constants'
import { SEARCH_FAILED } from '@jobapply/core/search/faults'
import { countNew } from '@jobapply/core/search/merge'
import { jobsFound, jobsListed, toSearchParams } from '@jobapply/core/search/rules'
import type { ScoredJob, Sort } from '@jobapply/core/search/schema'
import { unwantedTest } from '@jobapply/core/search/unwanted'
import { createStore } from '#forms/store.ts'
import { api } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { greetExtension, searchExtension } from './bridge.ts'
import {
  addJobs,
  holdCompanies,
  NO_RESULTS,
  removeJobs,
  type SearchState,
  type SubmittedSearch,
  sortJobs,
} from './search-state.ts'

/** The start and the end of a search share one toast. */
/** A list that is shorter shows what comes close below. */
const FEW = 10

const tell = (title: string, description: string) => showToast({ title, description, kind: 'good', about: 'search' })

type RunOptions = {
  /** How many pages to load. */
  pages?: number
  /** No toasts: for a search that reload, back or sorting repeats. */
  isQuiet?: boolean
  /** Nobody asked for it: it opens no boards in the person's browser. */
  isSuggested?: boolean
  withUnmatched?: boolean
}

/** The submitted search and its results, outside the components. Late answers to an earlier search change nothing (spec 3 §4). */
export function openSearch() {
  const store = createStore<SearchState>({ submitted: undefined, extension: 'unknown', held: new Set(), ...NO_RESULTS })
  const { read, set } = store
  /** Goes up with every search; an answer counts only while its round is the current one. */
  let round = 0
  let closeBridge = () => {}
  let isSuggested = false

  function startRound() {
    round += 1
    closeBridge()
    return round
  }

  const mayAsk = () => read().extension === 'there' && !isSuggested

  async function run(submitted: SubmittedSearch, { pages = 1, isQuiet = false, ...options }: RunOptions = {}) {
    const mine = startRound()
    isSuggested = options.isSuggested ?? false
    const { jobs, previousJobs } = read()
    set({ ...NO_RESULTS, submitted, previousJobs: jobs.length > 0 ? jobs : previousJobs, isSearching: true })
    if (options.withUnmatched) set({ withUnmatched: true })
    if (!isQuiet) tell(SEARCH_STARTED, 'Looking through our job boards and feeds.')
    const early = mayAsk() ? askExtension(submitted, mine) : undefined
    try {
      for (let page = 1; page <= pages && mine === round; page++) {
        await loadPage(submitted, page, mine)
        if (page >= (read().answer?.pages ?? 1)) break
      }
    } catch (error) {
      if (mine === round) set({ problem: toastFault(error, { title: SEARCH_FAILED.title }), previousJobs: [] })
    }
    if (mine !== round) return
    // The extension may have answered the greeting meanwhile.
    await (early ?? (mayAsk() ? askExtension(submitted, mine) : undefined))
    if (mine !== round) return
    set({ isSearching: false, previousJobs: [] })
    const { problem, jobs: found, answer } = read()
    if (!problem && !isQuiet) tell(SEARCH_COMPLETED, jobsListed(found.length, answer?.total))
    if (!problem && found.length < FEW) await lookNear(submitted, mine)
  }

  /** Below an empty or short list: what comes close and is not listed yet. Without an answer the list stays as it is. */
  async function lookNear({ filters, profileId }: SubmittedSearch, mine: number) {
    const near = await api.search.near.call({ profileId, filters }).catch(() => [])
    const listed = new Set(read().jobs.map(({ id }) => id))
    const others = near.map((one) => ({ ...one, jobs: one.jobs.filter(({ id }) => !listed.has(id)) }))
    if (mine === round) set({ near: others.filter(({ jobs }) => jobs.length > 0) })
  }

  async function loadPage({ filters, profileId, sort }: SubmittedSearch, page: number, mine: number) {
    const { withUnmatched } = read()
    const { jobs, ...answer } = await api.search.jobs.call({ profileId, filters, sort, page, withUnmatched })
    if (mine === round) set({ answer, ...addJobs(read(), jobs) })
  }

  /** Searches with the extension. The server scores its jobs, which join the list as they arrive. */
  function askExtension({ filters, profileId }: SubmittedSearch, mine: number): Promise<void> {
    return new Promise((resolve) => {
      const scoring: Promise<unknown>[] = []
      const close = searchExtension(toSearchParams(filters), {
        onJobs: ({ platform, jobs: arriving }) => {
          const jobs = arriving.map((job) => ({ ...job, platform: job.platform ?? job.source ?? platform }))
          const scored = api.search.score.call({ profileId: profileId, filters, jobs })
          // The boards know nothing of what the person does not want to see.
          const unwanted = api.search.unwanted.list.call().then(unwantedTest)
          scoring.push(
            Promise.all([scored, unwanted]).then(([all, isUnwanted]) => {
              if (mine !== round) return
              const wanted = all.filter((job) => !isUnwanted(job))
              const { title, message } = jobsFound(platform, jobs.length, countNew(read().jobs, wanted))
              showToast({ title, description: message, kind: 'good' })
              const found = all.map((job, index) => [job.id, { job, text: jobs[index]?.description ?? '' }] as const)
              set({ found: new Map([...read().found, ...found]), ...addJobs(read(), wanted) })
            }, toastFault),
          )
        },
        onEnd: (how, boards) => {
          if (mine === round) set({ boards })
          if (how !== 'complete' && mine === round) {
            const { title, message } = EXTENSION_FAILURES[how]
            showToast({ title, description: message, kind: 'bad' })
          }
          void Promise.all(scoring).then(() => resolve())
        },
      })
      closeBridge = () => {
        close()
        resolve()
      }
    })
  }

  return {
    store,
    run,
    /** The same search once more, with as many pages as are listed. */
    async repeat(options?: RunOptions) {
      const { submitted, answer } = read()
      if (submitted) await run(submitted, { pages: answer?.page ?? 1, ...options })
    },
    /** Loads the next page of the submitted search. */
    async loadMore() {
      const { submitted, answer, isLoadingMore } = read()
      if (!submitted || !answer || answer.page >= answer.pages || isLoadingMore) return
      const mine = round
      set({ isLoadingMore: true })
      try {
        await loadPage(submitted, answer.page + 1, mine)
      } catch (error) {
        toastFault(error, { title: SEARCH_FAILED.title })
      }
      if (mine === round) set({ isLoadingMore: false })
    },
    /** Sorts what is listed. When the index has more pages, the first jobs of another order may not be loaded yet: search again. */
    async sortBy(sort: Sort) {
      const { submitted, answer, jobs } = read()
      if (!submitted || submitted.sort === sort) return
      if (answer && answer.pages === 1) return set({ submitted: { ...submitted, sort }, jobs: sortJobs(jobs, sort) })
      await run({ ...submitted, sort }, { isQuiet: true })
    },
    /** As before any search. */
    reset() {
      startRound()
      set({ submitted: undefined, ...NO_RESULTS })
    },
    /** Once more, with the jobs that meet none of the criteria. */
    showUnmatched() {
      const { submitted } = read()
      if (submitted) void run(submitted, { isQuiet: true, withUnmatched: true })
    },
    leaveOut: (keys: readonly string[]) => set({ leftOut: new Set(keys) }),
    hold: (companies: readonly string[]) => set(holdCompanies(read(), new Set(companies))),
    refuse: (problem: string) => set({ problem }),
    toggle(id: string) {
      const selected = new Set(read().selected)
      if (!selected.delete(id)) selected.add(id)
      set({ selected })
    },
    selectAll: (ids: readonly string[]) => set({ selected: new Set(ids) }),
    remove: (isGone: (job: ScoredJob) => boolean) => set(removeJobs(read(), isGone)),
    /** Finds out whether the extension is there. A search that was answered before the greeting asks it now. */
    async greet() {
      const greeting = await greetExtension()
      const extension = !greeting ? 'missing' : greeting.protocol === BRIDGE_PROTOCOL ? 'there' : 'outdated'
      set({ extension })
      const { submitted, answer, isSearching } = read()
      if (!mayAsk() || !submitted || !answer || isSearching) return
      const mine = round
      set({ isSearching: true })
      await askExtension(submitted, mine)
      if (mine === round) set({ isSearching: false })
    },
  }
}
export type SearchSession = ReturnType<typeof openSearch>
