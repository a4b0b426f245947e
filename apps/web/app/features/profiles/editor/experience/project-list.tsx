import { LIMITS } from '@jobapply/core/profiles/constants'
import { showPeriod } from '@jobapply/core/shared/time/show-dates'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProfileEntries } from '#features/profiles/editor/profile-entries.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid, WholeRow } from '#forms/fields/fields-grid.tsx'
import { PeriodFields } from '#forms/fields/period-fields.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TAGS_HINT, TagsField } from '#forms/fields/tags-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'
import { UrlField } from '#forms/fields/url-field.tsx'

const { screen } = LIMITS

export const ProjectList = () => (
  <ProfileEntries
    list="projects"
    label="Projects"
    add="Add project"
    lines={projectLines}
    fields={(of) => <ProjectFields of={of} />}
  />
)

export const projectLines = (entry: Draft<'projects'>) => [
  [showPeriod(entry), entry.url].filter(Boolean).join(' · '),
  entry.description,
]

export const ProjectFields = ({ of }: { of: Bound<Draft<'projects'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="name" label="Project name" limit={screen.company} />
    <UrlField of={of} name="url" label="Project URL" />
    <PeriodFields of={of} now="I still work on it" />
    <WholeRow>
      <ProseField of={of} name="description" label="Description" limit={screen.description} />
    </WholeRow>
    <WholeRow>
      <TagsField of={of} name="technologies" label="Technologies" hint={TAGS_HINT} maxLength={screen.skill * 20} />
    </WholeRow>
  </FieldsGrid>
)
