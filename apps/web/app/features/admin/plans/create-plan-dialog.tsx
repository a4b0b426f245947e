import { CREATE_NOT_CONNECTED, CREATE_STEPS } from '@jobapply/core/admin/plan-constants'
import { newPlanForm, toPlanValues } from '@jobapply/core/admin/plan-form'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { useRef, useState } from 'react'
import { PlanDialog } from './plan-dialog.tsx'
import { completePlan, type SyncPlan, saveNewPlan } from './plan-steps.ts'
import { useSteps } from './use-steps.ts'

const HINTS = ['Stores the plan.', 'Gives it a product and a price, so that it can be bought.', 'Shows it in the list.']

type Props = { isConnected: boolean; sync: SyncPlan; onClose: () => void }

/** Three steps: save, sync, complete. Closing it forgets the form, never the saved plan. */
export default function CreatePlanDialog({ isConnected, sync, onClose }: Props) {
  const [form, setForm] = useState(newPlanForm)
  const saved = useRef<PlanConfiguration>(undefined)
  const steps = useSteps(
    [
      {
        name: CREATE_STEPS.save,
        run: async () => {
          saved.current = await saveNewPlan(toPlanValues(form))
          return 'Saved.'
        },
      },
      {
        name: CREATE_STEPS.sync,
        run: async () => saved.current && sync(saved.current, false),
      },
      {
        name: CREATE_STEPS.complete,
        run: async () => {
          await completePlan(saved.current?.plan_key ?? '')
          return 'The plan is in the list.'
        },
      },
    ],
    onClose,
  )
  return (
    <PlanDialog
      title="Create plan"
      names={Object.values(CREATE_STEPS)}
      hints={HINTS}
      steps={steps}
      form={form}
      onChange={setForm}
      hasKey={false}
      save="Save plan"
      refusal={isConnected ? undefined : CREATE_NOT_CONNECTED}
      onClose={onClose}
    />
  )
}
