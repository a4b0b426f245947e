import { FORM_DONE, FORM_PATHS, type PublicForm as Name } from '@jobapply/core/content/constants'
import type { ReactNode } from 'react'

/**
 * A form that the browser posts by itself; the server answers with a page. With scripts, `send-forms.ts` sends it and shows the answer
 * here. The empty field is for programs: people don't see it, and what fills it in is not stored.
 */
export const PublicForm = ({ name, className = '', children }: { name: Name; className?: string; children: ReactNode }) => (
  <form action={FORM_PATHS[name]} method="post" data-form={name} className={className}>
    {children}
    <p aria-hidden="true" className="hidden">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </p>
    <p data-form-done role="status" hidden className="rounded-card bg-good-wash px-4 py-3 text-good [[hidden]]:hidden">
      <strong className="block">{FORM_DONE[name].title}</strong> {FORM_DONE[name].message}
    </p>
    <p data-form-problem role="alert" hidden className="rounded-card bg-bad-wash px-4 py-3 text-bad [[hidden]]:hidden" />
  </form>
)

type FieldProps = {
  form: string
  name: string
  label: string
  type?: 'text' | 'email' | 'url'
  max: number
  rows?: number
  required?: boolean
  autoComplete?: string
}

const BOX = 'w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-16 aria-invalid:border-bad'

/** A labelled field that the browser checks before it sends. */
export function FormField({ form, name, label, type = 'text', max, rows, required = true, autoComplete }: FieldProps) {
  const id = `${form}-${name}`
  const shared = { id, name, required, maxLength: max, 'aria-describedby': `${id}-problem` }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} className={BOX} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} className={BOX} />
      )}
      <p id={`${id}-problem`} data-field-problem={name} hidden className="text-13 text-bad [[hidden]]:hidden" />
    </div>
  )
}
