import { LIMITS } from '@jobapply/core/profiles/constants'
import { keepPhoneCharacters, phoneLengthBeside } from '@jobapply/core/profiles/inputs'
import { LINK_FIELDS, LINKS } from '@jobapply/core/profiles/links'
import type { ReactNode } from 'react'
import type { ResumeValues } from '#features/documents/editing/resume-values.ts'
import { COUNTRY_OPTIONS, DIAL_CODE_OPTIONS } from '#features/profiles/editor/personal/country-options.ts'
import type { Bound } from '#forms/fields/bound.ts'
import { SearchField } from '#forms/fields/search-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'
import { UrlField } from '#forms/fields/url-field.tsx'

const { screen } = LIMITS

type Props = { of: Bound<ResumeValues>; hideButton: (id: string, name: string) => ReactNode }

/** Name and contact; everything but the name can be left out of the page. */
export const ContactFields = ({ of, hideButton }: Props) => (
  <div className="grid gap-4">
    <TextField of={of} name="full_name" label="Name" limit={screen.fullName} autoComplete="name" />
    <Row button={hideButton('desired_job_title', 'Job title')}>
      <TextField of={of} name="desired_job_title" label="Job title" limit={screen.jobTitle} />
    </Row>
    <Row button={hideButton('email', 'Email')}>
      <TextField of={of} name="email" label="Email" type="email" limit={screen.email} />
    </Row>
    <SearchField of={of} name="country_code" label="Country code" options={DIAL_CODE_OPTIONS} />
    <Row button={hideButton('phone', 'Phone')}>
      <TextField
        of={of}
        name="phone"
        label="Phone"
        type="tel"
        keep={keepPhoneCharacters}
        limit={phoneLengthBeside(of.value.country_code)}
      />
    </Row>
    <Row button={hideButton('address', 'Address')}>
      <TextField of={of} name="address" label="Address" limit={screen.text} />
    </Row>
    <Row button={hideButton('location_zip_code', 'Zip code')}>
      <TextField of={of} name="location_zip_code" label="Zip code" limit={screen.zip} />
    </Row>
    <Row button={hideButton('location_city', 'City')}>
      <TextField of={of} name="location_city" label="City" limit={screen.city} />
    </Row>
    <Row button={hideButton('location_state', 'State')}>
      <TextField of={of} name="location_state" label="State" limit={screen.state} />
    </Row>
    <Row button={hideButton('location_country', 'Country')}>
      <SearchField of={of} name="location_country" label="Country" options={COUNTRY_OPTIONS} />
    </Row>
    {LINK_FIELDS.map((field) => (
      <Row key={field} button={hideButton(field, LINKS[field].label)}>
        <UrlField of={of} name={field} label={LINKS[field].label} />
      </Row>
    ))}
  </div>
)

/** A field and whether it is printed. */
const Row = ({ button, children }: { button: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[1fr_auto] items-start gap-1">
    {children}
    <div className="pt-7.5">{button}</div>
  </div>
)
