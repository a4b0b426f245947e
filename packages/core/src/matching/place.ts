import type { PLACE_VALUES } from './constants.ts'
import type { Person } from './person.ts'
import type { ListedJob, Posting } from './posting.ts'
import { foldText, nameKey } from './words.ts'

type Place = Pick<ListedJob, 'location' | 'city' | 'region' | 'country' | 'workMode'>

/** Where a job is for a person: a name of PLACE_VALUES; null when posting or profile say nothing of it. */
export function placeOf({ job, asks }: Pick<Posting, 'asks'> & { job: Place }, person: Person): keyof typeof PLACE_VALUES | null {
  const { places, fields } = person
  const isKnown = places.cities.length + places.regions.length + places.countries.length > 0
  if (job.workMode === 'remote') return remotePlace(job, asks, person)
  if (!isKnown || (job.location.trim() === '' && !job.country)) return null
  if (places.cities.some((city) => isIn(job, city, job.city))) return 'here'
  const willing = fields.willing_to_relocate === true
  if (places.regions.some((region) => isIn(job, region, job.region))) return 'region'
  if (job.country === null || places.countries.length === 0) return places.cities.length > 0 && !willing ? 'country' : null
  if (!places.countries.includes(job.country)) return willing ? 'abroadWilling' : 'abroad'
  return willing || places.cities.length === 0 ? 'willing' : 'country'
}

/** Remote work is done from a country, too, where the posting names one or several. */
function remotePlace({ country }: Place, { residences }: Posting['asks'], { places, fields }: Person): 'here' | 'remoteAbroad' {
  const mayWorkFrom = new Set([...places.countries, ...(fields.location_country ? [fields.location_country] : [])])
  const asked = residences.length > 0 ? residences.flatMap(({ value }) => value) : country === null ? [] : [country]
  return asked.length === 0 || mayWorkFrom.size === 0 || asked.some((one) => mayWorkFrom.has(one)) ? 'here' : 'remoteAbroad'
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
