import type { SearchPreferences, Sort } from '@jobapply/core/search/schema'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { recordUsage } from '#platform/usage/usage'
import { criteriaSet } from './explained.ts'
import { findJobs } from './find.ts'
import { judgeJob } from './judge.ts'
import { withWords } from './parsed-candidates.ts'
import { findSeeker } from './person.ts'
import { findOtherPlaces } from './query/other-places.ts'
import { showJob } from './show.ts'

/** `from`: how many jobs came before this part of the list. */
type Wanted = {
  profileId: string
  filters: SearchPreferences
  sort: Sort
  from: number
  count: number
  withUnmatched?: boolean
}

/** `seekerOf`: for several lists the person is read once. `isTyped`: a mistyped word is looked for. */
type Options = { isCounted?: boolean; isTyped?: boolean; seekerOf?: () => ReturnType<typeof findSeeker> }

/** One part of a search's list, as it is shown; undefined without the profile. */
export async function listJobs(
  db: Db,
  userId: string,
  { profileId, filters, sort, from, count, withUnmatched = false }: Wanted,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  { isCounted = true, isTyped = true, seekerOf = () => findSeeker(db, userId, profileId) }: Options = {},
) {
  const answer = await findJobs(db, userId, seekerOf, {
    filters,
    sort,
    pastedBy: userId,
    withUnmatched,
    isTyped,
  })
  if (!answer) return undefined
  // Fetching the next page does not count as a search, and neither do our own background searches.
  if (from === 0 && isCounted) await recordUsage(db, userId, 'search', now())
  const { hits, seeker, ...found } = answer
  const part = hits.slice(from, from + count)
  const [listed, placesOf] = await Promise.all([
    withWords(
      db,
      part.filter(({ pasted }) => !pasted),
    ),
    findOtherPlaces(
      db,
      part.map(({ job }) => job),
    ),
  ])
  const judged = new Map(listed.map((hit) => [hit.job.id, { listing: hit.job, judged: judgeJob(hit, seeker, now()) }]))
  return {
    ...found,
    jobs: part.flatMap(({ job, pasted }) => {
      const shown = pasted ?? judged.get(job.id)
      return shown ? showJob(shown.listing, shown.judged, PUBLIC_URL, { otherPlaces: placesOf(job.id) }) : []
    }),
    total: hits.length,
    criteria: criteriaSet(filters, seeker.person),
  }
}
