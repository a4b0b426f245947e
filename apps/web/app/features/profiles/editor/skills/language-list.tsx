import { LANGUAGE_LEVELS, LIMITS } from '@jobapply/core/profiles/constants'
import type { Draft } from '#features/profiles/editor/lists.ts'
import { ProfileEntries } from '#features/profiles/editor/profile-entries.tsx'
import type { Bound } from '#forms/fields/bound.ts'
import { FieldsGrid } from '#forms/fields/fields-grid.tsx'
import { SelectField } from '#forms/fields/select-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'

export const LanguageList = () => (
  <ProfileEntries
    list="languages"
    label="Languages"
    add="Add language"
    lines={() => []}
    fields={(of) => <LanguageFields of={of} />}
  />
)

export const LanguageFields = ({ of }: { of: Bound<Draft<'languages'>> }) => (
  <FieldsGrid>
    <TextField of={of} name="name" label="Language" limit={LIMITS.screen.language} />
    <SelectField of={of} name="proficiency" label="Proficiency" options={LANGUAGE_LEVELS} empty={null} />
  </FieldsGrid>
)
