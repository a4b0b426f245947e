import { STATUS_NOT_LOADED } from '@jobapply/core/billing/constants'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { hasNoSession } from '#platform/session-end.ts'
import { showToast } from '#platform/toasts.ts'
import { statusOfParts, unknownStatus } from './status-of-parts.ts'

/** `live`: the server's answer. `parts`: composed from the two fallback calls. `unknown`: nothing could be read. */
export type KnownStatus = { status: SubscriptionStatus; source: 'live' | 'parts' | 'unknown' }

/** The subscription, or what is known of it while it cannot be read (BILLING-019, BILLING-020). */
export const knownStatus = (userId: string) =>
  queryOptions({
    queryKey: [...api.billing.subscriptionStatus.key(), 'or what is known'],
    queryFn: async (): Promise<KnownStatus> => {
      try {
        return { status: await api.billing.subscriptionStatus.call(), source: 'live' }
      } catch (error) {
        if (hasNoSession(error)) throw error
        showToast({ title: STATUS_NOT_LOADED, description: 'What you see may be incomplete.', kind: 'bad' })
        return readParts(userId).catch(() => ({ status: unknownStatus(userId), source: 'unknown' }))
      }
    },
  })

async function readParts(userId: string): Promise<KnownStatus> {
  const [subscription, limit] = await Promise.all([
    api.billing.userSubscription.call({ _user_id: userId }),
    api.billing.userApplicationLimit.call({ _user_id: userId }),
  ])
  const trial = queryClient.getQueryData(api.billing.planInfo.queryKey())
  const now = trial ? new Date(trial.asOf) : new Date()
  return { status: statusOfParts({ userId, subscription, limit, trial }, now), source: 'parts' }
}
