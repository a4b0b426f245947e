import { Field } from '#ui/inputs/field.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { type Bound, type KeysOf, patchOf } from './bound.ts'
import { type Importance, marksOf } from './importance.ts'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, string | null>
  label: string
  options: Readonly<Record<string, string>>
  empty?: string | null
  importance?: Importance
}

export function SelectField<T>({ of, name, label, options, empty, importance }: Props<T>) {
  return (
    <Field id={`${of.id}-${name}`} name={name} label={label} error={of.problem(name)} {...marksOf(importance)}>
      {(described) => (
        <Select
          {...described}
          options={options}
          empty={empty}
          value={of.value[name] as string | null}
          onChange={(value) => of.change(patchOf(name, value))}
        />
      )}
    </Field>
  )
}
