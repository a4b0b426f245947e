import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'
import { findAnalytics } from './analytics.ts'
import { findDashboard } from './dashboard.ts'
import { saveGoal } from './store.ts'

const api = signedIn.insights

export const insightsRouter = {
  dashboard: api.dashboard.handler(({ context: { db, userId } }) => findDashboard(db, userId, now())),

  analytics: api.analytics.handler(({ input, context: { db, userId } }) => findAnalytics(db, userId, input.range, now())),

  saveGoal: api.saveGoal.handler(async ({ input, context: { db, userId } }) => {
    await saveGoal(db, userId, input.weeklyGoal, now())
    return input
  }),
}
