import type { BoardResult } from '@jobapply/core/jobs/messages'
import { mergeJobs } from '@jobapply/core/search/merge'
import type { NearSearch, ScoredJob, SearchAnswer, SearchPreferences, Sort } from '@jobapply/core/search/schema'
import { foldCompany } from '@jobapply/language/company'

/** What the bar shows: the search that 'Search Jobs' would make. Typing changes only this. */
export type SearchDraft = { filters: SearchPreferences; profileId: string | undefined }

/** The search that was made, as the address says it. Everything about the listed jobs is asked with it. */
export type SubmittedSearch = { filters: SearchPreferences; profileId: string; sort: Sort }

/** A marked job cannot be selected: it was applied to, or it waits in the queue or for the person. */
export type JobMark = 'applied' | 'queued' | 'needs-you'

/** A job found by the extension, with its full text. */
export type ExtensionJob = { job: ScoredJob; text: string }

export type SearchState = {
  submitted: SubmittedSearch | undefined
  /** The last page that the index answered. */
  answer: Omit<SearchAnswer, 'jobs'> | undefined
  jobs: readonly ScoredJob[]
  /** Jobs found by the extension, by id: the index may not have them. */
  found: ReadonlyMap<string, ExtensionJob>
  /** The results of the search before, shown dimmed until the first jobs of this one arrive. */
  previousJobs: readonly ScoredJob[]
  selected: ReadonlySet<string>
  /** What comes close to a search without results, and what of it the person has left out. */
  near: readonly NearSearch[]
  leftOut: ReadonlySet<string>
  /** With the jobs that meet none of the criteria. */
  withUnmatched: boolean
  /** Companies of which nothing is selected in advance, as `foldCompany` writes them. */
  held: ReadonlySet<string>
  isSearching: boolean
  isLoadingMore: boolean
  /** What became of the boards that the extension searched. */
  boards: readonly BoardResult[]
  /** 'unknown' until the extension has had time to answer; 'outdated': it speaks another version of the bridge. */
  extension: 'unknown' | 'there' | 'outdated' | 'missing'
  problem: string | undefined
}

export const NO_RESULTS = {
  answer: undefined,
  jobs: [],
  found: new Map(),
  previousJobs: [],
  selected: new Set(),
  near: [],
  leftOut: new Set(),
  withUnmatched: false,
  boards: [],
  isSearching: false,
  isLoadingMore: false,
  problem: undefined,
} satisfies Partial<SearchState>

/** Adds jobs to the list without duplicates. New jobs that automation would take are selected; the person decides (spec 3 §4). */
export function addJobs(
  { jobs: listed, selected, submitted, held }: SearchState,
  arriving: readonly ScoredJob[],
): Pick<SearchState, 'jobs' | 'selected'> {
  const known = new Set(listed.map(({ id }) => id))
  const jobs = sortJobs(mergeJobs([...listed, ...arriving]), submitted?.sort)
  const preselected = jobs.filter((job) => isPreselected(job, held) && !known.has(job.id)).map(({ id }) => id)
  return { jobs, selected: new Set([...selected, ...preselected]) }
}

const isPreselected = (job: ScoredJob, held: SearchState['held']) => job.isPreselected && !held.has(foldCompany(job.company))

/** What was selected in advance at a company that is held now is not selected any more (APPLY-059). */
export const holdCompanies = ({ jobs, selected }: SearchState, held: SearchState['held']) => {
  const out = new Set(jobs.filter((job) => job.isPreselected && !isPreselected(job, held)).map(({ id }) => id))
  return { held, selected: new Set([...selected].filter((id) => !out.has(id))) }
}

/** Removes jobs from the list and from the selection. */
export function removeJobs({ jobs, selected }: SearchState, isGone: (job: ScoredJob) => boolean) {
  const gone = new Set(jobs.filter(isGone).map(({ id }) => id))
  return {
    jobs: jobs.filter(({ id }) => !gone.has(id)),
    selected: new Set([...selected].filter((id) => !gone.has(id))),
  }
}

/** 'Overall' is the server's priorityScore, 'Best match' the matchScore. Equal jobs are ordered by id, so that the order is stable. */
export function sortJobs(jobs: readonly ScoredJob[], sort: Sort | undefined): ScoredJob[] {
  const score = (job: ScoredJob) => (sort === 'overall' ? job.priorityScore : job.matchScore)
  return jobs.toSorted((a, b) => score(b) - score(a) || (a.id < b.id ? -1 : 1))
}
