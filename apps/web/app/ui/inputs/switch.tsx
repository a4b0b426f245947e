import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> & {
  label: string
  checked: boolean
  hint?: string
  onChange: (isOn: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange, ...rest }: Props) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-13 text-ink-3">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="relative mt-0.5 h-5.5 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunk transition-colors before:absolute before:top-1/2 before:left-0.75 before:size-3.5 before:-translate-y-1/2 before:rounded-full before:bg-line-strong before:transition-[translate,background-color] checked:border-accent checked:bg-accent checked:before:translate-x-4.5 checked:before:bg-accent-ink pointer-coarse:after:absolute pointer-coarse:after:-inset-x-0.75 pointer-coarse:after:-inset-y-3 pointer-coarse:after:content-[''] disabled:opacity-55"
        {...rest}
      />
    </div>
  )
}
