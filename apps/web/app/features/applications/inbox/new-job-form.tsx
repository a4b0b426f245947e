import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { recordCard } from './decide-card.ts'

/** As in the form of an application that was made elsewhere. */
const MAX_CHARS = 300

type Props = { card: InboxCard; job: NonNullable<InboxCard['newJob']>; isMain: boolean }

/** The job that an email names: one click where both are known, and what is not is typed in. */
export function NewJobForm({ card, job, isMain }: Props) {
  const [title, setTitle] = useState(job.title)
  const [company, setCompany] = useState(job.company)
  const { mutate, isPending } = useMutate()
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        void mutate((client) => recordCard(client, card, { job_title: title.trim(), company: company.trim() }))
      }}
    >
      <Field id={`new-title-${card.id}`} name="job_title" label="Job title">
        {(control) => (
          <Input {...control} maxLength={MAX_CHARS} value={title} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <Field id={`new-company-${card.id}`} name="company" label="Company">
        {(control) => (
          <Input {...control} maxLength={MAX_CHARS} value={company} onChange={(event) => setCompany(event.target.value)} />
        )}
      </Field>
      <Button
        type="submit"
        look={isMain ? 'primary' : undefined}
        disabled={isPending || title.trim() === '' || company.trim() === ''}
      >
        Add application
      </Button>
    </form>
  )
}
