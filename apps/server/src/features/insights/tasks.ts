import { digestDay, weekBefore } from '@jobapply/core/insights/periods'
import { z } from 'zod'
import { notify } from '#features/notices/notify'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { log } from '#platform/log'
import { digestNews, updatesNews } from './mails.ts'
import { claimDigest, countWeek, listChanges, listUndigested, listUntold, listZones, lockTold, noteTold } from './news-store.ts'
import { findGoal } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LONGEST_RUN_MS = 240_000
const AT_ONCE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
/** Changes older than this are not reported. */
const NEWS_HOURS = 48
/** At most one email about applications in this many hours: one run of the extension changes dozens. */
const QUIET_HOURS = 3

/** Every quarter of an hour, because there are zones with half and quarter hours. */
export const digestTask = defineTask({
  name: 'insights-digest',
  payload: z.object({}),
  every: '*/15 * * * *',
  run: (_, platform) => sendDigests(platform, now()),
})

export const updatesTask = defineTask({
  name: 'insights-updates',
  payload: z.object({}),
  every: '3-59/10 * * * *',
  run: (_, platform) => sendUpdates(platform, now()),
})

/** Where it is Monday, 8:00 or later, each person's digest; who has nothing to be told of gets none. */
export async function sendDigests(platform: Platform, at: Date) {
  const db = platform.database.system
  const end = performance.now() + LONGEST_RUN_MS
  for (const zone of await listZones(db)) {
    const monday = digestDay(at, zone)
    if (!monday) continue
    let people = await listUndigested(db, zone, monday, BEFORE_ALL, AT_ONCE)
    while (people.length > 0 && performance.now() < end) {
      for (const userId of people) await oneByOne(userId, () => sendDigest(platform, userId, { zone, monday, at }))
      people = await listUndigested(db, zone, monday, people.at(-1) ?? '', AT_ONCE)
    }
  }
}

/** The mark, the notice and the mail are one transaction. */
const sendDigest = (platform: Platform, userId: string, { zone, monday, at }: { zone: string; monday: string; at: Date }) =>
  platform.database.system.transaction(async (tx) => {
    if (!(await claimDigest(tx, userId, monday, at))) return
    const news = digestNews(monday, await countWeek(tx, userId, weekBefore(at, zone)), await findGoal(tx, userId))
    if (news) await notify(tx, platform, userId, news)
  })

/** What the extension, automation or the server changed, told in one message a person. */
export async function sendUpdates(platform: Platform, at: Date) {
  const since = new Date(at.getTime() - NEWS_HOURS * HOUR)
  // A change of the last minute may belong to a transaction that is not committed yet.
  const until = new Date(at.getTime() - MINUTE)
  const quietSince = new Date(until.getTime() - QUIET_HOURS * HOUR)
  for (const userId of await listUntold(platform.database.system, { since, until, quietSince }))
    await oneByOne(userId, () =>
      platform.database.system.transaction(async (tx) => {
        const told = await lockTold(tx, userId, at)
        const changes = await listChanges(tx, userId, told && told > since ? told : since, until)
        if (changes.length === 0) return
        await notify(tx, platform, userId, updatesNews(changes, until))
        await noteTold(tx, userId, until)
      }),
    )
}

/** One person's failure must not keep the others waiting. */
async function oneByOne(userId: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    log.error('news not sent', error, { userId })
  }
}
