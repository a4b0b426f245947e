import { now } from '#platform/clock'
import { adminOnly, signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { countUsage, recordUsage } from '#platform/usage/usage'

const SCREENS = { count: 300, seconds: 600, per: 'person' } as const

export const usageRouter = {
  openScreen: signedIn.account.usage.openScreen.use(limit(SCREENS)).handler(async ({ context: { db, userId } }) => {
    await recordUsage(db, userId, 'screen opened', now())
  }),
  counts: adminOnly.account.usage.counts.handler(({ context: { db } }) => countUsage(db)),
}
