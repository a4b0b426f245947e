import type { Application } from '@jobapply/core/applications/schema'
import { PAGE_SIZE } from '@jobapply/core/search/constants'
import type { JobDetails, SavedSearch, ScoredJob } from '@jobapply/core/search/schema'
import { type UnwantedJob, unwantedTest } from '@jobapply/core/search/unwanted'
import { type Answers, fault } from './calls.ts'
import { RECORDED_AT } from './recordings.ts'

const NOW = RECORDED_AT.toISOString()

let made = 0

/** A job of the index as a search lists it. Jobs with equal scores are listed by id, so ids ascend: in the order in which the test names them. */
export function newJob(title: string, changes: Partial<ScoredJob> = {}): ScoredJob {
  made += 1
  const id = made.toString(16).padStart(8, '0') + crypto.randomUUID().slice(8)
  const url = `https://boards.greenhouse.io/harbour/jobs/${id}`
  return {
    ...{ id, title, company: 'Harbour Trust', location: 'Malmö, Sweden', type: 'Full-time', salary: '', description: title },
    ...{ requirements: [], benefits: [], datePosted: NOW, applicationUrl: url, url, isRemote: false, experience: '' },
    ...{ matchScore: 71, priorityScore: 71, intelligenceScore: 71, titleMatchScore: 80, skillsMatchScore: 50 },
    ...{ matchedCriteria: ['Search text'], source: 'Greenhouse', platform: 'greenhouse', isDemo: false, verdict: 'ok' },
    ...{ obstacle: null, reasons: [], isPreselected: false, otherPlaces: [] },
    ...changes,
  }
}

/** What the server knows of a job, with nothing to complain about. */
export const detailsOf = (job: ScoredJob, changes: Partial<JobDetails> = {}): JobDetails => ({
  job,
  place: { city: 'Malmö', region: null, country: 'Sweden' },
  ...{ parts: [], adjustments: [], knockOuts: [], gaps: [], profiles: [], isCompanyHidden: false },
  health: {
    ...{ ageDays: 0, firstSeenAt: NOW, lastSeenAt: NOW, reposts: 0, isSalaryMissing: true, state: 'open' as const },
    line: ['Seen today at Greenhouse', 'first seen today'],
    sentences: ['The posting is still open.'],
  },
  ...changes,
})

/** A row of job_applications about this job. */
export const newApplication = (job_title: string, changes: Partial<Application> = {}): Application => ({
  ...{ id: crypto.randomUUID(), jobId: `kept:${job_title}`, job_title, company: 'Harbour Trust', location: 'Malmö, Sweden' },
  ...{ job_url: 'https://jobs.example.org/1', application_url: null, source: 'Greenhouse', profileId: null },
  ...{
    status: 'queued',
    progress: 'ready',
    approvedAt: NOW,
    openedAt: null,
    appliedAt: null,
    hasReceipt: false,
    isPostingClosed: false,
  },
  ...{ created_at: NOW, updated_at: NOW },
  ...changes,
})

const SOURCE = {
  ...{ source: 'demo', name: 'Demo', kind: 'demo' as const, credit: '', isOn: true, offReason: null, jobs: 60, boards: 1 },
  ...{ verifiedBoards: 1, troubledBoards: 0, setAsideBoards: 0, lastReadAt: NOW, outcome: 'ok' as const },
  sentence: 'Read without trouble.',
}

/**
 * An index with these jobs, which are found by the words of their titles, and the searches and jobs that the person saves. They live as long
 * as the test. How the server finds, filters and scores is proven by call tests.
 */
export function keepJobs(...jobs: ScoredJob[]) {
  let saved: Application[] = []
  let searches: SavedSearch[] = []
  const hidden = new Set<string>()
  let unwanted: UnwantedJob[] = []
  const wordsOf = (text: string) => text.toLowerCase().split(/\W+/).filter(Boolean)
  const find = (text: string) => jobs.filter(({ title }) => wordsOf(text).every((word) => wordsOf(title).includes(word)))
  const put = (search: SavedSearch) => {
    searches = [search, ...searches.filter(({ id }) => id !== search.id)]
    return search
  }
  const newSearch = (given: Pick<SavedSearch, 'name' | 'profileId' | 'preferences' | 'keepSearching'>): SavedSearch => ({
    ...{ id: crypto.randomUUID(), lastRunAt: null, announced: 0, created_at: NOW, updated_at: NOW },
    ...given,
  })
  const load = (search: SavedSearch | undefined) => search && put(search)

  const answers = {
    jobs: { sources: [SOURCE] },
    search: {
      jobs: ({ filters, sort = 'best', page = 1 }) => {
        const named = find(filters.searchTerm ?? '').filter(({ company }) => !hidden.has(company))
        const isUnwanted = unwantedTest(unwanted)
        const found = named.filter((job) => !isUnwanted(job))
        const score = (job: ScoredJob) => (sort === 'overall' ? job.priorityScore : job.matchScore)
        const listed = found.toSorted((a, b) => score(b) - score(a)).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
        const left = { unmatched: 0, companies: 0, unwanted: named.length - found.length }
        return { jobs: listed, page, pages, total: found.length, isCut: false, hidden: left, criteria: [], corrected: null }
      },
      facets: [],
      market: () => null,
      near: [],
      details: ({ id }) => {
        const job = jobs.find((one) => one.id === id)
        return job ? detailsOf(job) : fault('JOB_NOT_FOUND')
      },
      hideCompany: ({ company }) => ({ companies: [...hidden.add(company)] }),
      unhideCompany: ({ company }) => {
        hidden.delete(company)
        return { companies: [...hidden] }
      },
      unwanted: {
        list: () => unwanted,
        add: (job) => {
          const kept = { ...(job as UnwantedJob), id: crypto.randomUUID(), created_at: NOW }
          unwanted = [kept, ...unwanted]
          return kept
        },
        remove: ({ id }) => {
          unwanted = unwanted.filter((one) => one.id !== id)
          return unwanted
        },
      },
      saved: {
        list: () => searches,
        create: (input) => put(newSearch(input as SavedSearch)),
        update: ({ id, keepSearching }) => {
          const search = searches.find((one) => one.id === id)
          return search
            ? put({ ...search, ...(keepSearching !== undefined && { keepSearching }) })
            : fault('SAVED_SEARCH_NOT_FOUND')
        },
        load: ({ id }) => load(searches.find((one) => one.id === id)) ?? fault('SAVED_SEARCH_NOT_FOUND'),
        remove: ({ id }) => {
          searches = searches.filter((one) => one.id !== id)
          return searches
        },
      },
      preferences: {
        load: () => load(searches[0]) ?? fault('NO_SAVED_PREFERENCES'),
        save: ({ profileId, preferences }) => {
          const about = { profileId, preferences: preferences as SavedSearch['preferences'] }
          const last = searches[0] ?? newSearch({ name: 'My search', keepSearching: false, ...about })
          return put({ ...last, ...about })
        },
      },
    },
    applications: {
      marks: [],
      automation: { held: [] },
      saved: {
        ids: () => saved.map(({ jobId }) => jobId),
        list: () => ({ rows: saved, next: null }),
        add: ({ jobs: added }) => {
          const rows = added.map((job) =>
            newApplication(job.job_title, { ...(job as Application), status: 'saved', progress: null }),
          )
          saved = [...rows, ...saved]
          return { added: rows }
        },
        remove: ({ jobId }) => {
          saved = saved.filter((one) => one.jobId !== jobId)
          return { removed: true }
        },
      },
    },
  } satisfies Answers
  return { answers, saved: () => saved, searches: () => searches, put }
}
