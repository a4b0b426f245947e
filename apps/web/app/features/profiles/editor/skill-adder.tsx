import { LIMITS } from '@jobapply/core/profiles/constants'
import { cleanText } from '@jobapply/core/shared/clean-text'
import { commasFor, INVALID_CHARACTERS } from '@jobapply/core/shared/text'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useEditor } from './editor-context.tsx'
import type { SkillList } from './editor-state.ts'
import { type Importance, marksOf } from './importance.ts'

type Props = { list: SkillList; label: string; importance: Importance }

/** Enter, a comma or the plus adds what is typed; a pasted list is taken apart at its commas. */
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
    // Enter also ends what is being put together from several keys.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }

  return (
    <Field
      id={`${list}-new`}
      name={list}
      label={label}
      hint="Enter or a comma adds it; a list with commas can be pasted."
      error={editor.fields('skills').problem(list) ?? (wasCleaned ? INVALID_CHARACTERS : undefined)}
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
              else editor.typeSkill(list, value)
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
