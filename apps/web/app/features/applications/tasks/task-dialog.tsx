import type { Task } from '@jobapply/core/applications/tasks/schema'
import { type FormEvent, useState } from 'react'
import { type Change, saveDetails } from '#features/applications/tracker/save-details.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { draftOf, fieldsOf, missingOf, newDraft } from './task-draft.ts'
import { TaskFormFields } from './task-form-fields.tsx'
import { TASK_LISTS } from './task-lists.ts'

type Props = { applicationId: string; task: Task | undefined; onClose: () => void }

export default function TaskDialog({ applicationId, task, onClose }: Props) {
  const [draft, setDraft] = useState(task ? draftOf(task) : newDraft)
  const { mutate, isPending } = useMutate()
  const missing = missingOf(draft)

  async function run(change: Change) {
    if (await mutate(saveDetails(change), TASK_LISTS)) onClose()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const fields = fieldsOf(draft)
    void run(({ applications: { tasks } }) =>
      task ? tasks.edit({ id: task.id, ...fields }) : tasks.add({ applicationId, ...fields }),
    )
  }
  return (
    <Dialog title={task ? 'Edit task' : 'Add task'} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4">
        <TaskFormFields draft={draft} onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))} />
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <p role="status" className="text-13 text-ink-3">
            {missing}
          </p>
          {task && (
            <Button
              look="quiet"
              className="mr-auto"
              disabled={isPending}
              onClick={() => void run((client) => client.applications.tasks.remove({ id: task.id }))}
            >
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={isPending || missing !== undefined}>
            Save task
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
