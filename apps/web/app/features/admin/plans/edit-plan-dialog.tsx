import { EDIT_NOT_CONNECTED, EDIT_STEPS } from '@jobapply/core/admin/plan-constants'
import { toPlanForm, toPlanValues } from '@jobapply/core/admin/plan-form'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { useRef, useState } from 'react'
import { PlanDialog } from './plan-dialog.tsx'
import { type SyncPlan, saveChanges } from './plan-steps.ts'
import { useSteps } from './use-steps.ts'

const HINTS = ['Stores the changes.', 'Gives Stripe the new name and price.']

type Props = { plan: PlanConfiguration; isConnected: boolean; sync: SyncPlan; onClose: () => void }

/** Two steps: save the changes, update the provider. Each opening begins anew. */
export default function EditPlanDialog({ plan, isConnected, sync, onClose }: Props) {
  const [form, setForm] = useState(() => toPlanForm(plan))
  const saved = useRef<PlanConfiguration>(undefined)
  const steps = useSteps(
    [
      {
        name: EDIT_STEPS.save,
        run: async () => {
          saved.current = await saveChanges(plan, toPlanValues(form))
          return 'Saved.'
        },
      },
      { name: EDIT_STEPS.sync, run: async () => saved.current && sync(saved.current, true) },
    ],
    onClose,
  )
  return (
    <PlanDialog
      title={`Edit ${plan.plan_name}`}
      names={Object.values(EDIT_STEPS)}
      hints={HINTS}
      steps={steps}
      form={form}
      onChange={setForm}
      hasKey
      save="Save changes"
      refusal={isConnected ? undefined : EDIT_NOT_CONNECTED}
      onClose={onClose}
    />
  )
}
