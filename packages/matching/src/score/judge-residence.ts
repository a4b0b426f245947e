import { STATES } from '@jobapply/core/jobs/fields/place-names'
import type { Person } from '#person/person'
import { TOWN } from '#read/kinds/residence'
import type { ParsedPosting } from '#read/posting'
import { REGIONS, type Region } from '#tables/regions'
import { placeKey } from '#words'
import { type Judgement, judged } from './judgement.ts'

const STATE_NAMES = new Set(STATES.map(({ name }) => name))

/** Who lives there meets it; who may work there, or would move, has to ask. */
export function judgeResidence(
  { job }: ParsedPosting,
  { fields, places }: Person,
  asked: ParsedPosting['requirements']['residences'][number],
): Judgement | undefined {
  const country = fields.location_country
  if (country === null) return judged('residence', 'unknown', asked, () => "Your profile doesn't state a country.", false)
  const fact = () => `You live in ${[fields.location_state, country].filter(Boolean).join(', ')}.`
  if (asked.value.length === 0)
    return judged('residence', 'unknown', asked, () => `${fact()} Is that where the posting wants people to live?`, false)
  if (asked.value.some((place) => places.home.has(place))) return judged('residence', 'met', asked, fact, false)
  const [place = ''] = asked.value
  if (place.startsWith(TOWN)) return judgeTown(job.country, fields, place.slice(TOWN.length), asked, fact)
  const mayBeThere = !places.knowsState && asked.value.some((place) => STATE_NAMES.has(place))
  if (mayBeThere) return judged('residence', 'unknown', asked, () => `${fact()} Your profile doesn't state a state.`, false)
  const mayMove = fields.willing_to_relocate === true || asked.value.some((place) => places.mayWorkFrom.has(place))
  const names = () => asked.value.map((place) => REGIONS[place as Region]?.label ?? place).join(' or ')
  return judged('residence', mayMove ? 'unknown' : 'notMet', asked, () => `${fact()} It is open to people in ${names()}.`, false)
}

/** Another town of the same country may be near enough. */
function judgeTown(
  jobCountry: string | null,
  { location_city, location_country, willing_to_relocate }: Person['fields'],
  town: string,
  asked: ParsedPosting['requirements']['residences'][number],
  fact: () => string,
): Judgement {
  const isThere = location_city !== null && isSameTown(location_city, town)
  if (isThere) return judged('residence', 'met', asked, () => `You live in ${location_city}.`, false)
  const isFar = jobCountry !== null && jobCountry !== location_country && willing_to_relocate !== true
  return judged('residence', isFar ? 'notMet' : 'unknown', asked, () => `${fact()} It asks for people in ${town}.`, false)
}
/** Towns whose English name changed. */
const RENAMED: readonly (readonly string[])[] = [
  ['bangalore', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['gurgaon', 'gurugram'],
  ['calcutta', 'kolkata'],
  ['madras', 'chennai'],
  ['kiev', 'kyiv'],
]
const isSameTown = (one: string, other: string) => {
  const [a, b] = [placeKey(one), placeKey(other)]
  return a === b || RENAMED.some((names) => names.includes(a) && names.includes(b))
}
