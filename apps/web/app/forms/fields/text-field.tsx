import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import type { Bound, KeysOf } from './bound.ts'
import { useCleanField } from './clean-field.ts'
import { type Importance, marksOf } from './importance.ts'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, string | null>
  label: string
  limit: number
  importance?: Importance
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  /** Drops characters that do not belong into this field. */
  keep?: (typed: string) => string
  /** Completes the text on blur. */
  complete?: (typed: string) => string
}

export function TextField<T>(props: Props<T>) {
  const { of, name, label, limit, importance, hint, type = 'text', autoComplete = 'off', placeholder, keep, complete } = props
  const { error, control } = useCleanField(of, name, complete)
  return (
    <Field id={`${of.id}-${name}`} name={name} label={label} hint={hint} error={error} {...marksOf(importance)}>
      {(described) => (
        <Input
          {...described}
          {...control}
          onChange={(event) => control.onChange({ target: { value: keep ? keep(event.target.value) : event.target.value } })}
          // The schema checks addresses: the browser's own messages would differ.
          type={type === 'email' || type === 'url' ? 'text' : type}
          inputMode={type}
          maxLength={limit}
          autoComplete={autoComplete}
          placeholder={placeholder}
        />
      )}
    </Field>
  )
}
