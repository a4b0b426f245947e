import { trialDialog } from '@jobapply/core/billing/trial-rules'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'

const TrialDialog = lazy(() => import('./trial-dialog.tsx'))

type Props = { loading: ReactNode; children: ReactNode }

/** Asks about the trial before its page is shown, and tells a trial that ends or has ended (spec 3 §4). The server judges every call itself. */
export function TrialGate({ loading, children }: Props) {
  const { user } = useAuth()
  const plan = useQuery(api.billing.planInfo.queryOptions())
  const [isClosed, setIsClosed] = useState(false)
  if (plan.isPending) return loading
  const dialog = plan.data ? trialDialog(plan.data, user?.is_admin ?? false, new Date(plan.data.asOf)) : null
  return (
    <>
      {children}
      {plan.data && dialog && !isClosed && (
        <Suspense>
          <TrialDialog kind={dialog} info={plan.data} onClose={() => setIsClosed(true)} />
        </Suspense>
      )}
    </>
  )
}
