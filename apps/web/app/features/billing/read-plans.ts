import type { PlanOffer } from '@jobapply/core/billing/schema'
import { callPublicly, callRpc, isRecord } from './public-call.ts'

/** From the table, else from the documented function (PRICING-004). */
export async function readPlans(): Promise<PlanOffer[]> {
  const rows = await callRpc('billing/plans').catch(() => undefined)
  if (Array.isArray(rows)) return rows
  const answer = await callPublicly('/functions/v1/get-plan-configurations')
  if (isRecord(answer) && answer.success === true && Array.isArray(answer.data)) return answer.data
  throw new Error('no plans')
}
