import type { JobFilters } from '@jobapply/core/jobs/job-query'
import { toSearchWords } from '@jobapply/core/jobs/search-words'
import { isExcluded } from '@jobapply/core/matching/knock-outs'
import type { Posting } from '@jobapply/core/matching/posting'
import { sortJobs } from '@jobapply/core/matching/rank'
import { needsText, readerKey } from '@jobapply/core/matching/reading'
import type { JobMatch } from '@jobapply/core/matching/schema'
import { scoreJob } from '@jobapply/core/matching/score'
import { type PlannedLook, planLooks, saysWhat, toJobFilters } from '@jobapply/core/search/looks'
import type { SearchPreferences, Sort } from '@jobapply/core/search/schema'
import { type Candidate, findCandidates, findSimilarWord } from '#features/jobs/candidates-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Seeker } from './person.ts'
import { readCandidates } from './readings.ts'

/** Fewer than this make us ask whether a word was mistyped. */
const FEW = 5

export type Hit = { job: Candidate; posting: Posting; match: JobMatch }
type Found = {
  seeker: Seeker
  hits: Hit[]
  isCut: boolean
  hidden: { unmatched: number; companies: number }
  corrected: string | null
}
type Wanted = { filters: SearchPreferences; sort: Sort; firstSeenAfter?: Date }

/**
 * The jobs of the index for a search, scored and in their order. No source is asked (SEARCH-038). What was typed is looked for while the
 * profile is read; without it the profile says what to look for. Undefined without a profile.
 */
export async function findJobs(
  db: Db,
  finding: Promise<Seeker | undefined>,
  { filters, sort, firstSeenAfter }: Wanted,
): Promise<Found | undefined> {
  const jobFilters = toJobFilters(filters, firstSeenAfter)
  const typed = saysWhat(filters.searchTerm) ? look(db, planLooks(filters.searchTerm, ''), jobFilters) : undefined
  const [seeker, early] = await Promise.all([finding, typed])
  if (!seeker) return undefined
  const { person, profile } = seeker
  const desiredTitle = profile.desired_job_title ?? ''
  const first = early ?? (await look(db, planLooks(filters.searchTerm, desiredTitle), jobFilters))
  const corrected = first.found.length < FEW ? await correct(db, filters.searchTerm) : null
  const better = corrected ? await look(db, planLooks(corrected, desiredTitle), jobFilters) : first
  const isBetter = better.found.length > first.found.length
  const { found: candidates, isCut } = isBetter ? better : first
  const search = isBetter && corrected ? { ...filters, searchTerm: corrected } : filters
  const at = now()
  const read = await readCandidates(db, candidates, (job) => needsText(job, person, search))
  // Each job once: of several listings of it the index lists one.
  const scored = read.map(({ job, posting }) => ({ job, posting, match: scoreJob(posting, person, at, search) }))
  const shown = scored.filter(({ match }) => !match.hidden)
  const welcome = shown.filter(({ job }) => !isExcluded(job.company, person.excluded))
  return {
    seeker,
    hits: sortJobs(welcome, sort),
    isCut,
    hidden: { unmatched: scored.length - shown.length, companies: shown.length - welcome.length },
    corrected: isBetter ? corrected : null,
  }
}

/** Look after look, until there are enough; `isCut` when one of them had more. */
async function look(db: Db, looks: readonly PlannedLook[], filters: JobFilters): Promise<{ found: Candidate[]; isCut: boolean }> {
  const found: Candidate[] = []
  let isCut = false
  for (const { look: one, atMost, upTo } of looks) {
    const limit = upTo - found.length
    if (limit <= 0 || found.length > atMost) break
    const more = await findCandidates(db, one, filters, { reader: readerKey(), limit, except: found.map(({ id }) => id) })
    found.push(...more)
    isCut = more.length === limit
  }
  return { found, isCut }
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
