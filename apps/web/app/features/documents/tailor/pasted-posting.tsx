import { JOB_NAME_MAX, MAX_POSTING_CHARS } from '@jobapply/core/documents/constants'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'

export type Pasted = { title: string; text: string }
export const NOTHING_PASTED: Pasted = { title: '', text: '' }
export const isPasted = ({ title, text }: Pasted) => title.trim() !== '' && text.trim() !== ''

/** A posting from anywhere: its title and its text. */
export const PastedPosting = ({ value, onChange }: { value: Pasted; onChange: (value: Pasted) => void }) => (
  <details className="border-t border-line pt-3">
    <summary className="cursor-pointer text-14 font-medium text-accent">Paste a posting instead</summary>
    <div className="mt-3 grid gap-3">
      <Field id="posting-title" name="title" label="Job title">
        {(control) => (
          <Input
            {...control}
            maxLength={JOB_NAME_MAX}
            value={value.title}
            onChange={({ target }) => onChange({ ...value, title: target.value })}
          />
        )}
      </Field>
      <Field id="posting-text" name="text" label="Text of the posting">
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            limit={MAX_POSTING_CHARS}
            value={value.text}
            onChange={({ target }) => onChange({ ...value, text: target.value })}
            className="max-h-64"
          />
        )}
      </Field>
    </div>
  </details>
)
