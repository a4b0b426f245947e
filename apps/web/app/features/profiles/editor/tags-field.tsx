import { addSkills } from '@jobapply/core/profiles/skills'
import { cleanText } from '@jobapply/core/shared/clean-text'
import { INVALID_CHARACTERS } from '@jobapply/core/shared/text'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TagInput } from '#ui/tag-input.tsx'
import { type Bound, type KeysOf, patchOf } from './bound.ts'
import { type Importance, marksOf } from './importance.ts'

type Props<T> = { of: Bound<T>; name: KeysOf<T, string[]>; label: string; limit: number; importance?: Importance }

export function TagsField<T>({ of, name, label, limit, importance }: Props<T>) {
  const [wasCleaned, setWasCleaned] = useState(false)
  const tags = of.value[name] as string[]
  function add(typed: string) {
    const { text, removed } = cleanText(typed)
    setWasCleaned(removed)
    of.change(patchOf(name, addSkills(tags, text)))
  }
  return (
    <Field
      id={`${of.id}-${name}`}
      name={name}
      label={label}
      hint="Enter or a comma adds it; a list with commas can be pasted."
      error={of.problem(name) ?? (wasCleaned ? INVALID_CHARACTERS : undefined)}
      {...marksOf(importance)}
    >
      {({ 'aria-required': _, ...described }) => (
        <TagInput
          {...described}
          maxLength={limit * 20}
          tags={tags}
          onAdd={add}
          onType={(text) => of.typing(name, text)}
          onRemove={(tag) =>
            of.change(
              patchOf(
                name,
                tags.filter((one) => one !== tag),
              ),
            )
          }
        />
      )}
    </Field>
  )
}
