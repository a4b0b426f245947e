import type { Token } from '#answers/words/tokens'
import { WORK_AUTHORIZATIONS } from '#profiles/constants'
import type { ProfileFields } from '#profiles/schema'
import { type Answering, both, either, type Fact, type Found, has, opposite, type Truth, valuesOf } from './fact.ts'
import { countryName, holdsCountry } from './person.ts'

type Authorization = NonNullable<ProfileFields['work_authorization_entries']>[number]['workAuthorization']
/** Null where the entry leaves it open: whether a student visa leads to sponsorship is for the person to say. */
type Rights = { authorized: Truth; anyEmployer: Truth; needsNow: Truth; needsLater: Truth; needsVisa: Truth }

const FREE: Rights = { authorized: true, anyEmployer: true, needsNow: false, needsLater: false, needsVisa: false }
const OPEN: Rights = { authorized: null, anyEmployer: null, needsNow: null, needsLater: null, needsVisa: null }
/** Tied to the present employer: a new one has to petition. Whether that is "authorized" is left to the person. */
const TIED: Rights = { ...OPEN, needsNow: true, needsLater: true }
const RIGHTS: Readonly<Record<Authorization, Rights>> = {
  citizen: FREE,
  'permanent-resident': FREE,
  h1b: TIED,
  l1: TIED,
  opt: { ...OPEN, authorized: true, needsNow: false },
  cpt: { ...OPEN, authorized: true, needsNow: false },
  tn: OPEN,
  'other-visa': OPEN,
  'no-authorization': { authorized: false, anyEmployer: false, needsNow: true, needsLater: true, needsVisa: true },
}

type Case = { rights: Rights; authorization: Authorization; country: string }

/** Every visa that the lexicons name is one of the United States: 'sponsorship (e.g. H-1B)' is not about a job elsewhere. */
const countriesIn = (tokens: readonly Token[]) =>
  new Set([...valuesOf(tokens, 'country'), ...(has(tokens, 'visaname') ? ['United States'] : [])])

/** The entry for the country that the question names, else for the job's (decisions, Applying). */
function caseOf({ tokens, context: { profile, job } }: Answering): Case | undefined {
  const named = [...countriesIn(tokens)]
  const country = named.length > 1 ? null : (named[0] ?? job.country)
  const entries = (profile.work_authorization_entries ?? []).filter((entry) => entry.country === country)
  const [entry] = entries
  if (!entry || !country || entries.some(({ workAuthorization }) => workAuthorization !== entry.workAuthorization))
    return undefined
  return { rights: RIGHTS[entry.workAuthorization], authorization: entry.workAuthorization, country }
}

function needsSponsor({ needsNow, needsLater }: Rights, tokens: readonly Token[]): Truth {
  const [now, later] = [has(tokens, 'now'), has(tokens, 'future')]
  return now && !later ? needsNow : later && !now ? needsLater : either(needsNow, needsLater)
}

/** 'H-1B sponsorship' without 'e.g.' asks for that visa only: sure for those who need none, or hold it. */
function sponsorshipOf({ rights, authorization }: Case, tokens: readonly Token[]): Truth {
  const needs = needsSponsor(rights, tokens)
  const visas = has(tokens, 'example') ? [] : valuesOf(tokens, 'visaname')
  return needs === false || visas.every((visa) => visa === authorization) ? needs : null
}

const unsponsored = (rights: Rights): Truth => both(rights.authorized, opposite(needsSponsor(rights, [])))

export function answerRights(
  topic: 'sponsorship' | 'visa-need' | 'authorized' | 'authorized-alone',
  answering: Answering,
): Found {
  const found = caseOf(answering)
  if (!found) return 'no-fact'
  const { rights } = found
  const { tokens } = answering
  const isStatus = topic === 'authorized' && has(tokens, 'status')
  const truths: Record<typeof topic, () => Truth> = {
    sponsorship: () => sponsorshipOf(found, tokens),
    'visa-need': () => (has(tokens, 'future') ? either(rights.needsVisa, rights.needsLater) : rights.needsVisa),
    authorized: () => (has(tokens, 'any-employer') ? rights.anyEmployer : rights.authorized),
    'authorized-alone': () => unsponsored(rights),
  }
  return {
    ...factOf(found),
    ...(isStatus ? {} : { yes: truths[topic]() }),
    holds: (option) => holdsClauses(option, found),
    text: (language) => (isStatus && language === 'en' ? WORK_AUTHORIZATIONS[found.authorization] : null),
  }
}

const factOf = ({ country, authorization }: Case): Pick<Fact, 'field' | 'sentence'> => ({
  field: 'work_authorization_entries',
  sentence: `Work authorization for ${country}: ${WORK_AUTHORIZATIONS[authorization]}`,
})

/** Every part of 'I am authorized to work and do not require sponsorship' must be true. */
function holdsClauses(option: readonly Token[], found: Case): Truth {
  const clauses: Token[][] = [[]]
  for (const token of option)
    if (has([token], 'and', 'but')) clauses.push([])
    else clauses.at(-1)?.push(token)
  return clauses.map((clause) => holdsClause(clause, found)).reduce<Truth>(both, true)
}

const CLAUSE = [
  'auth',
  'permit',
  'example',
  'will',
  'needed',
  'without',
  'sponsor',
  'need',
  'now',
  'future',
  'or',
  'work',
  'country',
  'here',
  'not',
  'no',
  'visa',
  'citizen',
  'resident',
  'visaname',
  'status',
  'valid',
  'any-employer',
]

function holdsClause(clause: readonly Token[], found: Case): Truth {
  const { rights, country } = found
  const denials = clause.filter(({ concept }) => concept === 'not' || concept === 'no').length
  if (clause.length === 0 || denials > 1 || clause.some(({ concept }) => !CLAUSE.includes(concept))) return null
  if (valuesOf(clause, 'country').some((name) => name !== country)) return null
  const claim = claimOf(clause, found)
  if (has(clause, 'without'))
    return denials > 0 || !has(clause, 'sponsor', 'visa') || !has(clause, 'auth', 'permit', 'work') ? null : unsponsored(rights)
  return denials === 1 ? opposite(claim) : claim
}

/** What a clause claims before its negation; null for more than one thing. */
function claimOf(clause: readonly Token[], { rights, authorization }: Case): Truth {
  const visas = valuesOf(clause, 'visaname')
  const claims: Truth[] = []
  if (has(clause, 'sponsor')) claims.push(needsSponsor(rights, clause))
  else if (has(clause, 'auth', 'permit'))
    claims.push(has(clause, 'need') ? null : has(clause, 'any-employer') ? rights.anyEmployer : rights.authorized)
  if (has(clause, 'citizen')) claims.push(authorization === 'citizen')
  if (has(clause, 'resident')) claims.push(authorization === 'permanent-resident')
  for (const visa of visas) claims.push(authorization === visa)
  if (claims.length > 1) return has(clause, 'or') ? claims.reduce<Truth>(either, false) : null
  return claims[0] ?? null
}

/** 'Are you a citizen of X?' from the entry for X; 'Citizenship' is the stored country. */
export function answerCitizenship(answering: Answering): Found {
  const { tokens, context } = answering
  const { citizenship } = context.profile
  const named = valuesOf(tokens, 'country')
  if (named.length === 0 && !has(tokens, 'here', 'resident')) {
    if (!citizenship) return 'no-fact'
    return {
      field: 'citizenship',
      sentence: `Citizenship: ${citizenship}`,
      holds: (option) => holdsCountry(option, citizenship),
      text: (language) => countryName(citizenship, language),
    }
  }
  const found = caseOf(answering)
  if (found) {
    const isKnown = ['citizen', 'permanent-resident', 'h1b', 'l1', 'opt', 'cpt', 'tn'].includes(found.authorization)
    const isResident = has(tokens, 'resident') && found.authorization === 'permanent-resident'
    return isKnown ? { ...factOf(found), yes: found.authorization === 'citizen' || isResident } : 'no-fact'
  }
  return citizenship && named.length === 1 && named[0] === citizenship
    ? { field: 'citizenship', sentence: `Citizenship: ${citizenship}`, yes: true }
    : 'no-fact'
}
