import { COUNTRIES } from '@jobapply/core/shared/countries/countries'
import { dialCodeOptions } from '@jobapply/core/shared/countries/country-rules'
import type { ComboboxOption } from '#ui/inputs/combobox.tsx'

export const COUNTRY_OPTIONS: ComboboxOption[] = COUNTRIES.map(({ name, code }) => ({ value: name, label: name, keywords: code }))

/** '+46 Sweden': searchable by digits and by country. */
export const DIAL_CODE_OPTIONS: ComboboxOption[] = dialCodeOptions().map(({ code, countries }) => ({
  value: code,
  label: `${code} ${countries.join(', ')}`,
}))
