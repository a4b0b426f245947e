import { STATES } from '@jobapply/core/jobs/fields/place-names'
import type { Person } from '#person/person'
import type { ParsedPosting } from '#read/posting'
import { REGIONS, type Region } from '#tables/regions'
import { type Judgement, judged } from './judgement.ts'

const STATE_NAMES = new Set(STATES.map(({ name }) => name))

/** Who lives there meets it; who may work there, or would move, has to ask. */
export function judgeResidence(
  { fields, places }: Person,
  asked: ParsedPosting['requirements']['residences'][number],
): Judgement | undefined {
  const country = fields.location_country
  if (country === null) return judged('residence', 'unknown', asked, () => "Your profile doesn't state a country.", false)
  const fact = () => `You live in ${[fields.location_state, country].filter(Boolean).join(', ')}.`
  if (asked.value.length === 0)
    return judged('residence', 'unknown', asked, () => `${fact()} Is that where the posting wants people to live?`, false)
  if (asked.value.some((place) => places.home.has(place))) return judged('residence', 'met', asked, fact, false)
  const mayBeThere = !places.knowsState && asked.value.some((place) => STATE_NAMES.has(place))
  if (mayBeThere) return judged('residence', 'unknown', asked, () => `${fact()} Your profile doesn't state a state.`, false)
  const mayMove = fields.willing_to_relocate === true || asked.value.some((place) => places.mayWorkFrom.has(place))
  const names = () => asked.value.map((place) => REGIONS[place as Region]?.label ?? place).join(' or ')
  return judged('residence', mayMove ? 'unknown' : 'notMet', asked, () => `${fact()} It is open to people in ${names()}.`, false)
}
