import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { DangerDialog } from '#ui/danger-dialog.tsx'
import { reloadPlans } from './plan-steps.ts'

/** Asks once; a plan that people have is deactivated, and they keep it. */
export function DeletePlan({ plan }: { plan: ManagedPlan }) {
  const { plan_key: planKey, plan_name, subscribers } = plan
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation(
    api.admin.plans.remove.mutationOptions({
      onSuccess({ outcome, subscribers: kept, providerError }) {
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
      onError: (error) =>
        showToast({ title: 'Failed to delete plan configuration', description: describeFault(error), kind: 'bad' }),
      onSettled: () => void reloadPlans(),
    }),
  )
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="ml-auto"
        busy={remove.isPending}
        aria-label={`Delete ${plan_name}`}
        data-tooltip="Delete the plan"
        onClick={() => !remove.isPending && setIsAsking(true)}
      >
        {!remove.isPending && <Trash2 aria-hidden className="size-4" />}
      </Button>
      {isAsking && (
        <DangerDialog
          title={`Delete ${plan_name}?`}
          text={
            subscribers > 0
              ? `The plan will be deactivated, ${people(subscribers)} it. Nobody else can buy it.`
              : 'Nobody has this plan. It disappears here, from the pricing page and from sale at Stripe.'
          }
          act={subscribers > 0 ? 'Deactivate plan' : 'Delete plan'}
          onAct={() => remove.mutate({ planKey })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

const people = (count: number) => (count === 1 ? '1 person keeps' : `${count} people keep`)
