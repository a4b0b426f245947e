import { type Change, changeOf, isClosingSoon, isMailDue } from '@jobapply/core/search/alerts'
import { ANNOUNCED_JOBS, STANDING_HOURS } from '@jobapply/core/search/constants'
import { z } from 'zod'
import { findEnds } from '#features/jobs/listings/closing-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { describeDay } from './alerts/describe-day.ts'
import { findTold, listUnmailed, noteAnnounced, noteMailed, removeOldAnnouncements, type ToTell } from './alerts/told-store.ts'
import { announce, mailDay } from './announce.ts'
import { findJobs } from './find.ts'
import type { Seeker } from './judge.ts'
import type { DayOfJobs } from './new-jobs.ts'
import { findSeeker } from './person.ts'
import { claimStandingSearch, type SearchRow } from './store.ts'

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
  const { id, name, userId, preferences, profileId, searchingSince } = search
  if (!profileId || !searchingSince) return
  const wanted = { filters: preferences, sort: 'best' as const, firstSeenAfter: searchingSince }
  const found = await findJobs(db, userId, () => findSeeker(db, userId, profileId), wanted)
  if (!found) return
  const open = found.hits.filter(({ match }) => match.verdict !== 'blocked')
  const about = { userId, search: { id, name, profileId, preferences } }
  const ends = await findEnds(
    db,
    open.map(({ job }) => job.id),
  )
  await db.transaction(async (tx) => {
    const told = await noteNews(tx, search, open, ends)
    if (told.size === 0) return
    const named = open.filter(({ job }) => told.has(job.id)).slice(0, ANNOUNCED_JOBS)
    const jobs = named.map(({ job: { id, title, company, location }, match: { matchScore } }) => ({
      ...{ id, title, company, location, matchScore },
      change: told.get(id) ?? 'new',
    }))
    await tell(tx, platform, { ...about, jobs, ...countNews([...told.values()]) })
  })
  await mailNews(platform, search, { ...about, open, seeker: found.seeker, hidden: found.hidden })
}

type Hits = NonNullable<Awaited<ReturnType<typeof findJobs>>>['hits']

/** What is worth telling of these jobs, noted as told. */
async function noteNews(tx: Db, search: SearchRow, open: Hits, ends: ReadonlyMap<string, Date>) {
  const before = await findTold(
    tx,
    search.userId,
    open.map(({ job }) => job.id),
  )
  const news = open.flatMap(({ job, match }): ToTell[] => {
    const isPayNamed = job.salaryMin !== null || job.salaryMax !== null
    const expiresAt = ends.get(job.id) ?? null
    const change = changeOf({ isPayNamed, expiresAt }, before.get(job.id), now())
    const isNear = isClosingSoon({ expiresAt }, now())
    return change ? [{ jobId: job.id, matchScore: Math.round(match.matchScore), change, isPayNamed, isClosingSoon: isNear }] : []
  })
  const noted = new Set(await noteAnnounced(tx, search, news, now()))
  return new Map(news.flatMap(({ jobId, change }) => (noted.has(jobId) ? [[jobId, change] as const] : [])))
}

const countNews = (changes: readonly Change[]) => ({
  count: changes.length,
  changed: changes.filter((change) => change !== 'new').length,
})

type Found = Pick<DayOfJobs, 'userId' | 'search' | 'hidden'> & { open: Hits; seeker: Seeker }

/** At most one email a day, with what is still open of all that was told since the last one. */
async function mailNews(platform: Platform, search: SearchRow, { open, seeker, ...about }: Found) {
  const db = platform.database.system
  if (!isMailDue(search.mailedAt, now())) return
  const unmailed = await listUnmailed(db, search)
  const waiting = open.flatMap(({ job, match }) => {
    const change = unmailed.get(job.id)
    return change ? { job, match, change } : []
  })
  if (waiting.length === 0) return
  const jobs = await describeDay(db, seeker, waiting.slice(0, ANNOUNCED_JOBS), platform.settings)
  await db.transaction(async (tx) => {
    if (!(await noteMailed(tx, search, now()))) return
    await mailDay(tx, platform, { ...about, jobs, ...countNews(waiting.map(({ change }) => change)) })
  })
}
