import { ANNOUNCED_JOBS, STANDING_HOURS } from '@jobapply/core/search/constants'
import { z } from 'zod'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { announce } from './announce.ts'
import { findJobs } from './find.ts'
import { findSeeker } from './person.ts'
import { claimStandingSearch, noteAnnounced, removeOldAnnouncements, type SearchRow } from './store.ts'

const HOUR = 3_600_000
const LONGEST_RUN_MS = 240_000
/** Longer than a job stays in the index after it was last seen. */
const KEPT_DAYS = 400

/** Runs the standing searches every few hours and announces each new job once. */
export const standingSearchTask = defineTask({
  name: 'search-standing',
  payload: z.object({}),
  every: '7,37 * * * *',
  run: (_, platform) => runStandingSearches(platform, announce),
})

export async function runStandingSearches(platform: Platform, tell: typeof announce) {
  const db = platform.database.system
  const end = performance.now() + LONGEST_RUN_MS
  while (performance.now() < end) {
    const before = new Date(now().getTime() - STANDING_HOURS * HOUR)
    const search = await claimStandingSearch(db, before, now())
    if (!search) break
    await runStandingSearch(platform, search, tell)
  }
  await removeOldAnnouncements(db, new Date(now().getTime() - KEPT_DAYS * 24 * HOUR))
}

/** Jobs that existed when the search was switched on are not new, and blocked ones are not announced. */
async function runStandingSearch(platform: Platform, search: SearchRow, tell: typeof announce) {
  const db = platform.database.system
  const { profileId, searchingSince } = search
  if (!profileId || !searchingSince) return
  const wanted = { filters: search.preferences, sort: 'best' as const, firstSeenAfter: searchingSince }
  const found = await findJobs(db, search.userId, () => findSeeker(db, search.userId, profileId), wanted)
  if (!found) return
  const open = found.hits.filter(({ match }) => match.verdict !== 'blocked')
  await db.transaction(async (tx) => {
    const news = new Set(
      await noteAnnounced(
        tx,
        search,
        open.map(({ job, match }) => ({ jobId: job.id, matchScore: Math.round(match.matchScore) })),
        now(),
      ),
    )
    if (news.size === 0) return
    const jobs = open
      .filter(({ job }) => news.has(job.id))
      .slice(0, ANNOUNCED_JOBS)
      .map(({ job: { id, title, company, location }, match: { matchScore } }) => ({ id, title, company, location, matchScore }))
    const { id, name, userId, preferences } = search
    await tell(tx, platform, { userId, search: { id, name, profileId, preferences }, jobs, count: news.size })
  })
}
