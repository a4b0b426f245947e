import { LIMITS } from '@jobapply/core/profiles/constants'
import { showPeriod } from '@jobapply/core/shared/time/show-dates'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProfileEntries } from '#features/profiles/editor/profile-entries.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid, WholeRow } from '#forms/fields/fields-grid.tsx'
import { PeriodFields } from '#forms/fields/period-fields.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'

const { screen } = LIMITS

export const VolunteerList = () => (
  <ProfileEntries
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
