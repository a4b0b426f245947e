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

const { screen } = LIMITS

export const ExperienceList = () => (
  <ProfileEntries
    list="experience"
    label="Work experience"
    add="Add experience"
    startsOpen
    lines={experienceLines}
    fields={(of) => <ExperienceFields of={of} />}
  />
)

export const experienceLines = (entry: Draft<'experience'>) => [
  [showPeriod(entry), entry.location].filter(Boolean).join(' · '),
  entry.description,
]

export const ExperienceFields = ({ of }: { of: Bound<Draft<'experience'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="company" label="Company" limit={screen.company} importance="mandatory" />
    <TextField of={of} name="position" label="Position" limit={screen.position} importance="mandatory" />
    <PeriodFields of={of} now="I currently work here" importance="mandatory" />
    <WholeRow>
      <TextField of={of} name="location" label="Location" limit={screen.location} importance="nice" />
    </WholeRow>
    <WholeRow>
      <ProseField of={of} name="description" label="Description" limit={screen.description} importance="best" />
    </WholeRow>
    <WholeRow>
      <TagsField
        of={of}
        name="technologies"
        label="Technologies"
        hint={TAGS_HINT}
        maxLength={screen.skill * 20}
        importance="nice"
      />
    </WholeRow>
  </FieldsGrid>
)
