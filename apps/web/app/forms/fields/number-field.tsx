import { keepNotNegative } from '@jobapply/core/profiles/inputs'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { type Bound, type KeysOf, patchOf } from './bound.ts'
import { type Importance, marksOf } from './importance.ts'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, number | null>
  label: string
  importance?: Importance
  hint?: string
  inputMode: 'numeric' | 'decimal'
}

/** A half-typed number ("3.") stays a text; the schema checks it. */
const read = (typed: string) => (typed.trim() !== '' && String(Number(typed)) === typed ? Number(typed) : typed || null)

export function NumberField<T>({ of, name, label, importance, hint, inputMode }: Props<T>) {
  return (
    <Field id={`${of.id}-${name}`} name={name} label={label} hint={hint} error={of.problem(name)} {...marksOf(importance)}>
      {(described) => (
        <Input
          {...described}
          inputMode={inputMode}
          maxLength={12}
          autoComplete="off"
          value={String(of.value[name] ?? '')}
          onChange={(event) => of.change(patchOf(name, read(keepNotNegative(event.target.value))))}
          onBlur={() => of.leave(name)}
        />
      )}
    </Field>
  )
}
