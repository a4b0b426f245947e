import { LIMITS } from '@jobapply/core/profiles/constants'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid, WholeRow } from './fields-grid.tsx'
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
    lines={({ issuer, date, description }) => [[issuer, showDate(date)].filter(Boolean).join(' · '), description]}
    fields={(of) => (
      <FieldsGrid>
        <TextField of={of} name="title" label="Title" limit={screen.award} />
        <TextField of={of} name="issuer" label="Issuer" limit={screen.issuer} />
        <MonthField of={of} name="date" label="Date of the award" />
        <WholeRow>
          <ProseField of={of} name="description" label="Description" limit={screen.awardDescription} />
        </WholeRow>
      </FieldsGrid>
    )}
  />
)
