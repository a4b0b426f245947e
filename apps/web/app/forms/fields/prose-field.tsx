import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
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
}

export function ProseField<T>({ of, name, label, limit, importance, hint }: Props<T>) {
  const { error, control } = useCleanField(of, name)
  return (
    <Field id={`${of.id}-${name}`} name={name} label={label} hint={hint} error={error} {...marksOf(importance)}>
      {(described) => <Textarea {...described} {...control} limit={limit} />}
    </Field>
  )
}
