import type { BillingMismatch } from '@jobapply/core/admin/audit-schema'
import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { AuditRow } from './audit-row.tsx'

const LABELS: Record<BillingMismatch['kind'], string> = {
  provider_only: 'Active at the provider only',
  local_only: 'Active here only',
  wrong_plan: 'Wrong plan',
  two_customers: 'Two customers',
}

export function MismatchRow({ mismatch, onRepaired }: { mismatch: BillingMismatch; onRepaired: () => void }) {
  const { kind, subscriptionId, email, here, there, isRepairable, reason } = mismatch
  async function readAgain() {
    await mutate(async (client) => {
      const { planKey, status } = await client.admin.plans.repairBilling({ subscriptionId })
      showToast({ title: 'Subscription repaired', description: `It is now ${planKey}, ${status}.`, kind: 'good' })
    })
    onRepaired()
  }
  return (
    <AuditRow
      label={LABELS[kind]}
      title={email ?? subscriptionId}
      detail={`Here: ${here ?? 'nothing'}. At the provider: ${there ?? 'nothing'}.`}
      reason={reason}
      repair={isRepairable ? { label: 'Read again', run: readAgain } : undefined}
    />
  )
}
