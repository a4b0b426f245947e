import type { PlanFinding } from '@jobapply/core/admin/audit-schema'
import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { AuditRow } from './audit-row.tsx'
import { syncToStripe } from './plan-steps.ts'

const LABELS: Record<PlanFinding['kind'], string> = {
  plan_without_price: 'No price',
  product_missing: 'Product missing',
  product_archived: 'Product archived',
  price_missing: 'Price missing',
  price_archived: 'Price archived',
  price_differs: 'Price differs',
  provider_only: 'Only at Stripe',
}

type Props = { finding: PlanFinding; plan: ManagedPlan | undefined; onRepaired: () => void }

export function FindingRow({ finding: { kind, planKey, detail, repair, reason }, plan, onRepaired }: Props) {
  /** The toasts of a sync tell what went wrong. */
  async function sync() {
    if (plan) await syncToStripe(plan, { isDemo: false, isEdit: true }).catch(() => undefined)
    onRepaired()
  }
  async function archive() {
    await mutate(async (client) => {
      const { success, error } = await client.admin.plans.archive({ planKey })
      if (success) showToast({ title: `${planKey} is no longer sold at Stripe`, description: '', kind: 'good' })
      else showToast({ title: 'Stripe deletion failed', description: error ?? '', kind: 'bad' })
    })
    onRepaired()
  }
  const repairs = {
    sync: plan && { label: 'Sync', run: sync },
    archive: { label: 'Stop the sale', run: archive },
  }
  return (
    <AuditRow
      label={LABELS[kind]}
      title={plan?.plan_name ?? planKey}
      detail={detail}
      reason={reason}
      repair={repair ? repairs[repair] : undefined}
    />
  )
}
