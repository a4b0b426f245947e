import type { ReactNode } from 'react'

type Control = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}
type Props = {
  id: string
  name: string
  label: string
  /** Marked with a star. */
  isRequired?: boolean | undefined
  /** A word beside the label. */
  note?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  children: (control: Control) => ReactNode
}

/** A label, its control, and under it the hint and what is wrong, both tied to the control for screen readers. */
export function Field({ id, name, label, isRequired, note, hint, error, children }: Props) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex items-baseline gap-1">
        <label htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        {isRequired && (
          <span aria-hidden data-star className="font-semibold text-warn">
            *
          </span>
        )}
        {note && <span className="ml-auto shrink-0 text-12 text-ink-3">{note}</span>}
      </div>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
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
