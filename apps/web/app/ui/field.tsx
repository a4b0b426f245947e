import type { ReactNode } from 'react'

type Control = { id: string; name: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
type Props = {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: (control: Control) => ReactNode
}

/** A label, its control, and under it the hint and what is wrong, both tied to the control for screen readers. */
export function Field({ id, name, label, hint, error, children }: Props) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children({ id, name, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="text-13 text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
