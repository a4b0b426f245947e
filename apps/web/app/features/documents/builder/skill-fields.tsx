import { LIMITS } from '@jobapply/core/profiles/constants'
import type { ReactNode } from 'react'
import type { ResumeValues } from '#features/documents/editing/resume-values.ts'
import type { Bound } from '#forms/fields/bound.ts'
import { TAGS_HINT, TagsField } from '#forms/fields/tags-field.tsx'

const KINDS = {
  technical_skills: 'Technical skills',
  soft_skills: 'Soft skills',
  management_skills: 'Management skills',
} as const

type Props = { of: Bound<ResumeValues>; hideButton: (id: string, name: string) => ReactNode }

export const SkillFields = ({ of, hideButton }: Props) => (
  <div className="grid gap-5">
    {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((list) => (
      <div key={list} className="grid grid-cols-[1fr_auto] items-start gap-1">
        <TagsField of={of} name={list} label={KINDS[list]} hint={TAGS_HINT} maxLength={LIMITS.screen.skill * 20} />
        <div className="pt-7.5">{hideButton(list, KINDS[list])}</div>
      </div>
    ))}
  </div>
)
