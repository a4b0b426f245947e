import { STATUS_NOT_LOADED } from '@jobapply/core/billing/constants'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { showToast } from '#platform/toasts.ts'
import { statusOfParts, unknownStatus } from './status-of-parts.ts'

export type KnownStatus = {
  status: SubscriptionStatus
  /** `live`: what the server says. `parts`: put together from the fallback calls. `unknown`: nothing could be read. */
  source: 'live' | 'parts' | 'unknown'
  isAsking: boolean
  askAgain: () => void
}

/** The subscription, or what is known of it while it cannot be read; undefined until there is a first answer (BILLING-019, BILLING-020). */
export function useKnownStatus(now: Date): KnownStatus | undefined {
  const { user } = useAuth()
  const input = { _user_id: user?.id ?? '' }
  const live = useQuery(api.billing.subscriptionStatus.queryOptions())
  // The first failure is enough to look elsewhere; the call itself goes on trying.
  const hasFailed = !live.data && live.failureCount > 0
  const subscription = useQuery(api.billing.userSubscription.queryOptions({ input, enabled: hasFailed }))
  const limit = useQuery(api.billing.userApplicationLimit.queryOptions({ input, enabled: hasFailed }))
  const trial = useQuery(api.billing.planInfo.queryOptions({ enabled: false })).data

  useEffect(() => {
    if (hasFailed)
      showToast({ title: STATUS_NOT_LOADED, description: 'We show what we could find out in another way.', kind: 'bad' })
  }, [hasFailed])

  const isAsking = live.isFetching
  const askAgain = () => void live.refetch()
  if (live.data) return { status: live.data, source: 'live', isAsking, askAgain }
  if (!hasFailed || !user) return undefined
  if (subscription.data !== undefined && limit.data !== undefined) {
    const status = statusOfParts({ userId: user.id, subscription: subscription.data, limit: limit.data, trial }, now)
    return { status, source: 'parts', isAsking, askAgain }
  }
  const isLost = subscription.failureCount > 0 || limit.failureCount > 0
  return isLost ? { status: unknownStatus(user.id), source: 'unknown', isAsking, askAgain } : undefined
}
