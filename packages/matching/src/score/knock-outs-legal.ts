import type { Answer, Verdict } from '@jobapply/core/matching/constants'
import { SECURITY_CLEARANCES, WORK_AUTHORIZATIONS } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { countryCodeOf } from '@jobapply/core/shared/countries/country-rules'
import { labelOf } from '@jobapply/core/shared/options'
import type { Person } from '#person/person'
import { CLEARANCE_RANKS } from '#read/kinds/work-rights'
import type { ParsedPosting } from '#read/posting'
import { REGIONS } from '#tables/regions'
import { type Judgement, judged } from './judgement.ts'

type Authorization = NonNullable<ProfileFields['work_authorization_entries']>[number]['workAuthorization']
type Stated = ParsedPosting['requirements']['sponsorships'][number]

/** Verdict by authorization when the employer sponsors nobody, and when it requires a right to work. */
const AUTHORIZATION_VERDICTS: Readonly<Record<Authorization, { none: Verdict; authorised: Verdict }>> = {
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
const NEEDS_NO_VISA: readonly Authorization[] = ['citizen', 'permanent-resident']
const ANSWER_OF = { ok: 'met', caution: 'unknown', blocked: 'notMet' } as const
/** Precedence when a posting states several: an employer that sponsors may also require a right to work. */
const PRECEDENCE = ['none', 'offered', 'authorised', 'unclear']
/** Nobody sponsors what these may do already: what the posting asks of them counts, and its offer is only told. */
const PRECEDENCE_WITHOUT_NEED = ['none', 'authorised', 'unclear', 'offered']

/** Judged by the authorization stored for the job's country. */
export function judgeSponsorship(posting: ParsedPosting, { fields }: Person): Judgement | undefined {
  const all = posting.requirements.sponsorships
  const country = posting.job.country ?? decisiveOf(all, PRECEDENCE)?.value.country
  const authorization = country ? workRightIn(fields, country) : undefined
  const needsNone = NEEDS_NO_VISA.some((one) => one === authorization)
  const stated = decisiveOf(all, needsNone ? PRECEDENCE_WITHOUT_NEED : PRECEDENCE)
  if (!stated) {
    if (!country || authorization !== 'no-authorization') return undefined
    return judged(
      'sponsorship',
      'unknown',
      { sentence: -1, nice: false },
      () => `You may not work in ${country} yet, and the posting does not mention sponsorship.`,
    )
  }
  if (stated.value.offer === 'offered') return judged('offer', 'met', stated, () => offerFact(country, authorization, needsNone))
  // Whoever needs no visa is asked for nothing.
  if (needsNone && stated.value.offer === 'unclear') return undefined
  const isTied = authorization === 'other-visa' && country !== undefined && isTiedVisa(fields, country)
  const strict = verdictFor(stated.value.offer, isTied ? TIED : authorization)
  // The posting contradicts itself ("We sponsor visas", "not for this role"): the person has to ask.
  const isUnclear = strict === 'blocked' && all.some(({ value }) => value.offer === 'offered')
  const answer = isUnclear ? 'unknown' : unlessUnsure(stated, ANSWER_OF[strict])
  const fact = () => `${authorizationFact(country, authorization)}${isTied ? ' A new employer has to sponsor it again.' : ''}`
  return judged('sponsorship', answer, stated, fact)
}

/** A green needs a sentence of which every word is understood. */
const unlessUnsure = ({ value }: { value: { isUnsure?: true } }, answer: Answer): Answer =>
  answer === 'met' && value.isUnsure ? 'unknown' : answer

function decisiveOf(all: readonly Stated[], precedence: readonly string[]): Stated | undefined {
  let first: Stated | undefined
  // A wish counts only where nothing is demanded.
  const firm = all.filter(({ nice }) => !nice)
  for (const one of firm.length > 0 ? firm : all)
    if (!first || precedence.indexOf(one.value.offer) < precedence.indexOf(first.value.offer)) first = one
  return first
}

function verdictFor(offer: 'none' | 'authorised' | 'unclear', authorization: Authorization | undefined): Verdict {
  return authorization === undefined || offer === 'unclear' ? 'caution' : AUTHORIZATION_VERDICTS[authorization][offer]
}

function offerFact(country: string | undefined, authorization: Authorization | undefined, needsNone: boolean): string {
  const fact = authorizationFact(country, authorization)
  return needsNone ? `You don't need it. ${fact}` : `The employer offers it. ${fact}`
}

function authorizationFact(country: string | undefined, authorization: Authorization | undefined): string {
  if (!country) return 'The posting does not say which country the job is in.'
  return authorization
    ? `Your work authorization for ${country}: ${labelOf(WORK_AUTHORIZATIONS, authorization)}.`
    : `You have not added your work authorization for ${country}.`
}

/** Verdicts as for the American visa that belongs to one employer. */
const TIED = 'h1b'
const TIED_VISA =
  /skilled worker|health (?:and|&) care worker|tier 2|h-?1b|\bl-?1\b|(?:employer|company)[- ]sponsored|temporary skill shortage|\bTSS\b|intra[- ]company|seasonal worker/i
const OF_FAMILY = /depend|spouse|partner|family/i
/** A visa that an employer sponsors ends with the job. */
function isTiedVisa({ work_authorization_entries }: ProfileFields, country: string): boolean {
  const visa = work_authorization_entries?.find((one) => one.country === country)?.otherVisa ?? ''
  return TIED_VISA.test(visa) && !OF_FAMILY.test(visa)
}

/** Citizens may work in their country; everything else must be stored. */
function authorizationIn({ work_authorization_entries, citizenship }: ProfileFields, country: string): Authorization | undefined {
  const entry = work_authorization_entries?.find((one) => one.country === country)
  return entry?.workAuthorization ?? (citizenship === country ? 'citizen' : undefined)
}

const FREE_MOVEMENT = REGIONS.EEA.codes.split(' ').concat('CH')
/** Citizens of the EEA and Switzerland may work in each of these countries. */
function workRightIn(fields: ProfileFields, country: string): Authorization | undefined {
  const stored = authorizationIn(fields, country)
  if (stored !== undefined || fields.citizenship === null) return stored
  const areBoth = [country, fields.citizenship].every((one) => FREE_MOVEMENT.includes(countryCodeOf(one) ?? ''))
  return areBoth ? 'permanent-resident' : undefined
}

export function judgeCitizenship(posting: ParsedPosting, { fields }: Person, withWishes = true): Judgement | undefined {
  const { citizenships } = posting.requirements
  const required = citizenships.find(({ nice }) => !nice) ?? (withWishes ? citizenships[0] : undefined)
  if (!required) return undefined
  const country = required.value.country ?? posting.job.country ?? undefined
  const authorization = country ? authorizationIn(fields, country) : undefined
  const isEnough = authorization === 'citizen' || (authorization === 'permanent-resident' && required.value.residentsToo)
  const answer = unlessUnsure(required, isEnough ? 'met' : authorization ? 'notMet' : 'unknown')
  const fact = () =>
    authorization
      ? authorizationFact(country, authorization)
      : fields.citizenship
        ? `Your citizenship: ${fields.citizenship}.`
        : 'You have not added your citizenship.'
  return judged('citizenship', answer, required, fact)
}

export function judgeClearance(posting: ParsedPosting, { fields }: Person): Judgement | undefined {
  if (posting.requirements.clearances.length === 0) return undefined
  const [required] = [...posting.requirements.clearances].sort(
    (a, b) => Number(a.nice) - Number(b.nice) || CLEARANCE_RANKS[b.value.level] - CLEARANCE_RANKS[a.value.level],
  )
  if (!required) return undefined
  const entry = fields.work_authorization_entries?.find(({ country }) => country === posting.job.country)
  const stored = [entry?.securityClearance, fields.active_security_clearance, fields.security_clearance].filter(
    (one) => one != null,
  )
  const clearance = stored.sort((a, b) => CLEARANCE_RANKS[b] - CLEARANCE_RANKS[a])[0]
  const fact = () =>
    clearance
      ? `Your security clearance: ${labelOf(SECURITY_CLEARANCES, clearance)}.`
      : 'You have not added a security clearance.'
  const { level, later } = required.value
  const isEnough =
    clearance !== undefined && CLEARANCE_RANKS[clearance] > 0 && CLEARANCE_RANKS[clearance] >= CLEARANCE_RANKS[level]
  const isUnclear = clearance === undefined || stored.includes('other') || later || required.nice
  return judged('clearance', unlessUnsure(required, isEnough ? 'met' : isUnclear ? 'unknown' : 'notMet'), required, fact)
}
