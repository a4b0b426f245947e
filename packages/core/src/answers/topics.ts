import type { Token } from '#answers/words/tokens'
import { LINK_TOPICS, type LinkTopic } from '#profiles/links'
import type { NeverReason } from './schema.ts'

/** What a question asks for; each has one answering function. */
export type Topic =
  | 'sponsorship'
  | 'visa-need'
  | 'authorized'
  | 'authorized-alone'
  | 'citizen'
  | 'years'
  | 'has-experience'
  | 'notice'
  | 'start'
  | 'salary'
  | 'relocate'
  | 'work-mode'
  | 'job-types'
  | 'travel'
  | 'licence'
  | 'speaks'
  | 'language-level'
  | 'languages'
  | 'highest-education'
  | 'has-degree'
  | 'school'
  | 'study-field'
  | 'graduation'
  | 'first-name'
  | 'last-name'
  | 'full-name'
  | 'name'
  | 'email'
  | 'phone'
  | 'dial-code'
  | 'street'
  | 'city'
  | 'region'
  | 'zip'
  | 'country'
  | 'location'
  | 'lives-in'
  | LinkTopic
  | 'current-company'
  | 'current-title'
  | 'worked-here'
  | 'adult'
  | 'hear'

/** `needs`: every one of these (`a|b`: either). `may`: nothing beyond these; a question with any other word is not read. */
type Rule = { topic: Topic; needs: string; may?: string }

const RIGHTS = 'work country here valid now role employer'
const AMOUNT = 'number plus at-least more-than or-more'
const RULES: readonly Rule[] = [
  { topic: 'adult', needs: 'adult', may: 'or-more years' },
  {
    topic: 'authorized-alone',
    needs: 'auth without sponsor|visa',
    may: `${RIGHTS} or future any-employer need visa permit will`,
  },
  {
    topic: 'authorized-alone',
    needs: 'permit work without sponsor|visa',
    may: `${RIGHTS} or future any-employer need visa will`,
  },
  { topic: 'sponsorship', needs: 'sponsor', may: `${RIGHTS} need needed future or visa visaname example will` },
  { topic: 'visa-need', needs: 'need visa', may: `${RIGHTS} future or will` },
  { topic: 'visa-need', needs: 'need auth', may: `${RIGHTS} future or will` },
  { topic: 'authorized', needs: 'auth', may: `${RIGHTS} any-employer status permit` },
  { topic: 'authorized', needs: 'permit work', may: `${RIGHTS} any-employer` },
  { topic: 'citizen', needs: 'citizen', may: 'country here now status or resident' },
  { topic: 'years', needs: 'years experience', may: `how-many total work word ${AMOUNT}` },
  { topic: 'has-experience', needs: 'experience word', may: 'work' },
  { topic: 'notice', needs: 'notice', may: 'days weeks months how-long how-many now work' },
  { topic: 'start', needs: 'available', may: 'start when earliest soon work expected role will' },
  { topic: 'start', needs: 'start when|earliest|expected|soon', may: 'work when earliest expected soon role will' },
  { topic: 'salary', needs: 'salary expected', may: 'currency per-year per-month per-hour odd-unit gross at-least role' },
  { topic: 'relocate', needs: 'relocate', may: 'willing here country role will' },
  { topic: 'relocate', needs: 'relocate moving willing', may: 'here country role will' },
  { topic: 'work-mode', needs: 'remote|hybrid willing', may: 'work will' },
  { topic: 'job-types', needs: 'job-type', may: 'looking expected work willing role' },
  { topic: 'travel', needs: 'travel', may: 'willing work percent number up-to at-least how-many role will' },
  { topic: 'licence', needs: 'licence', may: 'valid' },
  { topic: 'language-level', needs: 'language level-word', may: 'speak' },
  { topic: 'speaks', needs: 'language speak|level', may: 'level speak' },
  { topic: 'languages', needs: 'speak', may: 'level' },
  { topic: 'highest-education', needs: 'education', may: 'highest level-word' },
  { topic: 'has-degree', needs: 'edu', may: 'education or-more' },
  { topic: 'school', needs: 'school', may: 'name' },
  { topic: 'study-field', needs: 'study-field' },
  { topic: 'graduation', needs: 'graduation' },
  { topic: 'first-name', needs: 'first-name' },
  { topic: 'last-name', needs: 'last-name' },
  { topic: 'full-name', needs: 'full-name' },
  { topic: 'name', needs: 'name' },
  { topic: 'email', needs: 'email', may: 'confirm' },
  { topic: 'phone', needs: 'phone' },
  { topic: 'dial-code', needs: 'dial-code' },
  { topic: 'street', needs: 'street' },
  { topic: 'city', needs: 'city', may: 'now' },
  { topic: 'region', needs: 'region' },
  { topic: 'zip', needs: 'zip' },
  { topic: 'country', needs: 'country-word', may: 'now located location' },
  { topic: 'lives-in', needs: 'located country|here', may: 'now' },
  { topic: 'location', needs: 'location', may: 'now city located' },
  { topic: 'location', needs: 'location city', may: 'now located region country-word' },
  // The words of a link have its topic's name.
  ...LINK_TOPICS.map((topic) => ({ topic, needs: topic, may: 'url' })),
  { topic: 'current-company', needs: 'now company', may: 'name' },
  { topic: 'current-title', needs: 'now title' },
  { topic: 'worked-here', needs: 'worked employer', may: 'before' },
  { topic: 'worked-here', needs: 'before work employer', may: 'worked' },
  { topic: 'hear', needs: 'hear' },
]

export type Pattern = { groups: readonly (readonly string[])[]; allowed: ReadonlySet<string> }

export function patternOf(needs: string, may = ''): Pattern {
  const groups = needs.split(' ').map((group) => group.split('|'))
  return { groups, allowed: new Set([...groups.flat(), ...may.split(' ')]) }
}

/** Every needed concept is there, whatever else is said. */
export const hasNeeded = ({ groups }: Pattern, tokens: readonly Token[]) =>
  groups.every((group) => tokens.some(({ concept }) => group.includes(concept)))

/** Every needed concept is there, and nothing that the pattern does not allow. */
export const isWhole = (pattern: Pattern, tokens: readonly Token[]) =>
  hasNeeded(pattern, tokens) && tokens.every(({ concept }) => pattern.allowed.has(concept))

const PARSED = RULES.map(({ topic, needs, may }) => ({ topic, ...patternOf(needs, may) }))

export const TOPICS: ReadonlySet<Topic> = new Set(RULES.map(({ topic }) => topic))
/** Everything that a question about a topic may say. */
export const conceptsOf = (topic: Topic): string[] => PARSED.flatMap((rule) => (rule.topic === topic ? [...rule.allowed] : []))

/** The topic of a question whose every word is understood. */
export const topicOf = (tokens: readonly Token[]): Topic | null => PARSED.find((rule) => isWhole(rule, tokens))?.topic ?? null

/** Whether a description only repeats what a question about the topic says. */
export const isAbout = (topic: Topic, tokens: readonly Token[]) =>
  PARSED.some((rule) => rule.topic === topic && tokens.every(({ concept }) => rule.allowed.has(concept) && concept !== 'word'))

/** In this order: a signature under a consent is a signature. */
const NEVER: readonly (readonly [concept: string, reason: NeverReason])[] = [
  ['captcha', 'captcha'],
  ['signature', 'signature'],
  ['attestation', 'attestation'],
  ['consent', 'consent'],
  ['crime', 'criminal-record'],
  ['gender', 'demographic'],
  ['race', 'demographic'],
  ['veteran', 'demographic'],
  ['disability', 'demographic'],
  ['orientation', 'demographic'],
  ['demographic', 'demographic'],
  ['legal', 'legal'],
]

/** One such word is enough, whatever else the question says. */
export function neverReasonOf(tokens: readonly Token[]): NeverReason | null {
  const reason = NEVER.find(([concept]) => tokens.some((token) => token.concept === concept))?.[1]
  // 'Experience with children' asks about work, not about the person.
  if (reason === 'demographic' && tokens.some(({ concept }) => concept === 'experience')) return null
  return reason ?? (tokens.some(({ concept, text }) => concept === 'word' && FOREIGN_CONSENT.test(text)) ? 'consent' : null)
}

/** Words of consent that are much the same in languages without a lexicon. */
const FOREIGN_CONSENT = /^(?:privac|gdpr|consen|acconsent|autorizz|samtyck|samtykke|suostu|trattamento|hozzajarul|souhlas)/
