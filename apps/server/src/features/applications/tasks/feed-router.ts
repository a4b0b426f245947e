import { FEED_PATH, FEEDS_PER_HOUR } from '@jobapply/core/applications/tasks/constants'
import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { deleteFeed, findFeed, makeFeed } from './feed-store.ts'

const { feed } = signedIn.applications.tasks

export const feedRouter = {
  get: feed.get.handler(async ({ context: { db, userId } }) => {
    const found = await findFeed(db, userId)
    return { feed: found ? { madeAt: found.madeAt.toISOString(), readAt: found.readAt?.toISOString() ?? null } : null }
  }),

  make: feed.make
    .use(limit({ count: FEEDS_PER_HOUR, seconds: 3_600, per: 'person' }))
    .handler(async ({ context: { platform, system, userId } }) => ({
      address: new URL(`${FEED_PATH}${await makeFeed(system, userId, now())}.ics`, platform.settings.PUBLIC_URL).href,
    })),

  revoke: feed.revoke.handler(async ({ context: { system, userId } }) => ({ removed: await deleteFeed(system, userId) })),
}
