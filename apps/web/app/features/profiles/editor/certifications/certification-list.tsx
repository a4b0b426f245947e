import { tickNeverExpires } from '@jobapply/core/profiles/adding'
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
import { Checkbox } from '#ui/inputs/checkbox.tsx'

const { screen } = LIMITS

export const CertificationList = () => (
  <ProfileEntries
    list="certifications"
    label="Certifications"
    add="Add certification"
    startsOpen
    waits
    lines={certificationLines}
    fields={(of) => <CertificationFields of={of} />}
  />
)

export const certificationLines = (entry: Draft<'certifications'>) => [
  entry.issuer,
  [
    entry.issue_date && `issued ${showDate(entry.issue_date)}`,
    entry.neverExpires ? 'never expires' : entry.expiry_date && `expires ${showDate(entry.expiry_date)}`,
    entry.credential_id,
  ]
    .filter(Boolean)
    .join(' · '),
]

export const CertificationFields = ({ of }: { of: Bound<Draft<'certifications'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="name" label="Certification name" limit={screen.certification} importance="best" />
    <TextField of={of} name="issuer" label="Issuing organization" limit={screen.issuer} importance="best" />
    <MonthField of={of} name="issue_date" label="Issue date" importance="best" />
    <div className="grid content-start gap-2">
      <MonthField of={of} name="expiry_date" label="Expiry date" importance="best" disabled={of.value.neverExpires} />
      <Checkbox
        label="Never expires"
        checked={of.value.neverExpires}
        onChange={(neverExpires) => {
          const { expiry_date } = tickNeverExpires(of.value, neverExpires)
          of.change({ neverExpires, expiry_date })
        }}
      />
    </div>
    <TextField of={of} name="credential_id" label="Credential ID" limit={screen.credentialId} importance="nice" />
    <UrlField of={of} name="credential_url" label="Credential URL" importance="nice" />
    <WholeRow>
      <ProseField of={of} name="description" label="Description" limit={screen.description} importance="nice" />
    </WholeRow>
  </FieldsGrid>
)
