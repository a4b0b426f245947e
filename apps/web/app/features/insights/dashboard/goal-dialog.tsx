import { WEEKLY_GOAL } from '@jobapply/core/insights/constants'
import { type FormEvent, useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

/** Changes the person's weekly goal (DASH-014). */
export default function GoalDialog({ goal, onClose }: { goal: number; onClose: () => void }) {
  const [typed, setTyped] = useState(String(goal))
  const { mutate, isPending } = useMutate()
  const wanted = Number(typed)
  const isPossible = Number.isInteger(wanted) && wanted >= 1 && wanted <= WEEKLY_GOAL.most

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isPossible) return
    void mutate(async (client) => {
      const { weeklyGoal } = await client.insights.saveGoal({ weeklyGoal: wanted })
      await queryClient.invalidateQueries({ queryKey: api.insights.key() })
      showToast({ title: 'Goal saved', description: `Your goal is now ${weeklyGoal} a week.`, kind: 'good' })
      onClose()
    })
  }

  return (
    <Dialog title="Your weekly goal" onClose={onClose}>
      <form onSubmit={save} className="grid gap-6">
        <Field
          id="weekly-goal"
          name="weeklyGoal"
          label="Applications a week"
          hint="Weeks begin on Sunday. A goal you can reach helps more than a high one."
          error={isPossible ? undefined : `Please enter a whole number from 1 to ${WEEKLY_GOAL.most}.`}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={typed}
              onChange={(event) => setTyped(event.target.value.trim())}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={isPending || !isPossible}>
            Save goal
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
