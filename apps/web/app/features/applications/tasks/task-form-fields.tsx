import { REMINDERS, TASK_TITLE_CHARS } from '@jobapply/core/applications/tasks/constants'
import { Combobox } from '#ui/inputs/combobox.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import type { TaskDraft } from './task-draft.ts'

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
/** An offset such as +09:00 is not among the named zones. */
const zonesWith = (zone: string) =>
  zone === '' || ZONES.some(({ value }) => value === zone) ? ZONES : [{ value: zone, label: zone }, ...ZONES]

type Props = { draft: TaskDraft; onChange: (patch: Partial<TaskDraft>) => void; zoneHint?: string | undefined }

export const TaskFormFields = ({ draft, onChange, zoneHint }: Props) => (
  <>
    <Field id="task-title" name="title" label="Task" isRequired>
      {(control) => (
        <Input
          {...control}
          maxLength={TASK_TITLE_CHARS}
          placeholder="Prepare questions for the interview"
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      )}
    </Field>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="task-day" name="day" label="Date" isRequired>
        {(control) => (
          <Input {...control} type="date" value={draft.day} onChange={(event) => onChange({ day: event.target.value })} />
        )}
      </Field>
      <Field id="task-time" name="time" label="Time">
        {(control) => (
          <Input
            {...control}
            type="time"
            value={draft.time}
            onChange={(event) => onChange({ time: event.target.value.slice(0, 5) })}
          />
        )}
      </Field>
    </div>
    {draft.time !== '' && (
      <Field id="task-zone" name="zone" label="Time zone" isRequired hint={zoneHint}>
        {(control) => (
          <Combobox
            {...control}
            options={zonesWith(draft.zone)}
            value={draft.zone || null}
            onChange={(zone) => onChange({ zone: zone ?? '' })}
          />
        )}
      </Field>
    )}
    <Field
      id="task-reminder"
      name="reminder"
      label="Reminder"
      hint={
        draft.time === '' && draft.reminder !== 'none' ? "If you don't set a time, we remind you at 8:00 that day." : undefined
      }
    >
      {(control) => (
        <Select
          {...control}
          options={REMINDERS}
          value={draft.reminder}
          empty={null}
          onChange={(reminder) => reminder && onChange({ reminder })}
        />
      )}
    </Field>
  </>
)
