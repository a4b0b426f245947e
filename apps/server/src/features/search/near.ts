import { ANY } from '@jobapply/core/search/constants'
import type { NearSearch, SearchPreferences } from '@jobapply/core/search/schema'
import { nearTitles } from '@jobapply/matching/person/near-titles'
import type { Db } from '#platform/db/database'
import { listJobs } from './list.ts'
import { findSeeker, findSeekerInput } from './person.ts'

/** As many neighbouring titles are tried, until this many jobs are found. */
const MOST_TITLES = 4
/** Titles that are also tried everywhere: each try is a search. */
const MOST_FAR = 2
const ENOUGH = 12
/** Each widened search shows its first jobs; all of them are one click away. */
const SHOWN = 5

type Widened = Pick<NearSearch, 'kind' | 'words' | 'filters'>

/** What a search could be widened to, the nearest first: the title, then the place, then remote, at last title and place together. */
function widenings(filters: SearchPreferences, desiredTitle: string): Widened[] {
  const term = filters.searchTerm.trim() || desiredTitle
  const titles = nearTitles(term, MOST_TITLES).map(
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
  return [...titles, ...places, ...both]
}

/** What comes close to a search that found nothing; undefined without the profile. Each job is listed once. */
export async function findNear(
  db: Db,
  userId: string,
  { profileId, filters }: { profileId: string; filters: SearchPreferences },
  settings: { PUBLIC_URL: string },
): Promise<NearSearch[] | undefined> {
  const seeker = await findSeekerInput(db, userId, profileId)
  if (!seeker) return undefined
  const person = findSeeker(db, userId, profileId)
  const near: NearSearch[] = []
  const seen = new Set<string>()
  for (const widened of widenings(filters, seeker.profile.desired_job_title ?? '')) {
    // With enough near titles those that are farther away are left out, and so is what is far in two ways; places are tried all the same.
    const isFar = widened.kind === 'title' || widened.kind === 'both'
    if (isFar && near.reduce((sum, { total }) => sum + total, 0) >= ENOUGH) continue
    const wanted = { profileId, filters: widened.filters, sort: 'best' as const, from: 0, count: ENOUGH }
    const found = await listJobs(db, userId, wanted, settings, { isCounted: false, seekerOf: () => person })
    const fresh = (found?.jobs ?? []).filter(({ id }) => !seen.has(id))
    if (!found || fresh.length === 0) continue
    for (const { id } of fresh) seen.add(id)
    near.push({ ...widened, total: found.total, jobs: fresh.slice(0, SHOWN) })
  }
  return near
}
