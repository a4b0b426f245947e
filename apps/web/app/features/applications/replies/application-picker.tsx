import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

type Candidate = Pick<ReplyProposal['candidates'][number], 'id' | 'job_title' | 'company'>
type Props = { candidates: readonly Candidate[]; value: string | null; onChange: (id: string) => void }

const FOUND = 8

/** The applications that the mail can be about, the likeliest first; others are found by words. */
export function ApplicationPicker({ candidates, value, onChange }: Props) {
  const [text, setText] = useState('')
  const found = useQuery({
    ...api.applications.tracker.list.queryOptions({ input: { text, limit: FOUND } }),
    enabled: text.trim().length > 1,
  })
  const shown: readonly Candidate[] = text.trim().length > 1 ? (found.data?.rows ?? []) : candidates
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-14 font-medium">Application</legend>
      {shown.length === 0 && (
        <p className="text-13 text-ink-3">This email doesn't mention any of your applications. Choose one below.</p>
      )}
      <ul className="grid gap-1">
        {shown.map(({ id, job_title, company }) => (
          <li key={id}>
            <label className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                className="accent-accent"
                name="application"
                value={id}
                checked={value === id}
                onChange={() => onChange(id)}
              />
              <span className="wrap-anywhere">
                {job_title} <span className="text-ink-3">{company}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Field id="reply-find" name="find" label="Find another">
        {(control) => (
          <Input {...control} type="search" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    </fieldset>
  )
}
