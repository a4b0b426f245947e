import { type Level, readLevel } from '@jobapply/core/jobs/level'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import type { Experience } from '@jobapply/core/profiles/schema-experience'
import { countryCodeOf } from '@jobapply/core/shared/country-rules'
import { splitAtCommas } from '@jobapply/core/shared/text'
import { LEVEL_YEARS } from '#constants'
import { DEGREE_RANKS, degreeHeld } from '#read/asks'
import { REGIONS } from '#tables/regions'
import { nameKey } from '#words'
import { type PersonSkills, readSkills } from './skills.ts'
import { type PersonTitle, readTitle } from './title.ts'

/** What the automation settings add to a profile. */
export type Wishes = Partial<Pick<AutoApplySettings, 'preferredCountries' | 'locations'>>

/** A profile as matching reads it: prepared once, compared with many postings. */
export type Person = PersonSkills &
  PersonTitle & {
    fields: ProfileFields
    level: Level | null
    years: number | null
    /** The rank of the highest degree; null when none is stored. */
    degree: number | null
    places: {
      cities: string[]
      regions: string[]
      countries: string[]
      wantsRemote: boolean
      /** Countries and regions of the world that remote work could be done from; none when nobody knows where the person is. */
      mayWorkFrom: ReadonlySet<string>
    }
    excluded: string[]
  }

/** `today` as 2026-03-05: a present post counts up to it. */
export function preparePerson(fields: ProfileFields, today: string, wishes: Wishes = {}): Person {
  const years = fields.total_experience ?? yearsWorked(fields.experience, today)
  return {
    ...readSkills(fields),
    ...readTitle(fields),
    fields,
    years,
    level: readLevel(undefined, fields.desired_job_title ?? '') ?? levelOfYears(years),
    degree: degreeOf(fields),
    places: placesOf(fields, wishes),
    excluded: (fields.companies_to_exclude ?? []).map(nameKey).filter(Boolean),
  }
}

/** Months in which the person worked, each once, as years with one decimal; null without a dated post. */
export function yearsWorked(
  experience: readonly Pick<Experience, 'startDate' | 'endDate' | 'current'>[],
  today: string,
): number | null {
  const months = new Set<number>()
  for (const { startDate, endDate, current } of experience) {
    const start = monthOf(startDate)
    const end = current ? monthOf(today) : monthOf(endDate)
    if (start === null || end === null) continue
    for (let month = start; month <= Math.min(end, start + 900); month++) months.add(month)
  }
  return months.size === 0 ? null : Math.round((months.size / 12) * 10) / 10
}

function monthOf(date: string | null): number | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? '') ?? []
  return year && month ? Number(year) * 12 + Number(month) : null
}

function levelOfYears(years: number | null): Level | null {
  if (years === null) return null
  if (years >= LEVEL_YEARS.lead) return 'lead'
  return years >= LEVEL_YEARS.senior ? 'senior' : years >= LEVEL_YEARS.mid ? 'mid' : 'entry'
}

/** The highest of what the profile says; a level 'other' and an entry that we cannot read say nothing. */
function degreeOf({
  highest_education_level,
  education,
}: Pick<ProfileFields, 'highest_education_level' | 'education'>): number | null {
  const levels = [highest_education_level, ...education.map(({ degree }) => degreeHeld(degree))]
  const ranks = levels.map((level) => (level ? DEGREE_RANKS[level] : 0))
  return Math.max(0, ...ranks) || null
}

/** Where a person would work: the wishes, else where they live. */
function placesOf(fields: ProfileFields, { preferredCountries = [], locations = [] }: Wishes): Person['places'] {
  const wishedCities = splitAtCommas(fields.desired_location_city ?? '')
  const wishedRegions = splitAtCommas(fields.desired_location_state ?? '')
  const cities = wishedCities.length > 0 ? wishedCities : [fields.location_city ?? '']
  const regions = wishedRegions.length > 0 ? wishedRegions : wishedCities.length > 0 ? [] : [fields.location_state ?? '']
  const keys = (names: readonly string[]) => names.map(nameKey).filter(Boolean)
  const countries = preferredCountries.length > 0 ? preferredCountries : fields.location_country ? [fields.location_country] : []
  return {
    cities: keys(cities),
    regions: keys(regions),
    countries,
    wantsRemote:
      fields.automation_job_types.includes('remote') ||
      [...locations, ...wishedCities].some((name) => nameKey(name) === 'remote'),
    mayWorkFrom: countries.length > 0 ? withRegions([...countries, ...countriesOpenTo(fields)]) : new Set(),
  }
}

/** Where the person lives, is a citizen or may work. */
function countriesOpenTo({ location_country, citizenship, work_authorization_entries }: ProfileFields): string[] {
  const authorized = (work_authorization_entries ?? []).filter(
    ({ workAuthorization }) => workAuthorization !== 'no-authorization',
  )
  return [location_country, citizenship, ...authorized.map(({ country }) => country)].filter((country) => country !== null)
}

function withRegions(countries: readonly string[]): Set<string> {
  const codes = countries.map(countryCodeOf)
  const regions = Object.entries(REGIONS).filter(([, region]) => region.codes.split(' ').some((code) => codes.includes(code)))
  return new Set([...countries, ...regions.map(([name]) => name)])
}
