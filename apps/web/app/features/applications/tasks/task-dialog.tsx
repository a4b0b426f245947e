import type { Task } from '@jobapply/core/applications/tasks/schema'
import { type FormEvent, useState } from 'react'
import { client } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { saveTasks } from './save-tasks.ts'
import { draftOf, fieldsOf, isComplete, newDraft } from './task-draft.ts'
import { TaskFormFields } from './task-form-fields.tsx'

type Props = { applicationId: string; task: Task | undefined; onClose: () => void }

export default function TaskDialog({ applicationId, task, onClose }: Props) {
  const [draft, setDraft] = useState(task ? draftOf(task) : newDraft)
  const [busy, setBusy] = useState(false)
  const { tasks } = client.applications

  async function run(change: () => Promise<object>) {
    setBusy(true)
    if (await saveTasks(change)) onClose()
    else setBusy(false)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const fields = fieldsOf(draft)
    void run(() => (task ? tasks.edit({ id: task.id, ...fields }) : tasks.add({ applicationId, ...fields })))
  }
  return (
    <Dialog title={task ? 'Edit task' : 'Add task'} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4">
        <TaskFormFields draft={draft} onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))} />
        <div className="flex flex-wrap justify-end gap-2.5">
          {task && (
            <Button
              look="quiet"
              className="mr-auto"
              disabled={busy}
              onClick={() => void run(() => tasks.remove({ id: task.id }))}
            >
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy} disabled={busy || !isComplete(draft)}>
            Save task
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
