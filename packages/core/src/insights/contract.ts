import { oc } from '@orpc/contract'
import { analytics, analyticsInput, dashboard, goalInput } from './schema.ts'

export const insightsContract = {
  dashboard: oc.output(dashboard),
  analytics: oc.input(analyticsInput).output(analytics),
  /** How many applications the person wants to send a week. */
  saveGoal: oc.input(goalInput).output(goalInput),
}
