import { LIMITS } from '@jobapply/core/profiles/constants'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid, WholeRow } from './fields-grid.tsx'
import type { Draft } from './lists.ts'
import { PeriodFields } from './period-fields.tsx'
import { ProseField } from './prose-field.tsx'
import { showPeriod } from './show-dates.ts'
import { TagsField } from './tags-field.tsx'
import { TextField } from './text-field.tsx'

const { screen } = LIMITS

export const ExperienceList = () => (
  <EntryList
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
      <TagsField of={of} name="technologies" label="Technologies" limit={screen.skill} importance="nice" />
    </WholeRow>
  </FieldsGrid>
)
