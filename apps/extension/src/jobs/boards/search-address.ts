import type { SearchParams } from '@jobapply/core/jobs/messages'
import { COUNTRIES } from '@jobapply/core/shared/countries/countries'

/** A filter of the search that is not set. */
const ANY = 'all'

/** ISO code of the search's country, in lower case; undefined when it is not set. */
export const countryCode = ({ country }: SearchParams) =>
  COUNTRIES.find(({ name, code }) => name === country || code === country)?.code.toLowerCase()

/** The place to look in, with the country unless the address says it already. */
export function placeOf({ location, country }: SearchParams, isCountryKnown: boolean): string {
  const place = location.trim()
  const land = country === ANY || isCountryKnown || place.toLowerCase().includes(country.toLowerCase()) ? '' : country
  return [place, land].filter(Boolean).join(', ')
}

/** An address with those parameters that have a value. */
export function addressWith(address: string, params: Readonly<Record<string, string | number | undefined>>): string {
  const url = new URL(address)
  for (const [key, value] of Object.entries(params)) if (value) url.searchParams.set(key, String(value))
  return url.href
}
