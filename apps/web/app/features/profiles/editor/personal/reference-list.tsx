import { LIMITS } from '@jobapply/core/profiles/constants'
import { keepPhoneCharacters } from '@jobapply/core/profiles/inputs'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProfileEntries } from '#features/profiles/editor/profile-entries.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid, WholeRow } from '#forms/fields/fields-grid.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'

const { screen } = LIMITS

export const ReferenceList = () => (
  <ProfileEntries
    list="profile_references"
    label="References"
    add="Add reference"
    lines={referenceLines}
    fields={(of) => <ReferenceFields of={of} />}
  />
)

export const referenceLines = ({ position, company, email, phone }: Draft<'profile_references'>) => [
  [position, company].filter(Boolean).join(', '),
  [email, phone].filter(Boolean).join(' · '),
]

export const ReferenceFields = ({ of }: { of: Bound<Draft<'profile_references'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="name" label="Name" limit={screen.reference} />
    <TextField of={of} name="position" label="Position" limit={screen.position} />
    <TextField of={of} name="company" label="Company of the reference" limit={screen.company} />
    <TextField of={of} name="email" label="Email of the reference" type="email" limit={screen.email} />
    <TextField of={of} name="phone" label="Phone of the reference" type="tel" keep={keepPhoneCharacters} limit={screen.phone} />
    <WholeRow>
      <ProseField of={of} name="note" label="Note" limit={screen.description} />
    </WholeRow>
  </FieldsGrid>
)
