import { AUDIT_FAILED, BILLING_AUDIT_FAILED } from '@jobapply/core/admin/plan-constants'
import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#platform/api.ts'
import { hasNoSession } from '#platform/session-end.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FindingRow } from './finding-row.tsx'
import { MismatchRow } from './mismatch-row.tsx'

const ONCE = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

type Props = { plans: readonly ManagedPlan[]; isDemo: boolean; onClose: () => void }

/** Compares the catalogue and the subscriptions with the payment provider; each finding has a repair or a reason. */
export default function AuditDialog({ plans, isDemo, onClose }: Props) {
  return (
    <WideDialog title="Audit" hint="What is stored here, compared with the payment provider." onClose={onClose}>
      <div className="grid gap-6">
        {!isDemo && <PlanAudit plans={plans} />}
        <BillingAudit />
      </div>
    </WideDialog>
  )
}

function PlanAudit({ plans }: { plans: readonly ManagedPlan[] }) {
  const audit = useQuery(api.admin.plans.audit.queryOptions(ONCE))
  const result = audit.data?.audit_result
  const again = () => void audit.refetch()
  return (
    <Part title="Plans" isLoading={audit.isFetching} onAgain={again}>
      {result ? (
        <Found none={`${result.plans} plans agree with Stripe.`}>
          {result.findings.map((finding) => (
            <FindingRow
              key={`${finding.kind} ${finding.planKey} ${finding.detail}`}
              finding={finding}
              plan={plans.find(({ plan_key }) => plan_key === finding.planKey)}
              onRepaired={again}
            />
          ))}
        </Found>
      ) : (
        <Failed sentence={reasonOf(audit.error) ?? audit.data?.error ?? AUDIT_FAILED} isLoading={audit.isFetching} />
      )}
    </Part>
  )
}

function BillingAudit() {
  const audit = useQuery(api.admin.plans.auditBilling.queryOptions(ONCE))
  const again = () => void audit.refetch()
  const { checked, mismatches = [], isComplete, error } = audit.data ?? {}
  return (
    <Part title="Subscriptions" isLoading={audit.isFetching} onAgain={again}>
      {checked ? (
        <>
          <Found none={`${checked.here} subscriptions here and ${checked.there} at the provider agree.`}>
            {mismatches.map((one) => (
              <MismatchRow key={`${one.kind} ${one.subscriptionId}`} mismatch={one} onRepaired={again} />
            ))}
          </Found>
          {!isComplete && <p className="text-13 text-ink-2">There are more subscriptions than one audit can check.</p>}
        </>
      ) : (
        <Failed sentence={reasonOf(audit.error) ?? error ?? BILLING_AUDIT_FAILED} isLoading={audit.isFetching} />
      )}
    </Part>
  )
}

/** Without a session the server says what it is needed for. */
const reasonOf = (error: Error | null) => (hasNoSession(error) ? error?.message : undefined)

type PartProps = { title: string; isLoading: boolean; onAgain: () => void; children: ReactNode }

const Part = ({ title, isLoading, onAgain, children }: PartProps) => (
  <section aria-label={title} className="grid gap-3">
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-16 font-semibold">{title}</h3>
      <Button size="small" busy={isLoading} disabled={isLoading} onClick={onAgain}>
        Audit again
      </Button>
    </div>
    {children}
  </section>
)

const Found = ({ none, children }: { none: string; children: ReactNode[] }) =>
  children.length === 0 ? (
    <p className="text-ink-2">{none}</p>
  ) : (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
  )

const Failed = ({ sentence, isLoading }: { sentence: string; isLoading: boolean }) =>
  isLoading ? <Skeleton className="h-16 w-full" /> : <Alert kind="warn">{sentence}</Alert>
