import { LIMITS } from '@jobapply/core/profiles/constants'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid, WholeRow } from './fields-grid.tsx'
import type { Draft } from './lists.ts'
import { MonthField } from './month-field.tsx'
import { ProseField } from './prose-field.tsx'
import { showDate } from './show-dates.ts'
import { TextField } from './text-field.tsx'
import { UrlField } from './url-field.tsx'

const { screen } = LIMITS

export const PublicationList = () => (
  <EntryList
    list="publications"
    label="Publications"
    add="Add publication"
    lines={publicationLines}
    fields={(of) => <PublicationFields of={of} />}
  />
)

export const publicationLines = ({ publisher, date, url }: Draft<'publications'>) => [
  [publisher, showDate(date)].filter(Boolean).join(' · '),
  url,
]

export const PublicationFields = ({ of }: { of: Bound<Draft<'publications'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="title" label="Title" limit={screen.award} />
    <TextField of={of} name="publisher" label="Publisher" limit={screen.issuer} />
    <MonthField of={of} name="date" label="Date of publication" />
    <UrlField of={of} name="url" label="Publication URL" />
    <WholeRow>
      <ProseField of={of} name="description" label="Description" limit={screen.description} />
    </WholeRow>
  </FieldsGrid>
)
