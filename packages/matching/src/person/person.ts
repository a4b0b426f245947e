import { type Level, readLevel } from '@jobapply/core/jobs/level'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import { yearsWorked } from '@jobapply/core/profiles/facts'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { countryCodeOf } from '@jobapply/core/shared/country-rules'
import { splitAtCommas } from '@jobapply/core/shared/text'
import { LEVEL_YEARS } from '#constants'
import { DEGREE_RANKS, highestDegreeIn } from '#read/requirements'
import { REGIONS } from '#tables/regions'
import { nameKey } from '#words'
import { type HeldJob, readHistory } from './history.ts'
import { type Papers, readPapers } from './papers.ts'
import { type PersonSkills, readSkills } from './skills.ts'
import { type PersonTitle, readTitle } from './title.ts'

/** Places from the automation settings, which add to the profile's own. */
export type LocationPreferences = Partial<Pick<AutoApplySettings, 'preferredCountries' | 'locations'>>

/** A profile prepared for scoring: built once, compared with many postings. */
export type Person = PersonSkills &
  PersonTitle &
  Papers & {
    fields: ProfileFields
    /** In the order of their first months. */
    jobs: HeldJob[]
    level: Level | null
    years: number | null
    /** Rank of the highest degree (DEGREE_RANKS); null when none is stored. */
    degree: number | null
    places: {
      cities: string[]
      regions: string[]
      countries: string[]
      wantsRemote: boolean
      /** The person's state and country, and the world regions around them. */
      home: ReadonlySet<string>
      /** Countries and world regions that the person can work remotely from; empty when their country is unknown. */
      mayWorkFrom: ReadonlySet<string>
    }
    /** Name keys of the companies to exclude. */
    excluded: string[]
  }

/** `today` as YYYY-MM-DD: the end date of current jobs. */
export function preparePerson(fields: ProfileFields, today: string, preferences: LocationPreferences = {}): Person {
  const years = fields.total_experience ?? yearsWorked(fields.experience, today)
  return {
    ...readSkills(fields),
    ...readTitle(fields),
    ...readPapers(fields),
    jobs: readHistory(fields, today),
    fields,
    years,
    level: readLevel(undefined, fields.desired_job_title ?? '') ?? levelFromYears(years),
    degree: highestDegreeRank(fields),
    places: placesOf(fields, preferences),
    excluded: (fields.companies_to_exclude ?? []).map(nameKey).filter(Boolean),
  }
}

/** Skills and titles outside the vocabulary can only be found in the posting's text. */
export const needsPostingText = ({ freeTextSkills, fallbackVariations }: Person) =>
  freeTextSkills.length > 0 || fallbackVariations.length > 0

function levelFromYears(years: number | null): Level | null {
  if (years === null) return null
  if (years >= LEVEL_YEARS.lead) return 'lead'
  return years >= LEVEL_YEARS.senior ? 'senior' : years >= LEVEL_YEARS.mid ? 'mid' : 'entry'
}

/** The highest known degree; 'other' and unrecognised entries are ignored. */
function highestDegreeRank({
  highest_education_level,
  education,
}: Pick<ProfileFields, 'highest_education_level' | 'education'>): number | null {
  const levels = [
    highest_education_level,
    ...education.map(({ degree, field }) => highestDegreeIn(degree) ?? highestDegreeIn(`${degree} in ${field ?? ''}`)),
  ]
  const ranks = levels.map((level) => (level ? DEGREE_RANKS[level] : 0))
  return Math.max(0, ...ranks) || null
}

/** Desired places, else where the person lives. */
function placesOf(fields: ProfileFields, { preferredCountries = [], locations = [] }: LocationPreferences): Person['places'] {
  const desiredCities = splitAtCommas(fields.desired_location_city ?? '')
  const desiredRegions = splitAtCommas(fields.desired_location_state ?? '')
  const cities = desiredCities.length > 0 ? desiredCities : [fields.location_city ?? '']
  const regions = desiredRegions.length > 0 ? desiredRegions : desiredCities.length > 0 ? [] : [fields.location_state ?? '']
  const keys = (names: readonly string[]) => names.map(nameKey).filter(Boolean)
  const countries = preferredCountries.length > 0 ? preferredCountries : fields.location_country ? [fields.location_country] : []
  return {
    cities: keys(cities),
    regions: keys(regions),
    countries,
    wantsRemote:
      fields.automation_job_types.includes('remote') ||
      [...locations, ...desiredCities].some((name) => nameKey(name) === 'remote'),
    home: withWorldRegions([fields.location_country, fields.location_state].filter((one) => one !== null)),
    mayWorkFrom:
      countries.length > 0 ? withWorldRegions([...countries, ...authorizedCountries(fields), ...stateOf(fields)]) : new Set(),
  }
}

const stateOf = ({ location_state }: ProfileFields) => (location_state ? [location_state] : [])

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
