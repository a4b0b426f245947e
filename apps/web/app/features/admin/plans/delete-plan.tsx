import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { DangerDialog } from '#ui/dialogs/danger-dialog.tsx'
import { reloadPlans } from './plan-steps.ts'

/** Asks once; a plan that people have is deactivated, and they keep it. */
export function DeletePlan({ plan }: { plan: ManagedPlan }) {
  const { plan_key: planKey, plan_name, subscribers } = plan
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutate()
  async function remove() {
    await mutate(
      async (client) => {
        const { outcome, subscribers: kept, providerError } = await client.admin.plans.remove({ planKey })
        const notes = [
          outcome === 'deactivated' && `It is deactivated: ${people(kept)} it.`,
          providerError && `Stripe wasn't updated: ${providerError}`,
        ]
        showToast({
          title: `${plan_name} plan deleted successfully`,
          description: notes.filter(Boolean).join(' '),
          kind: 'good',
        })
      },
      { title: 'Failed to delete plan configuration' },
    )
    void reloadPlans()
  }
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="ml-auto"
        busy={isPending}
        aria-label={`Delete ${plan_name}`}
        data-tooltip="Delete the plan"
        onClick={() => !isPending && setIsAsking(true)}
      >
        {!isPending && <Trash2 aria-hidden className="size-4" />}
      </Button>
      {isAsking && (
        <DangerDialog
          title={`Delete ${plan_name}?`}
          text={
            subscribers > 0
              ? `The plan will be deactivated, ${people(subscribers)} it. Nobody else can buy it.`
              : 'Nobody has this plan. It disappears from here and from the pricing page, and Stripe stops selling it.'
          }
          act={subscribers > 0 ? 'Deactivate plan' : 'Delete plan'}
          onAct={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

const people = (count: number) => (count === 1 ? '1 person keeps' : `${count} people keep`)
