import { GENDERS, LIMITS } from '@jobapply/core/profiles/constants'
import { keepPhoneCharacters, phoneLengthBeside } from '@jobapply/core/profiles/inputs'
import { forLinks, LINKS, type Link } from '@jobapply/core/profiles/links'
import type { ProfileField, ProfileFields } from '@jobapply/core/profiles/schema'
import type { ReactNode } from 'react'
import type { Bound } from '#forms/fields/bound.ts'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { SearchField } from '#forms/fields/search-field.tsx'
import { SelectField } from '#forms/fields/select-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'
import { UrlField } from '#forms/fields/url-field.tsx'
import { COUNTRY_OPTIONS, DIAL_CODE_OPTIONS } from './country-options.ts'
import { NameFields } from './name-fields.tsx'

const { screen } = LIMITS

/** The single fields of a profile; the resume review shows the same ones. */
export const PERSONAL_FIELDS = {
  full_name: (of) => <NameFields of={of} />,
  gender: (of) => <SelectField of={of} name="gender" label="Gender" options={GENDERS} importance="nice" />,
  email: (of) => (
    <TextField of={of} name="email" label="Email" type="email" autoComplete="email" limit={screen.email} importance="mandatory" />
  ),
  country_code: (of) => (
    <SearchField
      of={of}
      name="country_code"
      label="Country code"
      options={DIAL_CODE_OPTIONS}
      placeholder="+46 or Sweden"
      importance="mandatory"
    />
  ),
  phone: (of) => (
    <TextField
      of={of}
      name="phone"
      label="Phone"
      type="tel"
      autoComplete="tel-national"
      keep={keepPhoneCharacters}
      limit={phoneLengthBeside(of.value.country_code)}
      importance="mandatory"
    />
  ),
  location_country: (of) => (
    <SearchField of={of} name="location_country" label="Country" options={COUNTRY_OPTIONS} importance="mandatory" />
  ),
  citizenship: (of) => (
    <SearchField of={of} name="citizenship" label="Citizenship" options={COUNTRY_OPTIONS} importance="mandatory" />
  ),
  location_city: (of) => (
    <TextField of={of} name="location_city" label="City" autoComplete="address-level2" limit={screen.city} importance="best" />
  ),
  location_state: (of) => (
    <TextField of={of} name="location_state" label="State" autoComplete="address-level1" limit={screen.state} importance="best" />
  ),
  location_zip_code: (of) => (
    <TextField
      of={of}
      name="location_zip_code"
      label="Zip code"
      autoComplete="postal-code"
      limit={screen.zip}
      importance="nice"
    />
  ),
  address: (of) => (
    <TextField of={of} name="address" label="Address" autoComplete="street-address" limit={screen.text} importance="nice" />
  ),
  professional_summary: (of, hint?: string) => (
    <ProseField
      of={of}
      name="professional_summary"
      label="Professional summary"
      limit={screen.summary}
      importance="best"
      hint={hint}
    />
  ),
  ...forLinks((field) => (of: Bound<ProfileFields>) => {
    const { label, importance, placeholder }: Link = LINKS[field]
    return (
      <UrlField of={of} key={field} name={field} label={label} importance={importance} {...(placeholder && { placeholder })} />
    )
  }),
} satisfies Partial<Record<ProfileField, (of: Bound<ProfileFields>) => ReactNode>>
