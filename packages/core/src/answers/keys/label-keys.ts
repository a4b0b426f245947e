import { has } from '#answers/facts/fact'
import { meantName } from '#answers/facts/person'
import type { Reading } from '#answers/read-question'
import { hasNeeded, isWhole, type Pattern, patternOf } from '#answers/topics'
import type { Token } from '#answers/words/tokens'
import { NETWORK_TOPICS } from '#profiles/links'
import { canHaveKind, type FieldKey, type FieldKind, KEY_OF_TOPIC, type PlainKey } from './field-keys.ts'

/** What a label says: a key by every word of it, or by some; `other`: it is understood, and asks for something without a key. */
export type LabelKey = { key: PlainKey; isWhole: boolean } | 'other' | null

/** Beyond the topics, which answers can be reused for: these hold only inside a form. */
const WHOLE: readonly [PlainKey, Pattern][] = [
  ['preferredName', patternOf('preferred-name', 'name first-name last-name full-name if employer or')],
  ['middleName', patternOf('middle-name')],
  ['headline', patternOf('headline')],
  ['resumeFile', patternOf('resume', 'or letter')],
  ['coverLetter', patternOf('letter')],
  ['skills', patternOf('skills')],
  ['address', patternOf('street number')],
  ['address', patternOf('street house-number', 'number')],
  ['addressLine2', patternOf('street-2')],
  // 'Nom et prénom'; 'Name, Vorname' wants the last one first.
  ['fullName', patternOf('and first-name name|last-name')],
  ['country', patternOf('country-word region')],
  ['phoneCountryCode', patternOf('phone country-word')],
  ['location', patternOf('city region|county|country-word', 'and now located country-word region')],
  ['salaryPeriod', patternOf('period-word', 'salary expected')],
  ['salaryCurrency', patternOf('currency-word', 'salary expected')],
  ['workAuthorization', patternOf('visa status', 'now work')],
  ['portfolio', patternOf('website', 'other url or portfolio')],
  ['portfolio', patternOf('portfolio', 'other url or website')],
]

/** Some words are enough; nothing is filled by these alone. In this order: 'authorized without sponsorship' is about authorization. */
const PARTIAL: readonly [PlainKey, Pattern][] = [
  ['workAuthorization', patternOf('auth without')],
  ['requiresSponsorship', patternOf('sponsor')],
  ['workAuthorization', patternOf('auth')],
  ['workAuthorization', patternOf('permit work')],
  ['requiresSponsorship', patternOf('need visa')],
  ['salaryExpectation', patternOf('salary expected')],
  ['salaryCurrency', patternOf('salary currency-word')],
  ['noticePeriod', patternOf('notice')],
  ['preferredName', patternOf('preferred-name')],
  ['preferredName', patternOf('name looking')],
  ['coverLetter', patternOf('letter')],
  ['resumeFile', patternOf('resume')],
  ...NETWORK_TOPICS.filter((topic) => topic !== 'portfolio').map((topic): [PlainKey, Pattern] => [topic, patternOf(topic)]),
  ['portfolio', patternOf('portfolio|website')],
  ['postalCode', patternOf('zip')],
  ['firstName', patternOf('first-name')],
  ['lastName', patternOf('last-name')],
  ['fullName', patternOf('full-name')],
  ['phone', patternOf('phone dial-code')],
  ['phoneCountryCode', patternOf('dial-code')],
  ['email', patternOf('email')],
  ['phone', patternOf('phone', 'or')],
  ['addressLine2', patternOf('street-2')],
  ['currentCompany', patternOf('now company')],
  ['currentCompany', patternOf('recent company')],
]
/** What may stand in the label of a key. */
export const LABEL_PATTERNS: readonly [PlainKey, Pattern][] = [...WHOLE, ...PARTIAL]

/** Then the field is about somebody or something else: 'Emergency contact phone', 'School website', 'How did you hear'; a county is no state. */
const ELSEWHERE = ['other-person', 'hear', 'school', 'worked', 'blank', 'experience', 'relocate', 'phone-part', 'county']
/** Facts about the person that may well be asked of a referee or of an employer. */
const OF_A_PERSON: readonly FieldKey[] = [
  'firstName',
  'middleName',
  'lastName',
  'fullName',
  'preferredName',
  'email',
  'phone',
  'phoneCountryCode',
  'address',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
  'location',
  ...NETWORK_TOPICS,
  'currentCompany',
]
export const isOfAPerson = (key: FieldKey) => OF_A_PERSON.includes(key)
/** How many words a label may have beyond those that are known, to be read by some of them. */
const MOST_UNKNOWN = 14

/** Outside of a history, most likely the current one. */
const COMPANY = patternOf('company', 'name')

const PHONE_LIST = patternOf('dial-code', 'phone country-word')

const IDENTITY: readonly [concept: string, key: PlainKey][] = [
  ['gender', 'gender'],
  ['race', 'ethnicity'],
  ['veteran', 'veteranStatus'],
  ['disability', 'disabilityStatus'],
]

export function keyOfLabel({ topic, tokens, never, isTrap }: Reading, kind: FieldKind, siblings: readonly string[]): LabelKey {
  if (isTrap) return 'other'
  if (never === 'demographic') return identityKey(tokens, kind)
  if (never) return 'other'
  // A list cannot hold the number itself.
  if ((kind === 'select' || kind === 'combobox') && isWhole(PHONE_LIST, tokens)) return { key: 'phoneCountryCode', isWhole: true }
  const whole = topic === 'name' ? nameKey(siblings) : topic ? KEY_OF_TOPIC[topic] : wholeKey(tokens)
  if (whole) return canHaveKind(whole, kind) ? { key: whole, isWhole: true } : 'other'
  if (topic && topic !== 'name') return 'other'
  const unknown = tokens.filter(({ concept }) => concept === 'word').length
  if (unknown > MOST_UNKNOWN || has(tokens, ...ELSEWHERE)) return has(tokens, ...ELSEWHERE) ? 'other' : null
  if (isSeveralThings(tokens)) return 'other'
  const partial = PARTIAL.find(([key, pattern]) => canHaveKind(key, kind) && hasNeeded(pattern, tokens))?.[0]
  if (isSeveralPlaces(tokens) && (!partial || partial === 'postalCode')) return 'other'
  if (partial) return isOdd(partial, tokens) ? 'other' : { key: partial, isWhole: false }
  if (isWhole(COMPANY, tokens)) return canHaveKind('currentCompany', kind) ? { key: 'currentCompany', isWhole: false } : null
  // 'Employer address': its own words say more than the field's name.
  return has(tokens, 'company') ? 'other' : null
}

const wholeKey = (tokens: readonly Token[]) => WHOLE.find(([, pattern]) => isWhole(pattern, tokens))?.[0]

function nameKey(siblings: readonly string[]): PlainKey | undefined {
  const meant = meantName(siblings)
  return meant && meant !== 'name' ? KEY_OF_TOPIC[meant] : undefined
}

/** 'Zip code and city', 'Street, city, state': one part of an address is not the answer. */
const isSeveralPlaces = (tokens: readonly Token[]) =>
  new Set(tokens.map(({ concept }) => concept).filter((concept) => PLACES.includes(concept))).size > 1
const PLACES = ['street', 'city', 'region', 'county', 'zip', 'country-word']

/** 'Email and phone', 'Your name and that of your employer': one fact is not the answer to two questions. */
function isSeveralThings(tokens: readonly Token[]): boolean {
  // 'Name, Vorname': in this order, and both.
  if (has(tokens, 'first-name') && has(tokens, 'last-name', 'name')) return true
  const things = THINGS.filter((concepts) => has(tokens, ...concepts))
  // A company has a name.
  return things.length > (has(tokens, 'and') || !has(tokens, 'name') ? 1 : 2)
}
const THINGS = [['first-name', 'last-name', 'full-name', 'name'], ['email'], ['phone'], ['company'], ['title']].concat([
  ['linkedin', 'github', 'portfolio', 'website'],
  ['salary'],
  ['notice'],
  ['street', 'zip', 'city', 'country-word', 'location'],
])

/** Pronouns and transgender identity are not the gender that a profile holds. */
function identityKey(tokens: readonly Token[], kind: FieldKind): LabelKey {
  const found = IDENTITY.filter(([concept]) =>
    tokens.some((token) => token.concept === concept && !/^(?:pron|trans|anrede|civilite)/.test(token.text)),
  )
  const key = found.length === 1 && !has(tokens, 'orientation') ? found[0]?.[1] : undefined
  return key && canHaveKind(key, kind) ? { key, isWhole: true } : 'other'
}

/** Current pay is not the expected one, and a company's page is not the person's. */
const isOdd = (key: PlainKey, tokens: readonly Token[]) =>
  (key === 'salaryExpectation' && has(tokens, 'now', 'past')) ||
  (isOfAPerson(key) &&
    key !== 'currentCompany' &&
    has(tokens, 'company', 'employer') &&
    !has(tokens, 'preferred-name', 'looking', 'zip'))
