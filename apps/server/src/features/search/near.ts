import { ANY } from '@jobapply/core/search/constants'
import type { NearSearch, SearchPreferences } from '@jobapply/core/search/schema'
import { nearTitles } from '@jobapply/matching/person/near-titles'
import type { Db } from '#platform/db/database'
import { listJobs } from './list.ts'
import { findSeeker, findSeekerInput } from './person.ts'

/** Maximum number of other titles tried. Each try is a search, and the first ones mostly bring enough. */
const MOST_TITLES = 8
/** Neighbours of a title taken, and neighbours of each of those. */
const NEIGHBOURS = 5
const SECOND_NEIGHBOURS = 4
/** Titles that are also tried everywhere. */
const MOST_FAR = 3
const ENOUGH = 12
/** Each widened search shows at least its first jobs, and more where the others found few; all of them are one click away. */
const SHOWN = 5
/** The first page of the search itself: what is listed there is not listed as close. */
const LISTED = 20
/** Earlier work of the person that is tried as well. */
const MOST_OWN = 2
/** Below this score nothing but the filters speaks for a job that another title names. */
const FITS = 50
/** Below it nothing speaks for a job: the words of another title had brought a 'Junior Recruiter' to a nurse. */
const SAYS_NOTHING = 10
const leastScore = (kind: NearSearch['kind']) => (kind === 'profile' ? FITS : kind === 'other' ? 0 : SAYS_NOTHING)

type Widened = Pick<NearSearch, 'kind' | 'words' | 'filters'>
/** What no search lists. */
const BY_SCORE: readonly NearSearch['kind'][] = ['profile', 'other']

/**
 * What a search could be widened to, the nearest first: the title, what the person has worked as, the place, remote, title and place
 * together, whatever fits the profile, and at last any open job: somebody whose title nobody knows starts with a list, too.
 */
function widenings(filters: SearchPreferences, desiredTitle: string, own: readonly string[]): Widened[] {
  const term = filters.searchTerm.trim() || desiredTitle
  const worked = [...new Set(own.map((title) => title.trim().toLowerCase()))].filter(
    (title) => title && title !== term.toLowerCase(),
  )
  const titles = otherTitles(term, worked.slice(0, MOST_OWN)).map(
    (words): Widened => ({ kind: 'title', words, filters: { ...filters, searchTerm: words } }),
  )
  const anywhere = { ...filters, searchTerm: term, location: '' }
  const places: Widened[] = []
  if (filters.location !== '' && filters.country !== ANY)
    places.push({ kind: 'place', words: filters.country, filters: anywhere })
  if (filters.location !== '' || filters.country !== ANY)
    places.push({ kind: 'place', words: '', filters: { ...anywhere, country: ANY } })
  if (filters.workType !== 'remote')
    places.push({ kind: 'remote', words: '', filters: { ...anywhere, country: ANY, workType: 'remote' } })
  const both =
    filters.location !== '' || filters.country !== ANY
      ? titles
          .slice(0, MOST_FAR)
          .map(({ words }): Widened => ({ kind: 'both', words, filters: { ...anywhere, country: ANY, searchTerm: words } }))
      : []
  return [
    ...titles,
    ...places,
    ...both,
    { kind: 'profile', words: '', filters: { ...anywhere, searchTerm: '', country: filters.country } },
    { kind: 'other', words: '', filters: { ...anywhere, searchTerm: '', country: ANY } },
  ]
}

/** Neighbouring titles, then the person's own, then what is next to both: an index may have no neighbour, but one of its neighbours. */
function otherTitles(term: string, worked: readonly string[]): string[] {
  const near = nearTitles(term, NEIGHBOURS)
  const further = [...worked, ...near].flatMap((title) => nearTitles(title, SECOND_NEIGHBOURS))
  const others = new Set([...near, ...worked, ...further])
  others.delete(term.toLowerCase())
  return [...others].slice(0, MOST_TITLES)
}

/** What comes close to a search that found nothing or little; undefined without the profile. Each job is listed once, and none that is blocked. */
export async function findNear(
  db: Db,
  userId: string,
  { profileId, filters, atLeast = 1 }: { profileId: string; filters: SearchPreferences; atLeast?: number },
  settings: { PUBLIC_URL: string },
): Promise<NearSearch[] | undefined> {
  const seeker = await findSeekerInput(db, userId, profileId)
  if (!seeker) return undefined
  const person = findSeeker(db, userId, profileId)
  const own = seeker.profile.experience.map(({ position }) => position)
  const desiredTitle = seeker.profile.desired_job_title ?? ''
  const list = (wanted: SearchPreferences, most: number, withUnmatched = false) =>
    listJobs(db, userId, { profileId, filters: wanted, sort: 'best', from: 0, count: most, withUnmatched }, settings, {
      ...{ isCounted: false, isTyped: false, seekerOf: () => person },
    })
  const near: NearSearch[] = []
  const seen = new Set((await list(filters, LISTED))?.jobs.map(({ id }) => id))
  let count = 0
  for (const widened of widenings(filters, desiredTitle, own)) {
    // With enough near titles those that are farther away are left out, and so is what is far in two ways; places are tried all the same.
    const isFar = widened.kind !== 'place' && widened.kind !== 'remote'
    if (isFar && count >= ENOUGH) continue
    if (widened.kind === 'other' && (count >= atLeast || !isOwnTitle(filters.searchTerm, desiredTitle))) continue
    const found = await list(widened.filters, ENOUGH + LISTED, widened.kind === 'other')
    const fresh = (found?.jobs ?? []).filter(
      ({ id, verdict, matchScore }) => !seen.has(id) && verdict !== 'blocked' && matchScore >= leastScore(widened.kind),
    )
    if (!found || fresh.length === 0) continue
    const jobs = fresh.slice(0, widened.kind === 'other' ? ENOUGH - count : ENOUGH)
    for (const { id } of jobs) seen.add(id)
    count += jobs.length
    near.push({ ...widened, total: BY_SCORE.includes(widened.kind) ? jobs.length : found.total, jobs })
  }
  return shareOut(near)
}

const isOwnTitle = (typed: string, desiredTitle: string) =>
  typed.trim() === '' || typed.trim().toLowerCase() === desiredTitle.trim().toLowerCase()

/** A few jobs of each search; what some have too few of, the first of the others show more. */
function shareOut(near: readonly NearSearch[]): NearSearch[] {
  let left = ENOUGH - near.reduce((sum, { jobs }) => sum + Math.min(SHOWN, jobs.length), 0)
  return near.map((one) => {
    const more = BY_SCORE.includes(one.kind) ? one.jobs.length : Math.max(0, Math.min(left, one.jobs.length - SHOWN))
    left -= more
    return { ...one, jobs: one.jobs.slice(0, SHOWN + more) }
  })
}
