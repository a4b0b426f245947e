import { fold } from '@jobapply/language/fold'
import type { PLACE_VALUES } from '#constants'
import type { Person } from '#person/person'
import { regionsIn, TOWN } from '#read/kinds/residence'
import type { ListedJob, ParsedPosting } from '#read/posting'
import { placeKey } from '#words'

type Place = Pick<ListedJob, 'location' | 'city' | 'region' | 'country' | 'workMode'>

/** The key of PLACE_VALUES for a job and a person; null when posting or profile name no place. */
export function placeOf(
  { job, requirements }: Pick<ParsedPosting, 'requirements'> & { job: Place },
  person: Person,
): keyof typeof PLACE_VALUES | null {
  const { places, fields } = person
  const isKnown = places.cities.length + places.regions.length + places.countries.length > 0
  if (job.workMode === 'remote') return remotePlace(job, requirements, person)
  if (!isKnown || (job.location.trim() === '' && !job.country)) return null
  if (places.cities.some((city) => isIn(job, city, job.city))) return 'here'
  const willing = fields.willing_to_relocate === true
  if (places.regions.some((region) => isIn(job, region, job.region))) return 'region'
  const namesPlace = places.cities.length + places.regions.length > 0
  if (job.country === null || places.countries.length === 0) return namesPlace && !willing ? 'country' : null
  if (!places.countries.includes(job.country)) return willing ? 'abroadWilling' : 'abroad'
  return willing || !namesPlace ? 'willing' : 'country'
}

/** A remote job counts as abroad when the posting restricts where people may live. */
function remotePlace(
  job: Place,
  requirements: ParsedPosting['requirements'],
  { places: { mayWorkFrom } }: Person,
): 'here' | 'remoteAbroad' {
  if (mayWorkFrom.size === 0) return 'here'
  const { stated, fromLocation } = allowedResidences(job, requirements)
  const allowed = stated.length > 0 ? stated : job.country === null ? fromLocation : [...fromLocation, job.country]
  return allowed.length === 0 || allowed.some((one) => mayWorkFrom.has(one)) ? 'here' : 'remoteAbroad'
}

/** Where applicants for a remote job may live: stated in its sentences, or else the world regions in its location. */
export function allowedResidences({ location }: Pick<Place, 'location'>, { residences }: ParsedPosting['requirements']) {
  const stated = residences
    .filter(({ nice }) => !nice)
    .flatMap(({ value }) => value)
    .filter((place) => !place.startsWith(TOWN))
  return { stated, fromLocation: stated.length > 0 || ANYWHERE.test(location) ? [] : regionsIn(location) }
}
const ANYWHERE = /\bworld|\bglobal/i

const isIn = (job: Place, name: string, field: string | null) =>
  (field !== null && placeKey(field) === name) || ` ${placeKey(job.location)} `.includes(` ${name} `)

/** The location filter: the posting's location contains each comma-separated part. */
export function isAtLocation(job: Place, typed: string): boolean {
  const place = fold([job.location, job.city, job.region, job.country].filter(Boolean).join(' '))
  const parts = fold(typed)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 0 && parts.every((part) => place.includes(part) || (part === 'remote' && job.workMode === 'remote'))
}
