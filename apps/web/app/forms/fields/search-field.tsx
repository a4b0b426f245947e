import { Combobox, type ComboboxOption } from '#ui/inputs/combobox.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { type Bound, type KeysOf, patchOf } from './bound.ts'
import { type Importance, marksOf } from './importance.ts'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, string | null>
  label: string
  options: readonly ComboboxOption[]
  importance?: Importance
  placeholder?: string
}

/** A choice from a long list, searched by typing. */
export function SearchField<T>({ of, name, label, options, importance, placeholder }: Props<T>) {
  return (
    <Field id={`${of.id}-${name}`} name={name} label={label} error={of.problem(name)} {...marksOf(importance)}>
      {(described) => (
        <Combobox
          {...described}
          options={options}
          placeholder={placeholder}
          value={of.value[name] as string | null}
          onChange={(value) => of.change(patchOf(name, value))}
          onBlur={() => of.leave(name)}
        />
      )}
    </Field>
  )
}
