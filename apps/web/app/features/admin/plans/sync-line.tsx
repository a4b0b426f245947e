import { syncState } from '@jobapply/core/admin/plan-rules'
import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { CircleCheck, CloudOff, Minus, RefreshCw } from 'lucide-react'
import { showMoment } from '#features/admin/table/show-moment.ts'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { completePlan, reloadPlans, type SyncPlan } from './plan-steps.ts'

type Props = { plan: ManagedPlan; isDemo: boolean; sync: SyncPlan }

/** Whether the provider knows the plan, and the way to tell it (PLANS-003). */
export function SyncLine({ plan, isDemo, sync }: Props) {
  const { run, isPending: isBusy } = usePending()
  const state = syncState(plan, isDemo)

  async function syncNow() {
    try {
      const isEdit = plan.stripe_price_id !== null
      await sync(plan, isEdit)
      if (!isEdit && plan.creation_status !== 'complete') await completePlan(plan.plan_key)
    } catch {
      // The toast has told it; the card shows what is stored now.
      await reloadPlans()
    }
  }

  return (
    <div
      data-sync={state.kind}
      className="flex min-h-13 flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-dashed border-line-strong px-5 py-2 text-13 text-ink-2"
    >
      {state.kind === 'synced' ? (
        <>
          <CircleCheck aria-hidden className="size-4 text-good" />
          <span>
            <strong className="font-semibold text-ink">Synced</strong> {state.at && showMoment(state.at)}
          </span>
        </>
      ) : state.kind === 'nothing' ? (
        <>
          <Minus aria-hidden className="size-4 text-ink-3" />
          {state.text}
        </>
      ) : (
        <>
          <CloudOff aria-hidden className="size-4 text-warn" />
          <span className="flex-1">
            <strong className="font-semibold text-ink">Not synced</strong> {state.text}
          </span>
          <Button
            size="small"
            busy={isBusy}
            disabled={isBusy}
            aria-label={`Sync ${plan.plan_name}`}
            onClick={() => void run(syncNow)}
          >
            {!isBusy && <RefreshCw aria-hidden className="size-4" />}
            Sync
          </Button>
        </>
      )}
    </div>
  )
}
