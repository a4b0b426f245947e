import { Field } from '#ui/inputs/field.tsx'
import { MonthInput } from '#ui/inputs/month-input.tsx'
import { type Bound, type KeysOf, patchOf } from './bound.ts'
import { type Importance, marksOf } from './importance.ts'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, string | null>
  label: string
  importance?: Importance | undefined
  disabled?: boolean
}

/** Checked by a save, not while the focus moves from the month to the year. */
export function MonthField<T>({ of, name, label, importance, disabled }: Props<T>) {
  return (
    <Field id={`${of.id}-${name}`} name={name} label={label} error={of.problem(name)} {...marksOf(importance)}>
      {(described) => (
        <MonthInput
          {...described}
          label={label}
          disabled={disabled}
          value={of.value[name] as string | null}
          onChange={(value) => of.change(patchOf(name, value))}
        />
      )}
    </Field>
  )
}
