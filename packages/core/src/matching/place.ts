import { PLACE_VALUES } from './constants.ts'
import type { Person } from './person.ts'
import type { ListedJob } from './posting.ts'
import { foldText, nameKey } from './words.ts'

type Place = Pick<ListedJob, 'location' | 'city' | 'region' | 'country' | 'workMode'>

/** How well place and work mode suit; null when posting or profile say nothing of it. */
export function placeValue(job: Place, person: Person): number | null {
  const { places, fields } = person
  const isKnown = places.cities.length + places.regions.length + places.countries.length > 0
  if (job.workMode === 'remote') return remoteValue(job, person)
  if (!isKnown || (job.location.trim() === '' && !job.country)) return null
  if (places.cities.some((city) => isIn(job, city, job.city))) return PLACE_VALUES.here
  const willing = fields.willing_to_relocate === true
  if (places.regions.some((region) => isIn(job, region, job.region))) return PLACE_VALUES.region
  if (job.country === null || places.countries.length === 0)
    return places.cities.length > 0 && !willing ? PLACE_VALUES.country : null
  if (!places.countries.includes(job.country)) return willing ? PLACE_VALUES.abroadWilling : PLACE_VALUES.abroad
  return willing || places.cities.length === 0 ? PLACE_VALUES.willing : PLACE_VALUES.country
}

/** Remote work is done from a country, too, where the posting names one. */
function remoteValue({ country }: Place, { places, fields }: Person): number {
  const mayWorkFrom = new Set([...places.countries, ...(fields.location_country ? [fields.location_country] : [])])
  return country === null || mayWorkFrom.size === 0 || mayWorkFrom.has(country) ? PLACE_VALUES.here : PLACE_VALUES.remoteAbroad
}

const isIn = (job: Place, name: string, field: string | null) =>
  (field !== null && nameKey(field) === name) || ` ${nameKey(job.location)} `.includes(` ${name} `)

/** The location filter: each part between commas stands in the posting's location. */
export function isAtLocation(job: Place, typed: string): boolean {
  const place = foldText([job.location, job.city, job.region, job.country].filter(Boolean).join(' '))
  const parts = foldText(typed)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 0 && parts.every((part) => place.includes(part) || (part === 'remote' && job.workMode === 'remote'))
}
