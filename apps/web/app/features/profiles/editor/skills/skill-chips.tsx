import { moveEntry } from '@jobapply/core/profiles/adding'
import { X } from 'lucide-react'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import { tellRemoved } from '#forms/undo.ts'
import { SortableList } from '#ui/inputs/sortable-list.tsx'

type Props = { list: 'soft_skills' | 'management_skills'; label: string }

export function SkillChips({ list, label }: Props) {
  const { editor, state } = useEditor()
  const skills = state.values[list]

  function remove(skill: string) {
    editor.change({ [list]: skills.filter((one) => one !== skill) })
    tellRemoved(skill, () => {
      const now = editor.read().values[list].filter((one) => one !== skill)
      editor.change({ [list]: now.toSpliced(skills.indexOf(skill), 0, skill) })
    })
  }

  return (
    <SortableList
      label={label}
      layout="wrap"
      items={skills.map((name) => ({ id: name, name }))}
      nameOf={({ name }) => name}
      onMove={(from, to) => editor.change({ [list]: moveEntry(skills, from, to) })}
    >
      {({ name }, _, handle) => (
        <span
          className={`inline-flex max-w-full items-center rounded-full border border-line bg-surface font-medium ${handle ? 'pl-1' : 'pl-3'}`}
        >
          {handle}
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => remove(name)}
            className="grid size-8 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      )}
    </SortableList>
  )
}
