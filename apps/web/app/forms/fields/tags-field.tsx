import { addSkills } from '@jobapply/core/profiles/skills'
import { cleanText } from '@jobapply/core/shared/text/clean-text'
import { INVALID_CHARACTERS } from '@jobapply/core/shared/text/text'
import { useState } from 'react'
import { Field } from '#ui/inputs/field.tsx'
import { TagInput } from '#ui/inputs/tag-input.tsx'
import { type Bound, type KeysOf, patchOf } from './bound.ts'
import { type Importance, marksOf } from './importance.ts'

export const TAGS_HINT = 'Press Enter or a comma to add it. You can also paste a list with commas.'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, readonly string[]>
  label: string
  hint?: string | undefined
  placeholder?: string
  maxLength?: number
  importance?: Importance
}

/** A list of short texts, each once. */
export function TagsField<T>({ of, name, label, hint, placeholder, maxLength, importance }: Props<T>) {
  const [wasCleaned, setWasCleaned] = useState(false)
  const tags = of.value[name] as readonly string[]
  const set = (next: readonly string[]) => of.change(patchOf(name, next))
  function add(typed: string) {
    const { text, removed } = cleanText(typed)
    setWasCleaned(removed)
    set(addSkills(tags, text))
  }
  return (
    <Field
      id={`${of.id}-${name}`}
      name={name}
      label={label}
      hint={hint}
      error={of.problem(name) ?? (wasCleaned ? INVALID_CHARACTERS : undefined)}
      {...marksOf(importance)}
    >
      {({ 'aria-required': _, ...described }) => (
        <TagInput
          {...described}
          placeholder={placeholder}
          maxLength={maxLength}
          tags={tags}
          onAdd={add}
          onType={(text) => of.typing(name, text)}
          onRemove={(tag) => set(tags.filter((one) => one !== tag))}
        />
      )}
    </Field>
  )
}
