import { LIMITS } from '@jobapply/core/profiles/constants'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid, WholeRow } from './fields-grid.tsx'
import type { Draft } from './lists.ts'
import { PeriodFields } from './period-fields.tsx'
import { ProseField } from './prose-field.tsx'
import { showPeriod } from './show-dates.ts'
import { TextField } from './text-field.tsx'

const { screen } = LIMITS

export const VolunteerList = () => (
  <EntryList
    list="volunteer_experience"
    label="Volunteer work"
    add="Add volunteer work"
    lines={volunteerLines}
    fields={(of) => <VolunteerFields of={of} />}
  />
)

export const volunteerLines = (entry: Draft<'volunteer_experience'>) => [showPeriod(entry), entry.description]

export const VolunteerFields = ({ of }: { of: Bound<Draft<'volunteer_experience'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="organization" label="Organization" limit={screen.company} />
    <TextField of={of} name="position" label="Role" limit={screen.position} />
    <PeriodFields of={of} now="I still volunteer here" />
    <WholeRow>
      <ProseField of={of} name="description" label="Description" limit={screen.description} />
    </WholeRow>
  </FieldsGrid>
)
