import type { JobFilters } from '@jobapply/core/jobs/job-query'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { toSearchWords } from '@jobapply/core/jobs/search-words'
import type { JobMatch } from '@jobapply/core/matching/schema'
import type { SearchPreferences, Sort } from '@jobapply/core/search/schema'
import { unwantedTest } from '@jobapply/core/search/unwanted'
import { isExcluded } from '@jobapply/matching/score/knock-outs'
import { sortJobs } from '@jobapply/matching/score/rank'
import { scoreJob } from '@jobapply/matching/score/score'
import { type Candidate, findIds, findSimilarWord } from '#features/jobs/listings/candidates-store'
import { sameJobKeysOf } from '#features/jobs/listings/listing-row'
import { findPasted } from '#features/jobs/listings/pasted-store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import { type Db, indexOf } from '#platform/db/database'
import type { Judged, Seeker } from './judge.ts'
import { judgeAll } from './judge-all.ts'
import { eachPosting } from './parsed-candidates.ts'
import { eachJobOnce } from './query/each-job-once.ts'
import { type PlannedLook, planLooks, planPasted, saysWhat, toJobFilters } from './query/query-plan.ts'
import { listUnwanted } from './unwanted/store.ts'
import { scoreWork } from './works.ts'

/** Fewer than this make us ask whether a word was mistyped. */
const FEW = 5

/** A pasted job is there as a whole and judged; of one of the index only what is scored. */
type Hit = { job: Candidate; match: JobMatch; pasted?: { listing: JobListing; judged: Judged } }
/** `pastedBy`: with the jobs whose pages this person has pasted. `isTyped`: by a person, who may mistype. */
type Wanted = {
  filters: SearchPreferences
  sort: Sort
  firstSeenAfter?: Date
  pastedBy?: string
  withUnmatched?: boolean
  isTyped?: boolean
}

/** The jobs of the index for a search, scored and in their order; undefined without a profile. No source is asked (SEARCH-038). */
export async function findJobs(db: Db, userId: string, findSeeker: () => Promise<Seeker | undefined>, wanted: Wanted) {
  const { filters, sort, firstSeenAfter, pastedBy, withUnmatched = false, isTyped = true } = wanted
  const jobFilters = toJobFilters(filters, firstSeenAfter)
  const findOwn = async (term: string) => (pastedBy ? findPasted(db, pastedBy, planPasted(term), jobFilters) : [])
  const [looked, own, unwanted] = await Promise.all([
    lookAndRead(db, findSeeker, filters, jobFilters, isTyped),
    findOwn(filters.searchTerm),
    listUnwanted(db, userId),
  ])
  if (!looked) return undefined
  const { seeker, ids, asTyped, isCut, corrected } = looked
  const { person, profile, settings } = seeker
  const search = corrected === null ? filters : { ...filters, searchTerm: corrected }
  const at = now()
  const scored: Hit[] = []
  const scoreAll = (some: readonly string[], by: SearchPreferences) =>
    eachPosting(db, some, person, by, {
      take: (job, posting) => scored.push({ job, match: scoreJob(posting, person, at, by) }),
      async takeLong(jobs) {
        const matches = await compute(userId, scoreWork, { seeker: { profile, settings }, filters: by, at, jobs })
        for (const [place, match] of matches.entries()) if (jobs[place]) scored.push({ job: jobs[place], match })
      },
    })
  await scoreAll(ids, search)
  if (asTyped.length > 0) await scoreAll(asTyped, filters)
  // A word that the person's own jobs have was not mistyped for them.
  const isAsTyped = own.length > 0 || corrected === null
  const pasted = isAsTyped ? own : await findOwn(corrected)
  const judged = pastedBy ? await judgeAll(pastedBy, { seeker, filters: isAsTyped ? filters : search, at, listings: pasted }) : []
  for (const [place, listing] of pasted.entries()) {
    const job = { ...listing, ...sameJobKeysOf(listing), reading: null, matchesSearchText: null }
    const one = judged[place]
    if (one) scored.push({ job, match: one.match, pasted: { listing, judged: one } })
  }
  const shown = scored.filter(({ match }) => withUnmatched || !match.hidden)
  const ofOthers = shown.filter(({ job }) => !isExcluded(job.company, person.excluded))
  const isUnwanted = unwantedTest(unwanted)
  const welcome = ofOthers.filter(({ job }) => !isUnwanted(job))
  const hidden = {
    unmatched: scored.length - shown.length,
    companies: shown.length - ofOthers.length,
    unwanted: ofOthers.length - welcome.length,
  }
  return { seeker, hits: sortJobs(await eachJobOnce(db, welcome), sort), isCut, hidden, corrected }
}

/** What was typed is looked for while the profile is read; without it the profile says what to look for. */
async function lookAndRead(
  db: Db,
  findSeeker: () => Promise<Seeker | undefined>,
  { searchTerm }: SearchPreferences,
  filters: JobFilters,
  isTyped: boolean,
) {
  const typed = saysWhat(searchTerm) ? look(db, planLooks(searchTerm, ''), filters) : undefined
  const [seeker, early] = await Promise.all([findSeeker(), typed])
  if (!seeker) return undefined
  const desiredTitle = seeker.profile.desired_job_title ?? ''
  const first = early ?? (await look(db, planLooks(searchTerm, desiredTitle), filters))
  const corrected = isTyped && first.ids.length < FEW ? await correct(db, searchTerm) : null
  const better = corrected === null ? first : await look(db, planLooks(corrected, desiredTitle), filters)
  if (better.ids.length <= first.ids.length) return { seeker, ...first, asTyped: [], corrected: null }
  // Few jobs say what was typed, and it may be right: a word of a board that somebody brought is not among those we compare with.
  return { seeker, ...better, asTyped: first.ids.filter((id) => !better.ids.includes(id)), corrected }
}

/** Look after look, until there are enough; `isCut` when one of them had more. */
async function look(db: Db, looks: Iterable<PlannedLook>, filters: JobFilters): Promise<{ ids: string[]; isCut: boolean }> {
  const ids: string[] = []
  let isCut = false
  for (const { look: one, atMost, upTo } of looks) {
    const limit = upTo - ids.length
    if (limit <= 0 || ids.length > atMost) break
    const more = await findIds(indexOf(db), one, filters, { limit, except: ids })
    ids.push(...more)
    isCut = more.length === limit
  }
  return { ids, isCut }
}

/** The typed text with the mistyped words replaced; null when there are none. */
async function correct(db: Db, searchTerm: string): Promise<string | null> {
  const typed = searchTerm.trim().split(/\s+/)
  const better = await Promise.all(typed.map(async (text) => (await correctWord(db, text)) ?? text))
  return better.join(' ') === typed.join(' ') ? null : better.join(' ')
}

/** Short words and those with signs in them are names: nobody knows better. */
async function correctWord(db: Db, text: string): Promise<string | undefined> {
  const [word = '', ...others] = toSearchWords(text)
  return /^\p{L}{4,}$/u.test(text) && others.length === 0 ? findSimilarWord(db, word) : undefined
}
