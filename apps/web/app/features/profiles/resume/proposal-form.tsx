import type { Proposal } from '@jobapply/core/profiles/resume-review'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Bound } from '#features/profiles/editor/bound.ts'
import { Button } from '#ui/button.tsx'
import { FoundFields, labelOfField } from './found-fields.tsx'
import { isList, type KeyProblems } from './review-choices.ts'
import { entryName } from './shown-value.tsx'

type Props = {
  proposal: Proposal
  value: unknown
  /** The profile as it would be with all that is kept: some fields are judged beside others. */
  beside: ProfileFields
  problems: KeyProblems
  /** Goes up when the first field with a problem should get the focus. */
  focusRequests: number
  onChange: (value: unknown) => void
  onDone: () => void
  onCancel: () => void
}

/** A proposal open for editing where it stands. */
export function ProposalForm({ proposal, value, beside, problems, focusRequests, onChange, onDone, onCancel }: Props) {
  const { field, path } = proposal
  const form = useRef<HTMLFormElement>(null)
  const inEntry = isList(field)
  const of: Bound<Record<string, unknown>> = {
    id: `review-${path.replace('.', '-')}`,
    value: inEntry ? (value as Record<string, unknown>) : { ...beside, [field]: value },
    problem: (key) => problems[key],
    change: (patch) => onChange(inEntry ? { ...(value as object), ...patch } : patch[field]),
    leave: () => {},
    typing: () => {},
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
      <FoundFields field={field} of={of as unknown as Bound<never>} />
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
