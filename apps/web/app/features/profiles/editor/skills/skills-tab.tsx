import { NEEDS_TECHNICAL_SKILL } from '@jobapply/core/profiles/constants'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { LanguageList } from './language-list.tsx'
import { SkillAdder } from './skill-adder.tsx'
import { SkillChips } from './skill-chips.tsx'
import { TechnicalSkills } from './technical-skills.tsx'

export function SkillsTab() {
  const { state } = useEditor()
  return (
    <>
      <Card title="Technical Skills">
        <div className="grid gap-4">
          {state.values.technical_skills.length === 0 && <Alert kind="calm">{NEEDS_TECHNICAL_SKILL}</Alert>}
          <SkillAdder list="technical_skills" label="Technical skill" importance="best" />
          <TechnicalSkills />
        </div>
      </Card>
      <Card title="Soft Skills">
        <div className="grid gap-4">
          <SkillAdder list="soft_skills" label="Soft skill" importance="best" />
          <SkillChips list="soft_skills" label="Soft skills" />
        </div>
      </Card>
      <Card title="Management Skills">
        <div className="grid gap-4">
          <SkillAdder list="management_skills" label="Management skill" importance="nice" />
          <SkillChips list="management_skills" label="Management skills" />
        </div>
      </Card>
      <Card title="Languages">
        <LanguageList />
      </Card>
    </>
  )
}
