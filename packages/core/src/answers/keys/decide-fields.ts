import { foldWords } from '@jobapply/language/fold'
import { ASK_REASONS, NEVER_REASONS } from '#answers/constants'
import { has } from '#answers/facts/fact'
import type { Answer, Origin } from '#answers/schema'
import { inFormat, takes } from './field-format.ts'
import type { FieldKey } from './field-keys.ts'
import { underForeignRights } from './foreign-rights.ts'
import { underForeignTitle } from './foreign-titles.ts'
import { ANOTHER, type AskedField, answerField, type KeyContext } from './key-answer.ts'
import { type PhonePair, pairPhones } from './phone-pair.ts'
import { type ScoredKey, scoreKeys } from './score-keys.ts'
import { findSecondPerson } from './second-person.ts'

type Answered = Extract<Answer, { status: 'answered' }>

/** A field as a reader of forms finds it. */
export type ReadField = AskedField & {
  id: string
  /** Nobody sees it: a trap, a part that a script fills, or a section that is not open. */
  isConcealed: boolean
  /** Takes a file only to fill the form from it; it is not where the resume belongs. */
  isHelper: boolean
}

/**
 * `fill`: the key is sure and the profile has its value. `propose`: there is an answer, but the person looks at it first. `ask`: only the
 * person can answer. `leave`: nobody fills it: traps, parts that a script fills, helper uploads, optional questions about identity.
 */
export type Decision = {
  id: string
  key: FieldKey | null
  score: number
  decision: 'fill' | 'propose' | 'ask' | 'leave'
  value?: Answered['value']
  /** Values of the chosen options. */
  options?: string[]
  origin?: Origin
  /** Why it is asked. */
  reason?: string
  /** Only the person may answer it, to one employer at a time: consent, signature and the like. */
  isNever?: boolean
  /** A number whose country is picked beside it: the two are set and read back together. */
  phone?: PhonePair
}

/** Questions whose answers the person always sees before they are given; a notice period only follows from the joining date. */
const SENSITIVE: readonly (FieldKey | null)[] = [null, 'gender', 'ethnicity', 'veteranStatus', 'disabilityStatus', 'noticePeriod']

export function decideFields(fields: readonly ReadField[], context: KeyContext): Decision[] {
  const scored = scoreKeys(fields, context.job)
  const foreign = underForeignTitle(fields, scored)
  const known = { ...context, mayBeNear: true, siblings: siblingsOf(fields, scored, foreign) }
  const given = new Set<string>()
  const seen = new Set<FieldKey>()
  const words = new Set<string>()
  const repeated = new Set<number>()
  const decided = fields.map((field, index): Decision => {
    const key = scored[index]
    if (!key || field.isHelper) return { id: field.id, key: null, score: 0, decision: 'leave' }
    if (field.isConcealed)
      return { id: field.id, key: field.labelSource === 'label' ? key.key : null, score: key.score, decision: 'leave' }
    const decision = onlyOnce(decide(field, key, answerField(field, key, known)), key, seen)
    if (decision.value !== undefined && isRepeated(field, key, words)) repeated.add(index)
    // A second website is another one, or none.
    if (decision.key !== 'portfolio' || decision.decision !== 'fill') return decision
    if (given.has(String(decision.value))) return { id: field.id, key: key.key, score: key.score, decision: 'leave' }
    given.add(String(decision.value))
    return decision
  })
  const theirs = findSecondPerson(fields, decided, scored)
  const abroad = underForeignRights(scored, context.job.country)
  const own = decided
    .map(amountAlone)
    .map((one, at) =>
      theirs[at] || ((foreign[at] || abroad[at]) && isGiven(one)) || repeated.has(at) || isBareCompany(one, scored[at])
        ? asked(one)
        : one,
    )
  return pairPhones(fields, own, context.profile)
}

const isGiven = ({ decision }: Decision) => decision === 'fill' || decision === 'propose'
const asked = ({ id, key, score }: Decision): Decision => ({
  ...{ id, key, score, decision: 'ask', reason: ASK_REASONS['unclear-question'] },
})

/** 'Company' alone may be a former employer, a referee's, or one that the person owns. */
const isBareCompany = ({ key, decision }: Decision, scored: ScoredKey | undefined) =>
  key === 'currentCompany' && decision === 'propose' && !has(scored?.reading.tokens ?? [], 'now', 'recent')

/** An amount beside lists of currencies or periods is a number in their unit: the person sets the three together. */
function amountAlone(one: Decision, at: number, all: readonly Decision[]): Decision {
  if (one.key !== 'salaryExpectation' || one.value === undefined) return one
  const isBeside = all.slice(Math.max(0, at - 2), at + 3).some(({ key }) => key === 'salaryCurrency' || key === 'salaryPeriod')
  if (!isBeside) return one
  return { id: one.id, key: one.key, score: one.score, decision: 'ask', reason: ASK_REASONS['other-currency'] }
}

/** A name or a number that is asked for again may be somebody else's, or stand under a signature; an address is often confirmed. */
function onlyOnce(decision: Decision, { key, reading }: ScoredKey, seen: Set<FieldKey>): Decision {
  if (!key || decision.value === undefined) return decision
  // 'Further attachments (resume, certificates)' does not want the resume a second time.
  if (FILES.includes(key) && seen.has(key) && reading.tokens.some(({ text }) => ANOTHER.test(text))) return asked(decision)
  if (FILES.includes(key)) seen.add(key)
  if (decision.decision !== 'fill') return decision
  const isAgain = ONCE.includes(key) && seen.has(key) && !has(reading.tokens, 'confirm')
  seen.add(key)
  return isAgain ? { ...decision, decision: 'propose' } : decision
}

/** 'Phone' a second time, in the same words, is the former employer's or a referee's. */
function isRepeated({ label }: ReadField, { key, reading }: ScoredKey, words: Set<string>): boolean {
  if (!key || !OF_ONE.includes(key) || has(reading.tokens, 'confirm')) return false
  const said = `${key} ${foldWords(label)}`
  return words.has(said) || !words.add(said)
}
const OF_ONE: readonly FieldKey[] = ['phone', 'address', 'city', 'postalCode', 'location']
const FILES: readonly FieldKey[] = ['resumeFile', 'coverLetter']
const ONCE: readonly FieldKey[] = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'address',
  'city',
  'location',
  'postalCode',
]

function decide(field: ReadField, { key, score, isSure }: ScoredKey, answer: Answer): Decision {
  const base = { id: field.id, key, score }
  if (answer.status === 'leave-empty') return { ...base, decision: 'leave' }
  if (answer.status === 'never') return { ...base, decision: 'ask', isNever: true, reason: NEVER_REASONS[answer.reason] }
  if (answer.status === 'ask') return { ...base, decision: 'ask', reason: ASK_REASONS[answer.reason] }
  // A slider always shows some value, and rounds what it is given: the person sets it.
  if (field.kind === 'slider') return { ...base, decision: 'ask', reason: ASK_REASONS['does-not-fit'] }
  const { options, origin, isNear } = answer
  const value = inFormat(field, answer.value)
  if (!takes(field, value)) return { ...base, decision: 'ask', reason: ASK_REASONS['does-not-fit'] }
  const isFilled = isSure && !isNear && !SENSITIVE.includes(key)
  return { ...base, decision: isFilled ? 'fill' : 'propose', value, options, origin }
}

/** Labels around a question, without those of past jobs, of schools and of other people: fields of a history are recognized by their keys. */
function siblingsOf(fields: readonly ReadField[], scored: readonly ScoredKey[], foreign: readonly boolean[]): string[] {
  const isOwn = (at: number) => !scored[at]?.key?.includes('[') && scored[at]?.whose === 'own' && !foreign[at]
  const labels = fields.filter((field, at) => !field.isConcealed && isOwn(at)).map(({ label }) => label)
  return scored.some(({ key }) => key === 'phoneCountryCode') ? [...labels, 'Country code'] : labels
}
