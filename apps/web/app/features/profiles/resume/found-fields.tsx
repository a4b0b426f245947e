import { LIMITS } from '@jobapply/core/profiles/constants'
import type { Proposal } from '@jobapply/core/profiles/resume-review'
import type { ProfileField, ProfileFields } from '@jobapply/core/profiles/schema'
import type { ReactNode } from 'react'
import type { Bound } from '#features/profiles/editor/bound.ts'
import { FieldsGrid, WholeRow } from '#features/profiles/editor/fields-grid.tsx'
import { PERSONAL_FIELDS } from '#features/profiles/editor/personal-fields.tsx'
import { TagsField } from '#features/profiles/editor/tags-field.tsx'
import { TextField } from '#features/profiles/editor/text-field.tsx'
import { ENTRY_FORMS, isFoundList } from './entry-forms.tsx'

/** What the fields are called that a resume fills one by one. */
const LABELS: Partial<Record<ProfileField, string>> = {
  full_name: 'Name',
  email: 'Email',
  country_code: 'Country code',
  phone: 'Phone',
  desired_job_title: 'Desired job title',
  professional_summary: 'Professional summary',
  linkedin_url: 'LinkedIn URL',
  github_url: 'GitHub URL',
  portfolio_url: 'Portfolio URL',
  personal_website: 'Other URL',
  address: 'Address',
  location_city: 'City',
  location_state: 'State',
  location_zip_code: 'Zip code',
  location_country: 'Country',
  technical_skills: 'Technical skills',
}
export const labelOfField = (field: ProfileField) => LABELS[field] ?? field

type Props = { field: Proposal['field']; of: Bound<never> }

/** The editor's own field or form for what a proposal is about. */
export function FoundFields({ field, of }: Props) {
  if (isFoundList(field)) return ENTRY_FORMS[field].fields(of as never)
  const whole = of as unknown as Bound<ProfileFields>
  if (field === 'technical_skills')
    return <TagsField of={whole} name="technical_skills" label="Technical skills" limit={LIMITS.screen.skill} />
  if (field === 'desired_job_title')
    return <TextField of={whole} name="desired_job_title" label="Desired job title" limit={LIMITS.screen.jobTitle} />
  const draw = (PERSONAL_FIELDS as Partial<Record<ProfileField, (of: Bound<ProfileFields>) => ReactNode>>)[field]
  const drawn = draw?.(whole)
  return <FieldsGrid>{field === 'full_name' ? drawn : <WholeRow>{drawn}</WholeRow>}</FieldsGrid>
}
