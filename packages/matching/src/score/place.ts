import type { PLACE_VALUES } from '#constants'
import type { Person } from '#person/person'
import { regionsNamed } from '#read/asks-residence'
import type { ListedJob, ParsedPosting } from '#read/posting'
import { foldText, nameKey } from '#words'

type Place = Pick<ListedJob, 'location' | 'city' | 'region' | 'country' | 'workMode'>

/** Where a job is for a person: a name of PLACE_VALUES; null when posting or profile say nothing of it. */
export function placeOf(
  { job, asks }: Pick<ParsedPosting, 'asks'> & { job: Place },
  person: Person,
): keyof typeof PLACE_VALUES | null {
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

/** Remote work is done from a place, too, where the posting names one or several. */
function remotePlace(job: Place, asks: ParsedPosting['asks'], { places: { mayWorkFrom } }: Person): 'here' | 'remoteAbroad' {
  if (mayWorkFrom.size === 0) return 'here'
  const { said, named } = remoteBounds(job, asks)
  const asked = said.length > 0 ? said : job.country === null ? named : [...named, job.country]
  return asked.length === 0 || asked.some((one) => mayWorkFrom.has(one)) ? 'here' : 'remoteAbroad'
}

/** Where the people live whom a remote post is for: said by its sentences, or else the regions of the world that stand for its place. */
export function remoteBounds({ location }: Pick<Place, 'location'>, { residences }: ParsedPosting['asks']) {
  const said = residences.filter(({ nice }) => !nice).flatMap(({ value }) => value)
  return { said, named: said.length > 0 || ANYWHERE.test(location) ? [] : regionsNamed(location) }
}
const ANYWHERE = /\bworld|\bglobal/i

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
