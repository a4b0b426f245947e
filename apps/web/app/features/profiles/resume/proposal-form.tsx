import type { Proposal } from '@jobapply/core/profiles/resume-review'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Bound } from '#forms/fields/bound.ts'
import { Button } from '#ui/button.tsx'
import { FoundFields, labelOfField } from './found-fields.tsx'
import type { KeyProblems } from './review-choices.ts'
import { entryName } from './shown-value.tsx'

type Props = {
  proposal: Proposal
  value: unknown
  /** The profile with all kept values: some fields are checked against others. */
  beside: ProfileFields
  problems: KeyProblems
  /** Goes up when the first field with a problem should get the focus. */
  focusRequests: number
  onChange: (value: unknown) => void
  onDone: () => void
  onCancel: () => void
}

/** A proposal that is edited in place. */
export function ProposalForm({ proposal, value, beside, problems, focusRequests, onChange, onDone, onCancel }: Props) {
  const { field, path } = proposal
  const form = useRef<HTMLFormElement>(null)
  const common = {
    id: `review-${path.replaceAll('.', '-')}`,
    problem: (key: string) => problems[key],
    leave: () => {},
    typing: () => {},
  }
  const profile: Bound<ProfileFields> = {
    ...common,
    value: { ...beside, [field]: value },
    change: (patch) => onChange(patch[field]),
  }
  const entry: Bound<object> = {
    ...common,
    value: Object(value),
    change: (patch) => onChange({ ...Object(value), ...patch }),
  }

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [focusRequests])

  function submit(event: FormEvent) {
    event.preventDefault()
    onDone()
  }

  return (
    <form
      ref={form}
      aria-label={entryName(field, value) || labelOfField(field)}
      onSubmit={submit}
      className="grid gap-5 rounded-card border border-accent bg-surface p-4"
    >
      <FoundFields field={field} profile={profile} entry={entry} />
      <div className="flex gap-2.5">
        <Button type="submit" look="primary">
          Done
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
