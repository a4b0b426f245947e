import { cleanText } from '@jobapply/core/shared/clean-text'
import { INVALID_CHARACTERS, isSameWord, splitAtCommas, withoutRepeats } from '@jobapply/core/shared/text'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TagInput } from '#ui/tag-input.tsx'

type Props = {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  words: readonly string[]
  onChange: (words: string[]) => void
  /** What stands in the field before it is a word of the list. */
  onType: (text: string) => void
}

/** A list of short texts, each once. */
export function WordsField({ words, onChange, onType, error, ...field }: Props) {
  const [wasCleaned, setWasCleaned] = useState(false)
  function add(typed: string) {
    const { text, removed } = cleanText(typed)
    setWasCleaned(removed)
    onChange(withoutRepeats([...words, ...splitAtCommas(text)]))
  }
  return (
    <Field {...field} error={error ?? (wasCleaned ? INVALID_CHARACTERS : undefined)}>
      {({ 'aria-required': _, ...described }) => (
        <TagInput
          {...described}
          placeholder="Add with Enter or a comma"
          tags={words}
          onAdd={add}
          onType={onType}
          onRemove={(word) => onChange(words.filter((one) => !isSameWord(one, word)))}
        />
      )}
    </Field>
  )
}
