import { linksFrom } from '@jobapply/core/profiles/links'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import { FieldsGrid, WholeRow } from '#forms/fields/fields-grid.tsx'
import { Card } from '#ui/card.tsx'
import { PERSONAL_FIELDS as field } from './personal-fields.tsx'
import { ReferenceList } from './reference-list.tsx'
import { SummaryField } from './summary-field.tsx'

/** The four documented sections (spec 2 §2.1), then references. */
export function PersonalTab() {
  const of = useEditor().editor.fields('profile')
  return (
    <>
      <Card title="Personal Information">
        <FieldsGrid>
          {field.full_name(of)}
          {field.gender(of)}
        </FieldsGrid>
      </Card>
      <Card title="Contact Information">
        <FieldsGrid>
          <WholeRow>{field.email(of)}</WholeRow>
          {field.country_code(of)}
          {field.phone(of)}
        </FieldsGrid>
      </Card>
      <Card title="Location & Background">
        <FieldsGrid>
          {field.location_country(of)}
          {field.citizenship(of)}
          {field.location_city(of)}
          {field.location_state(of)}
          {field.location_zip_code(of)}
          {field.address(of)}
          <WholeRow>
            <SummaryField />
          </WholeRow>
        </FieldsGrid>
      </Card>
      <Card title="Online Presence">
        <FieldsGrid>{linksFrom('linkedin_url', 'portfolio_url').map((link) => field[link](of))}</FieldsGrid>
      </Card>
      <Card title="References" hint="People who can vouch for you. Ask them first.">
        <ReferenceList />
      </Card>
    </>
  )
}
