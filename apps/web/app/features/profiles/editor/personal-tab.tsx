import { GENDERS, LIMITS } from '@jobapply/core/profiles/constants'
import { keepPhoneCharacters, phoneLengthBeside } from '@jobapply/core/profiles/inputs'
import { Card } from '#ui/card.tsx'
import { COUNTRY_OPTIONS, DIAL_CODE_OPTIONS } from './country-options.ts'
import { useEditor } from './editor-context.tsx'
import { FieldsGrid, WholeRow } from './fields-grid.tsx'
import { NameFields } from './name-fields.tsx'
import { ProseField } from './prose-field.tsx'
import { ReferenceList } from './reference-list.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { UrlField } from './url-field.tsx'

const { screen } = LIMITS

/** spec 2 §2.1 */
export function PersonalTab() {
  const of = useEditor().editor.fields('personal')
  return (
    <>
      <Card title="Personal Information">
        <FieldsGrid>
          <NameFields of={of} />
          <SelectField of={of} name="gender" label="Gender" options={GENDERS} importance="nice" />
        </FieldsGrid>
      </Card>
      <Card title="Contact Information">
        <FieldsGrid>
          <WholeRow>
            <TextField
              of={of}
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              limit={screen.email}
              importance="mandatory"
            />
          </WholeRow>
          <SearchField
            of={of}
            name="country_code"
            label="Country code"
            options={DIAL_CODE_OPTIONS}
            placeholder="+46 or Sweden"
            importance="mandatory"
          />
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
        </FieldsGrid>
      </Card>
      <Card title="Location & Background">
        <FieldsGrid>
          <SearchField of={of} name="location_country" label="Country" options={COUNTRY_OPTIONS} importance="mandatory" />
          <SearchField of={of} name="citizenship" label="Citizenship" options={COUNTRY_OPTIONS} importance="mandatory" />
          <TextField
            of={of}
            name="location_city"
            label="City"
            autoComplete="address-level2"
            limit={screen.city}
            importance="best"
          />
          <TextField
            of={of}
            name="location_state"
            label="State"
            autoComplete="address-level1"
            limit={screen.state}
            importance="best"
          />
          <TextField
            of={of}
            name="location_zip_code"
            label="Zip code"
            autoComplete="postal-code"
            limit={screen.zip}
            importance="nice"
          />
          <TextField of={of} name="address" label="Address" autoComplete="street-address" limit={screen.text} importance="nice" />
          <WholeRow>
            <ProseField
              of={of}
              name="professional_summary"
              label="Professional summary"
              limit={screen.summary}
              importance="best"
            />
          </WholeRow>
        </FieldsGrid>
      </Card>
      <Card title="Online Presence">
        <FieldsGrid>
          <UrlField
            of={of}
            name="linkedin_url"
            label="LinkedIn URL"
            placeholder="https://www.linkedin.com/in/you"
            importance="mandatory"
          />
          <UrlField of={of} name="portfolio_url" label="Portfolio URL" importance="best" />
          <UrlField of={of} name="github_url" label="GitHub URL" placeholder="https://github.com/you" importance="best" />
          <UrlField of={of} name="personal_website" label="Other URL" importance="nice" />
        </FieldsGrid>
      </Card>
      <Card title="References" hint="People who can speak for you. Ask them first.">
        <ReferenceList />
      </Card>
    </>
  )
}
