import { LIMITS } from '@jobapply/core/profiles/constants'
import { showDate } from '@jobapply/core/shared/time/show-dates'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProfileEntries } from '#features/profiles/editor/profile-entries.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid, WholeRow } from '#forms/fields/fields-grid.tsx'
import { MonthField } from '#forms/fields/month-field.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'

const { screen } = LIMITS

export const AwardList = () => (
  <ProfileEntries
    list="awards"
    label="Awards and achievements"
    add="Add achievement"
    lines={awardLines}
    fields={(of) => <AwardFields of={of} />}
  />
)

export const awardLines = ({ issuer, date, description }: Draft<'awards'>) => [
  [issuer, showDate(date)].filter(Boolean).join(' · '),
  description,
]

export const AwardFields = ({ of }: { of: Bound<Draft<'awards'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="title" label="Title" limit={screen.award} />
    <TextField of={of} name="issuer" label="Issuer" limit={screen.issuer} />
    <MonthField of={of} name="date" label="Date of the award" />
    <WholeRow>
      <ProseField of={of} name="description" label="Description" limit={screen.awardDescription} />
    </WholeRow>
  </FieldsGrid>
)
