import { LIMITS } from '@jobapply/core/profiles/constants'
import { showDate } from '@jobapply/core/shared/time/show-dates'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProfileEntries } from '#features/profiles/editor/profile-entries.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid, WholeRow } from '#forms/fields/fields-grid.tsx'
import { MonthField } from '#forms/fields/month-field.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'
import { UrlField } from '#forms/fields/url-field.tsx'

const { screen } = LIMITS

export const PublicationList = () => (
  <ProfileEntries
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
