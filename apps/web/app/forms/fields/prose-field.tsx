import { Field } from '#ui/inputs/field.tsx'
import { Textarea } from '#ui/inputs/textarea.tsx'
import { type Bound, type KeysOf, patchOf } from './bound.ts'
import { type Importance, marksOf } from './importance.ts'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, string | null>
  label: string
  limit: number
  importance?: Importance
  hint?: string | undefined
}

/** A text of several lines. Nothing is removed from it, unlike from a one-line field (decisions, Profiles and preferences). */
export function ProseField<T>({ of, name, label, limit, importance, hint }: Props<T>) {
  return (
    <Field id={`${of.id}-${name}`} name={name} label={label} hint={hint} error={of.problem(name)} {...marksOf(importance)}>
      {(described) => (
        <Textarea
          {...described}
          value={(of.value[name] as string | null) ?? ''}
          onChange={({ target }) => of.change(patchOf(name, target.value))}
          onBlur={() => of.leave(name)}
          limit={limit}
        />
      )}
    </Field>
  )
}
