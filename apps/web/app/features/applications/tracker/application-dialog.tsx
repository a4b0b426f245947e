import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { type FormEvent, useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { timeZone, today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { nameOf } from './moves.ts'
import { patchRows, refreshFigures } from './tracker-cache.ts'

const { queued: _q, ...TYPED_STATUSES } = STATUSES
type TypedStatus = Exclude<Status, 'queued'>

const TEXTS = {
  job_title: { label: 'Job title', limit: 300, isRequired: true },
  company: { label: 'Company', limit: 300, isRequired: true },
  location: { label: 'Location', limit: 300, isRequired: false },
  job_url: { label: 'Address of the job', limit: 2_000, isRequired: false },
} as const
type Name = keyof typeof TEXTS

type Props = { edited?: TrackedApplication; onAdded?: (row: TrackedApplication) => void; onClose: () => void }

/** An application that was made elsewhere: it takes no unit of a limit and has no receipt. */
export default function ApplicationDialog({ edited, onAdded, onClose }: Props) {
  const [values, setValues] = useState({
    ...{ job_title: edited?.job_title ?? '', company: edited?.company ?? '' },
    ...{ location: edited?.location ?? '', job_url: edited?.job_url ?? '' },
  })
  const [status, setStatus] = useState<TypedStatus>('applied')
  const [appliedOn, setAppliedOn] = useState(edited?.appliedAt ? dayOf(new Date(edited.appliedAt), timeZone()) : today())
  const { mutate, isPending, problem } = useMutate()
  const isSent = edited ? edited.appliedAt !== null : status !== 'saved'
  const isIncomplete = values.job_title.trim() === '' || values.company.trim() === '' || (isSent && appliedOn === '')

  function save(event: FormEvent) {
    event.preventDefault()
    const job = { ...values, job_url: values.job_url.trim() || null }
    void mutate(async ({ applications: { tracker } }) => {
      const row = edited
        ? await tracker.edit({ id: edited.id, changes: { ...job, ...(isSent && { appliedOn }) } })
        : await tracker.add({ ...job, status, appliedOn: isSent ? appliedOn : null })
      patchRows([row])
      showToast({ title: edited ? 'Changes saved' : 'Application added', description: nameOf(row), kind: 'good' })
      onAdded?.(row)
      onClose()
      await refreshFigures()
    })
  }

  return (
    <Dialog title={edited ? 'Edit application' : 'Add application'} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4">
        {!edited && <p className="text-ink-2">For applications you sent elsewhere. They don't count toward your limit.</p>}
        {(Object.keys(TEXTS) as Name[]).map((name) => (
          <Field key={name} id={`typed-${name}`} name={name} label={TEXTS[name].label} isRequired={TEXTS[name].isRequired}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                inputMode={name === 'job_url' ? 'url' : 'text'}
                maxLength={TEXTS[name].limit}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {!edited && (
          <Field id="typed-status" name="status" label="Status">
            {(control) => (
              <Select
                {...control}
                options={TYPED_STATUSES}
                value={status}
                empty={null}
                onChange={(next) => next && setStatus(next)}
              />
            )}
          </Field>
        )}
        {isSent && (
          <Field id="typed-date" name="appliedOn" label="Date sent" isRequired>
            {(control) => (
              <Input
                {...control}
                type="date"
                max={today()}
                value={appliedOn}
                onChange={(event) => setAppliedOn(event.target.value)}
              />
            )}
          </Field>
        )}
        {problem && (
          <p role="alert" className="text-13 text-bad">
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={isPending || isIncomplete}>
            {edited ? 'Save' : 'Add'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
