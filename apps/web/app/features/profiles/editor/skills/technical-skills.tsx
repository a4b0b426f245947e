import { moveEntry } from '@jobapply/core/profiles/adding'
import { DEFAULT_SKILL_LEVEL, SKILL_LEVELS } from '@jobapply/core/profiles/constants'
import { fromSkillObjects, type Skill, toSkillObjects } from '@jobapply/core/profiles/skills'
import { X } from 'lucide-react'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import { tellRemoved } from '#forms/undo.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { SortableList } from '#ui/inputs/sortable-list.tsx'

/** The technical skills, each with its level (spec 2 §3.2). */
export function TechnicalSkills() {
  const { editor, state } = useEditor()
  const skills = toSkillObjects(state.values)
  const set = (next: readonly Skill[]) => editor.change(fromSkillObjects(next))

  function remove(skill: Skill) {
    set(skills.filter(({ id }) => id !== skill.id))
    tellRemoved(skill.name, () => {
      const now = toSkillObjects(editor.read().values).filter(({ id }) => id !== skill.id)
      set(now.toSpliced(skills.indexOf(skill), 0, skill))
    })
  }

  return (
    <SortableList
      label="Technical skills"
      items={skills}
      nameOf={({ name }) => name}
      onMove={(from, to) => set(moveEntry(skills, from, to))}
    >
      {(skill, index, handle) => (
        <div className="flex items-center gap-1.5 rounded-card border border-line bg-surface p-1.5">
          {handle}
          <div className={`grid min-w-0 flex-1 gap-1.5 sm:grid-cols-[1fr_10rem] sm:items-center ${handle ? '' : 'pl-2.5'}`}>
            <span className="min-w-0 font-medium wrap-anywhere">{skill.name}</span>
            <Select
              aria-label={`Level of ${skill.name}`}
              options={SKILL_LEVELS}
              empty={null}
              value={skill.level}
              onChange={(level) => set(skills.with(index, { ...skill, level: level ?? DEFAULT_SKILL_LEVEL }))}
            />
          </div>
          <Button look="quiet" size="icon" aria-label={`Remove ${skill.name}`} onClick={() => remove(skill)}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </SortableList>
  )
}
