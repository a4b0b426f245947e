import { LIMITS } from '@jobapply/core/profiles/constants'
import { forLinks, LINKS } from '@jobapply/core/profiles/links'
import type { Proposal } from '@jobapply/core/profiles/resume-review'
import type { ProfileField, ProfileFields } from '@jobapply/core/profiles/schema'
import type { ReactNode } from 'react'
import { PERSONAL_FIELDS } from '#features/profiles/editor/personal/personal-fields.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid, WholeRow } from '#forms/fields/fields-grid.tsx'
import { TAGS_HINT, TagsField } from '#forms/fields/tags-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'
import { ENTRY_FORMS, isFoundList } from './entry-forms.tsx'

/** Labels of the single fields that a resume can fill. */
const LABELS: Partial<Record<ProfileField, string>> = {
  full_name: 'Name',
  email: 'Email',
  country_code: 'Country code',
  phone: 'Phone',
  desired_job_title: 'Desired job title',
  professional_summary: 'Professional summary',
  ...forLinks((field) => LINKS[field].label),
  address: 'Address',
  location_city: 'City',
  location_state: 'State',
  location_zip_code: 'Zip code',
  location_country: 'Country',
  technical_skills: 'Technical skills',
}
export const labelOfField = (field: ProfileField) => LABELS[field] ?? field

type Props = { field: Proposal['field']; profile: Bound<ProfileFields>; entry: Bound<object> }

/** The editor's own field for a proposal about one value, or its form for an entry. */
export function FoundFields({ field, profile, entry }: Props) {
  if (isFoundList(field)) {
    const { Fields } = ENTRY_FORMS[field]
    return <Fields of={entry} />
  }
  if (field === 'technical_skills')
    return (
      <TagsField
        of={profile}
        name="technical_skills"
        label="Technical skills"
        hint={TAGS_HINT}
        maxLength={LIMITS.screen.skill * 20}
      />
    )
  if (field === 'desired_job_title')
    return <TextField of={profile} name="desired_job_title" label="Desired job title" limit={LIMITS.screen.jobTitle} />
  const single: Partial<Record<ProfileField, (of: Bound<ProfileFields>) => ReactNode>> = PERSONAL_FIELDS
  const drawn = single[field]?.(profile)
  return <FieldsGrid>{field === 'full_name' ? drawn : <WholeRow>{drawn}</WholeRow>}</FieldsGrid>
}
