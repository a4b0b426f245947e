import { cleanText } from '@jobapply/core/shared/text/clean-text'
import { INVALID_CHARACTERS } from '@jobapply/core/shared/text/text'
import { type KeyboardEvent, useState } from 'react'
import { type Bound, type KeysOf, patchOf } from './bound.ts'

/**
 * A text of a record in its input. It is cleaned on blur or before Enter submits, not at each key: only the second word of "vector<int>"
 * shows that it is no markup.
 */
export function useCleanField<T>(
  of: Bound<T>,
  name: KeysOf<T, string | null>,
  complete: (text: string) => string = (text) => text,
) {
  const [wasCleaned, setWasCleaned] = useState(false)
  const value = (of.value[name] as string | null) ?? ''

  function clean() {
    const { text, removed } = cleanText(complete(value))
    if (text !== value) of.change(patchOf(name, text))
    if (removed) setWasCleaned(true)
  }
  return {
    error: of.problem(name) ?? (wasCleaned ? INVALID_CHARACTERS : undefined),
    control: {
      value,
      onChange: (event: { target: { value: string } }) => {
        setWasCleaned(false)
        of.change(patchOf(name, event.target.value))
      },
      onBlur: () => {
        clean()
        of.leave(name)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement) clean()
      },
    },
  }
}
