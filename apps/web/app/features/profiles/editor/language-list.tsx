import { LANGUAGE_LEVELS, LIMITS } from '@jobapply/core/profiles/constants'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { FieldsGrid } from './fields-grid.tsx'
import type { Draft } from './lists.ts'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

export const LanguageList = () => (
  <EntryList list="languages" label="Languages" add="Add language" lines={() => []} fields={(of) => <LanguageFields of={of} />} />
)

export const LanguageFields = ({ of }: { of: Bound<Draft<'languages'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="name" label="Language" limit={LIMITS.screen.language} />
    <SelectField of={of} name="proficiency" label="Proficiency" options={LANGUAGE_LEVELS} empty={null} />
  </FieldsGrid>
)
