import { LIMITS } from '@jobapply/core/profiles/constants'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid, WholeRow } from './fields-grid.tsx'
import type { Draft } from './lists.ts'
import { MonthField } from './month-field.tsx'
import { ProseField } from './prose-field.tsx'
import { showDate } from './show-dates.ts'
import { TextField } from './text-field.tsx'

const { screen } = LIMITS

export const AwardList = () => (
  <EntryList
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
