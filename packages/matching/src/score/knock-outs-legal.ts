import type { Verdict } from '@jobapply/core/matching/constants'
import { SECURITY_CLEARANCES, WORK_AUTHORIZATIONS } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { labelOf } from '@jobapply/core/shared/options'
import type { Person } from '#person/person'
import { CLEARANCE_RANKS } from '#read/asks-work'
import type { ParsedPosting } from '#read/posting'
import type { Judgement } from './judgement.ts'

type Authorization = NonNullable<ProfileFields['work_authorization_entries']>[number]['workAuthorization']
type Said = ParsedPosting['asks']['sponsorships'][number]

/** What each authorization is worth where nobody is sponsored, and where only a right to work is asked for. */
const WORTH: Readonly<Record<Authorization, { none: Verdict; authorised: Verdict }>> = {
  citizen: { none: 'ok', authorised: 'ok' },
  'permanent-resident': { none: 'ok', authorised: 'ok' },
  h1b: { none: 'blocked', authorised: 'caution' },
  l1: { none: 'blocked', authorised: 'caution' },
  opt: { none: 'caution', authorised: 'ok' },
  cpt: { none: 'caution', authorised: 'ok' },
  tn: { none: 'caution', authorised: 'ok' },
  'other-visa': { none: 'caution', authorised: 'ok' },
  'no-authorization': { none: 'blocked', authorised: 'blocked' },
}
/** What counts where a posting says several: who sponsors may ask for a right to work as well. */
const FIRST = ['none', 'offered', 'authorised']

/** By the country of the job, from the entry stored for that country. */
export function judgeSponsorship(posting: ParsedPosting, { fields }: Person): Judgement | undefined {
  const said = firstOf(posting.asks.sponsorships)
  const country = posting.job.country ?? said?.value.country
  const held = country ? authorizationIn(fields, country) : undefined
  if (!said) {
    if (!country || held !== 'no-authorization') return undefined
    return {
      name: 'sponsorship',
      verdict: 'caution',
      sentence: -1,
      fact: `You may not work in ${country} yet, and the posting says nothing of sponsorship.`,
    }
  }
  const worth = worthOf(said, held)
  // "We sponsor visas", and elsewhere "not for this role": whoever needs one has to ask.
  const isOpen = worth === 'blocked' && posting.asks.sponsorships.some(({ value }) => value.offer === 'offered')
  const verdict = isOpen ? 'caution' : worth
  return { name: 'sponsorship', verdict, sentence: said.sentence, fact: authorizationFact(country, held) }
}

function firstOf(all: readonly Said[]): Said | undefined {
  let first: Said | undefined
  for (const one of all) if (!first || FIRST.indexOf(one.value.offer) < FIRST.indexOf(first.value.offer)) first = one
  return first
}

const worthOf = ({ value: { offer } }: Said, held: Authorization | undefined): Verdict =>
  offer === 'offered' ? 'ok' : held === undefined ? 'caution' : WORTH[held][offer]

function authorizationFact(country: string | undefined, held: Authorization | undefined): string {
  if (!country) return 'The posting does not say in which country the work is.'
  return held
    ? `Your work authorization for ${country}: ${labelOf(WORK_AUTHORIZATIONS, held)}.`
    : `You have stored no work authorization for ${country}.`
}

/** A citizen may work at home; everything else has to be stored. */
function authorizationIn({ work_authorization_entries, citizenship }: ProfileFields, country: string): Authorization | undefined {
  const entry = work_authorization_entries?.find((one) => one.country === country)
  return entry?.workAuthorization ?? (citizenship === country ? 'citizen' : undefined)
}

export function judgeCitizenship(posting: ParsedPosting, { fields }: Person): Judgement | undefined {
  const asked = posting.asks.citizenships.find(({ nice }) => !nice)
  if (!asked) return undefined
  const { sentence } = asked
  const country = asked.value.country ?? posting.job.country ?? undefined
  const held = country ? authorizationIn(fields, country) : undefined
  const isEnough = held === 'citizen' || (held === 'permanent-resident' && asked.value.residentsToo)
  const verdict = isEnough ? 'ok' : held ? 'blocked' : 'caution'
  const fact = held
    ? authorizationFact(country, held)
    : fields.citizenship
      ? `Your citizenship: ${fields.citizenship}.`
      : 'You have stored no citizenship.'
  return { name: 'citizenship', verdict, sentence, fact }
}

export function judgeClearance(posting: ParsedPosting, { fields }: Person): Judgement | undefined {
  if (posting.asks.clearances.length === 0) return undefined
  const [asked] = [...posting.asks.clearances].sort(
    (a, b) => Number(a.nice) - Number(b.nice) || CLEARANCE_RANKS[b.value.level] - CLEARANCE_RANKS[a.value.level],
  )
  if (!asked) return undefined
  const entry = fields.work_authorization_entries?.find(({ country }) => country === posting.job.country)
  const stored = [entry?.securityClearance, fields.active_security_clearance, fields.security_clearance].filter(
    (one) => one != null,
  )
  const held = stored.sort((a, b) => CLEARANCE_RANKS[b] - CLEARANCE_RANKS[a])[0]
  const fact = held ? `Your security clearance: ${labelOf(SECURITY_CLEARANCES, held)}.` : 'You have stored no security clearance.'
  const { level, later } = asked.value
  const isEnough = held !== undefined && CLEARANCE_RANKS[held] > 0 && CLEARANCE_RANKS[held] >= CLEARANCE_RANKS[level]
  const isOpen = held === undefined || stored.includes('other') || later || asked.nice
  return { name: 'clearance', verdict: isEnough ? 'ok' : isOpen ? 'caution' : 'blocked', sentence: asked.sentence, fact }
}
