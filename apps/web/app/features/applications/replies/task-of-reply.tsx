import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import type { TaskDraft } from '#features/applications/tasks/task-draft.ts'
import { TaskFormFields } from '#features/applications/tasks/task-form-fields.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { nameAppointment, proposeTask, type TaskKind, taskLabel } from './proposed-task.ts'

type Props = {
  kind: TaskKind
  draft: TaskDraft
  wantsTask: boolean
  company: string
  appointments: ReplyProposal['appointments']
  onWant: (wants: boolean) => void
  onChange: (patch: Partial<TaskDraft>) => void
}

/** What an email leaves to do: an interview, papers to send, an offer to answer. */
export const TaskOfReply = ({ kind, draft, wantsTask, company, appointments, onWant, onChange }: Props) => (
  <fieldset className="grid gap-4 rounded-card border border-line p-4">
    <legend className="px-1 text-13 font-semibold">Task</legend>
    <Checkbox label={taskLabel(kind)} checked={wantsTask} onChange={onWant} />
    {wantsTask && appointments.length > 1 && (
      <Field id="reply-date" name="date" label="The email offers several dates">
        {(control) => (
          <Select
            {...control}
            options={Object.fromEntries(appointments.map((one, index) => [String(index), nameAppointment(one)]))}
            value={null}
            empty="Choose one"
            onChange={(index) => index && onChange(proposeTask(kind, appointments[Number(index)], company))}
          />
        )}
      </Field>
    )}
    {wantsTask && (
      <TaskFormFields
        draft={draft}
        onChange={onChange}
        zoneHint={draft.zone === '' ? "The email doesn't give a time zone. Please choose one." : undefined}
      />
    )}
  </fieldset>
)
