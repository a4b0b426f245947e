import { LIMITS } from '@jobapply/core/profiles/constants'
import { cleanText } from '@jobapply/core/shared/text/clean-text'
import { commasFor, INVALID_CHARACTERS } from '@jobapply/core/shared/text/text'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import type { SkillList } from '#features/profiles/editor/profile-form.ts'
import { type Importance, marksOf } from '#forms/fields/importance.ts'
import { TAGS_HINT } from '#forms/fields/tags-field.tsx'
import { problemAt } from '#forms/problems.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

type Props = { list: SkillList; label: string; importance: Importance }

/** Enter, a comma or the plus button adds the typed skill; a pasted list is split at its commas. */
export function SkillAdder({ list, label, importance }: Props) {
  const { editor, state } = useEditor()
  const [wasCleaned, setWasCleaned] = useState(false)
  const typed = state.typed[list] ?? ''

  function add(text: string) {
    const clean = cleanText(text)
    setWasCleaned(clean.removed)
    editor.addSkills(list, clean.text)
  }
  function onKeyDown(event: KeyboardEvent) {
    // In an input method editor Enter confirms the composed characters.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }

  return (
    <Field
      id={`${list}-new`}
      name={list}
      label={label}
      hint={TAGS_HINT}
      error={problemAt(state.problems, list) ?? (wasCleaned ? INVALID_CHARACTERS : undefined)}
      {...marksOf(importance)}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={typed}
            maxLength={typed.includes(',') ? undefined : LIMITS.screen.skill}
            autoComplete="off"
            onChange={({ target: { value } }) => {
              setWasCleaned(false)
              if (value.includes(',')) add(value)
              else editor.type(list, value)
            }}
            onPaste={(event) => {
              const pasted = commasFor(event.clipboardData.getData('text'))
              if (!pasted.includes(',')) return
              event.preventDefault()
              add(`${typed}${pasted}`)
            }}
            onKeyDown={onKeyDown}
          />
          <Button size="icon" aria-label={`Add ${label.toLowerCase()}`} onClick={() => add(typed)} className="size-10">
            <Plus aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </Field>
  )
}
