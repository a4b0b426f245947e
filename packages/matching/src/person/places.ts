import { CITY_COUNTRIES, STATES } from '@jobapply/core/jobs/fields/place-names'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { countryCodeOf } from '@jobapply/core/shared/countries/country-rules'
import { splitAtCommas } from '@jobapply/core/shared/text/text'
import { REGIONS } from '#tables/regions'
import { placeKey } from '#words'

/** Places from the automation settings, which add to the profile's own. */
export type LocationPreferences = Partial<Pick<AutoApplySettings, 'preferredCountries' | 'locations'>>

export type Places = {
  cities: string[]
  regions: string[]
  countries: string[]
  wantsRemote: boolean
  /** The person's state and country, and the world regions around them. */
  home: ReadonlySet<string>
  knowsState: boolean
  /** Countries and world regions that the person can work remotely from; empty when their country is unknown. */
  mayWorkFrom: ReadonlySet<string>
}

/** Desired places, else where the person lives. */
export function readPlaces(fields: ProfileFields, { preferredCountries = [], locations = [] }: LocationPreferences): Places {
  const country = fields.location_country
  const named = splitAtCommas(fields.desired_location_city ?? '')
  const desiredCities = named.filter((name) => !isOnlyState(name, country))
  const desiredRegions = [
    ...splitAtCommas(fields.desired_location_state ?? ''),
    ...named.filter((name) => isOnlyState(name, country)),
  ]
  const homeState = keysOf([stateName(fields.location_state ?? '', country)])
  const desiredKeys = keysOf(desiredRegions.map((name) => stateName(name, country)))
  const isAtHome =
    desiredCities.length > 0
      ? desiredCities.some((city) => placeKey(city) === placeKey(fields.location_city ?? ''))
      : desiredKeys.length === 0 || desiredKeys.some((key) => homeState.includes(key))
  const countries = preferredCountries.length > 0 ? preferredCountries : country ? [country] : []
  const city = placeKey(fields.location_city ?? '')
  const stateOrCity = fields.location_state ?? (country === 'Germany' && CITY_STATES.has(city) ? fields.location_city : null)
  const state = stateOrCity ? [stateName(stateOrCity, country)] : []
  return {
    cities: keysOf(desiredCities.length === 0 && isAtHome ? [fields.location_city ?? ''] : desiredCities),
    regions: isAtHome ? [...new Set([...desiredKeys, ...homeState])] : desiredKeys,
    countries,
    wantsRemote:
      fields.automation_job_types.includes('remote') ||
      [...locations, ...desiredCities].some((name) => placeKey(name) === 'remote'),
    home: withWorldRegions([...(country ? [country] : []), ...state]),
    knowsState: state.length > 0,
    mayWorkFrom: countries.length > 0 ? withWorldRegions([...countries, ...authorizedCountries(fields), ...state]) : new Set(),
  }
}

/** Cities that are states. */
const CITY_STATES = new Set(['berlin', 'bremen', 'hamburg'])

const keysOf = (names: readonly string[]) => [...new Set(names.map(placeKey).filter(Boolean))]

/** Postings name a state in full, people often by its code: "GA" is Georgia. */
const stateName = (name: string, country: string | null) => findState(name, country)?.name ?? name

function findState(name: string, country: string | null) {
  const [code, full] = [name.trim().toUpperCase(), name.trim().toLowerCase()]
  return STATES.find(
    (state) =>
      ((state.code !== '' && state.code === code) || state.name.toLowerCase() === full) &&
      (country === null || state.country === country),
  )
}

/** "Austin, TX" names one city; "New York" is a city too. */
const isOnlyState = (name: string, country: string | null) =>
  findState(name, country) !== undefined && !CITY_COUNTRIES.has(name.trim().toLowerCase())

function authorizedCountries({ location_country, citizenship, work_authorization_entries }: ProfileFields): string[] {
  const authorized = (work_authorization_entries ?? []).filter(
    ({ workAuthorization }) => workAuthorization !== 'no-authorization',
  )
  return [location_country, citizenship, ...authorized.map(({ country }) => country)].filter((country) => country !== null)
}

function withWorldRegions(countries: readonly string[]): Set<string> {
  const codes = countries.map(countryCodeOf)
  const regions = Object.entries(REGIONS).filter(([, region]) => region.codes.split(' ').some((code) => codes.includes(code)))
  return new Set([...countries, ...regions.map(([name]) => name)])
}
