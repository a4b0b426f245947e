import { foldWords } from '@jobapply/language/fold'
import { has, valuesOf } from '#answers/facts/fact'
import { type Reading, readQuestion } from '#answers/read-question'
import type { AnswerJob } from '#answers/schema'
import { meaningful, readText } from '#answers/words/tokens'
import type { Question, QuestionOption } from '#jobs/form'
import { NETWORK_TOPICS } from '#profiles/links'
import { type EntryKind, entryKindOf, partOf } from './entry-parts.ts'
import { unexplained } from './explained.ts'
import { canHaveKind, type FieldKey, type FieldKind, KEY_OF_AUTOCOMPLETE, KEY_OF_KIND, type PlainKey } from './field-keys.ts'
import { withoutFileWords } from './file-words.ts'
import { isOfAPerson, keyOfLabel, type LabelKey } from './label-keys.ts'
import { isTrapName, wordsOfName } from './name-words.ts'
import { isForeignHistory } from './title-words.ts'
import { isTitleOfJob, type Whose, whoseField } from './whose.ts'

/** What a page says about a field. */
export type FieldEvidence = {
  kind: FieldKind
  label: string
  /** Where the label was found; a placeholder or a name says less. */
  labelSource: 'label' | 'placeholder' | 'name'
  name: string
  autocomplete: string
  placeholder: string
  description: string
  /** Headings and group labels around it, outermost first. */
  sections: readonly string[]
  options: readonly QuestionOption[]
  required: boolean
  /** By the system's own stable name. */
  hook?: PlainKey | undefined
}

export type ScoredKey = {
  key: FieldKey | null
  /** 0 to 1. */
  score: number
  /** One strong sign, no contradiction, and a clear distance to the next key: may be filled. */
  isSure: boolean
  reading: Reading
  whose: Whose
}

const WEIGHTS = { hook: 1, autocomplete: 0.95, label: 0.9, shownName: 0.85, partial: 0.6, name: 0.6, placeholder: 0.5, type: 0.3 }
const AGREEMENT = 0.1
const STRONG = 0.8
/** What a standard token of the field, or its system's own name, says alone. */
export const BY_TOKEN = WEIGHTS.autocomplete
/** A longer label that is not understood may ask for something else than the field's name says. */
const SHORT_LABEL = 3

/** Asks a field as a question; `kind` is how its answer is given. */
export function questionOf(field: FieldEvidence, kind: Question['kind'] = 'text'): Question {
  const { label, description, options, required, sections } = field
  return {
    id: field.name.slice(0, 200),
    label,
    kind,
    options: [...options],
    required,
    ...(description ? { description } : {}),
    ...(sections.some(isIdentitySection) ? { isIdentity: true } : {}),
  }
}

const isIdentitySection = (text: string) => has(readText(text.slice(0, 200)), 'demographic')

/** The key of each field of a form, in its order. */
export function scoreKeys(fields: readonly FieldEvidence[], job: AnswerJob): ScoredKey[] {
  const title = titleOfAll(fields)
  const whoseOf = fields.map((field) => whoseField(title ? { ...field, sections: field.sections.slice(1) } : field))
  const siblings = fields.filter(({ kind }, at) => kind !== 'checkbox' && whoseOf[at] === 'own').map(({ label }) => label)
  const entries = new EntryCount()
  return fields.map((field, at) => {
    const reading = readQuestion({ ...questionOf(field), label: readableLabel(field), description: '', options: [] }, job)
    const entry = keyOfEntry(field, reading, entries)
    const whose = whoseOf[at] ?? 'own'
    if (entry) return { key: entry, score: WEIGHTS.label, isSure: true, reading, whose }
    return { ...plainKey(field, reading, siblings, whose), reading, whose }
  })
}

/** A form of its own about somebody else is shorter. */
const MOST_IN_BLOCK = 3
/** The heading over every field, where it names a job: 'Sales Supervisor' is not whose data is asked for. */
function titleOfAll(fields: readonly FieldEvidence[]): string | undefined {
  const [title] = fields[0]?.sections ?? []
  return title && fields.length > MOST_IN_BLOCK && fields.every(({ sections }) => sections[0] === title) && isTitleOfJob(title)
    ? title
    : undefined
}

const readableLabel = ({ kind, label }: FieldEvidence) => (kind === 'file' ? withoutFileWords(label) || label : label)

function keyOfEntry(field: FieldEvidence, { tokens, never }: Reading, entries: EntryCount): FieldKey | null {
  const name = wordsOfName(field.name)
  const sections = field.sections.map((text) => ({ text, kind: entryKindOf(text.slice(0, 200)) }))
  const section = sections.findLast(({ kind }) => kind !== null)
  if (section && (isBeforeDegrees(section.text) || isForeignHistory(section.text))) return null
  const kind =
    section?.kind ??
    entryKindOf(name) ??
    loneSchool(
      field,
      tokens.map(({ concept }) => concept),
    )
  if (!kind || never === 'consent' || never === 'attestation') return null
  const part = partOf(kind, tokens, field.label, name, field.kind)
  if (part === 'degree' && !section && isClosedList(field)) return null
  return part ? entries.keyFor(kind, part, section?.text ?? '') : null
}

/** Levels of education have other names than degrees: which ones only the list itself tells. */
const isClosedList = ({ kind, options }: FieldEvidence) => kind === 'combobox' && options.length === 0

/** A profile's schools are those of its degrees: a block about a high school is asked. */
function isBeforeDegrees(section: string): boolean {
  const levels = new Set(valuesOf(readText(section.slice(0, 200)), 'edu'))
  return levels.size === 1 && levels.has('high-school')
}

/** 'School' and 'Field of study' need no heading. */
function loneSchool({ kind }: FieldEvidence, concepts: readonly string[]): EntryKind | null {
  const isTyped = kind === 'text' || kind === 'combobox' || kind === 'select'
  const isSchool =
    concepts.length > 0 && concepts.every((concept) => ['school', 'study-field', 'education', 'name'].includes(concept))
  return isTyped && isSchool && concepts.some((concept) => concept !== 'name') ? 'education' : null
}

/** Numbers the entries of a history: a new one begins under the next numbered heading, or when a part comes again. */
class EntryCount {
  readonly #headings: Record<EntryKind, string[]> = { experience: [], education: [] }
  readonly #seen = new Map<string, number>()

  keyFor(kind: EntryKind, part: string, heading: string): FieldKey {
    const index = /\d/.test(heading) ? this.#byHeading(kind, heading) : this.#byPart(`${kind}.${part}`)
    return `${kind}[${index}].${part}` as FieldKey
  }
  #byHeading(kind: EntryKind, heading: string) {
    const headings = this.#headings[kind]
    if (!headings.includes(heading)) headings.push(heading)
    return headings.indexOf(heading)
  }
  #byPart(part: string) {
    const index = this.#seen.get(part) ?? 0
    this.#seen.set(part, index + 1)
    return index
  }
}

type Votes = Map<PlainKey, number[]>
type Decided = Pick<ScoredKey, 'key' | 'score' | 'isSure'>
const NONE: Decided = { key: null, score: 0, isSure: false }

function plainKey(field: FieldEvidence, reading: Reading, siblings: readonly string[], whose: Whose): Decided {
  const fromLabel = keyOfLabel(reading, field.kind, siblings)
  if (isTrapName(field.name)) return NONE
  const isInDoubt = (key: PlainKey) => isDoubtful(key, field, reading, fromLabel)
  if (whose === 'own' && isListOfCodes(field))
    return { key: 'phoneCountryCode', score: WEIGHTS.autocomplete, isSure: !isInDoubt('phoneCountryCode') }
  if (fromLabel === 'other') return NONE
  const votes: Votes = new Map()
  const vote = (key: PlainKey | undefined, weight: number) => {
    if (key && canHaveKind(key, field.kind)) votes.set(key, [...(votes.get(key) ?? []), weight])
  }
  if (fromLabel) vote(fromLabel.key, fromLabel.isWhole ? weightOfLabel(field) : WEIGHTS.partial)
  vote(field.hook, WEIGHTS.hook)
  vote(keyOfAutocomplete(field.autocomplete), WEIGHTS.autocomplete)
  const isShort = foldWords(field.label).split(' ').length <= SHORT_LABEL
  if (isShort || fromLabel) {
    vote(keyOfWords(wordsOfName(field.name), field.kind, siblings), WEIGHTS.name)
    if (field.labelSource === 'label') vote(keyOfWords(field.placeholder, field.kind, siblings), WEIGHTS.placeholder)
    vote(KEY_OF_KIND[field.kind], WEIGHTS.type)
  }
  return choose(votes, field, whose, isInDoubt)
}

/**
 * A label with a word that the key does not account for may ask for something else than the field's name or token says: "Father's name". A
 * system's own name stands for itself where nothing of the label is understood.
 */
function isDoubtful(key: PlainKey, { labelSource, hook }: FieldEvidence, { tokens }: Reading, fromLabel: LabelKey): boolean {
  if (labelSource === 'name' || (fromLabel && fromLabel !== 'other' && fromLabel.isWhole && isSame(fromLabel.key, key)))
    return false
  if (hook === key && tokens.every(({ concept }) => concept === 'word')) return false
  return unexplained(key, tokens).length > 0
}

const weightOfLabel = ({ labelSource }: FieldEvidence) =>
  labelSource === 'label' ? WEIGHTS.label : labelSource === 'placeholder' ? WEIGHTS.shownName : WEIGHTS.name

/** `section-x shipping home email`: the last token says what; `off` and the like say nothing. */
const keyOfAutocomplete = (text: string) => KEY_OF_AUTOCOMPLETE[text.trim().toLowerCase().split(/\s+/).at(-1) ?? '']

function keyOfWords(words: string, kind: FieldKind, siblings: readonly string[]): PlainKey | undefined {
  if (!words || words.length > 80) return undefined
  const reading = readQuestion({ id: '', label: words, kind: 'text', options: [], required: false }, NO_JOB)
  const found = keyOfLabel(reading, kind, siblings)
  return found && found !== 'other' && found.isWhole ? found.key : undefined
}
const NO_JOB: AnswerJob = { employer: '', country: null, city: null }

function choose(votes: Votes, field: FieldEvidence, whose: Whose, isInDoubt: (key: PlainKey) => boolean): Decided {
  const isNearPhone = field.sections.some((text) => has(meaningful(readText(text.slice(0, 200))), 'phone'))
  const scored = [...votes]
    .filter(([key]) => whose === 'own' || !isOfAPerson(key))
    .map(([key, weights]) => ({
      key: keyInPlace(key, field, isNearPhone),
      score: Math.min(1, Math.max(...weights) + AGREEMENT * (weights.length - 1)),
      isStrong: Math.max(...weights) >= STRONG,
    }))
    .sort((one, other) => other.score - one.score)
  const [first, second] = scored
  if (!first || first.score < WEIGHTS.placeholder) return NONE
  const isClear = !second || isSame(first.key, second.key)
  return { key: first.key, score: first.score, isSure: first.isStrong && isClear && !isInDoubt(first.key) }
}

/** Names for much the same: a field 'City' may well be called location. Any other sign against a key makes it a proposal. */
const ALIKE: readonly (readonly PlainKey[])[] = [
  ['city', 'location'],
  ['country', 'phoneCountryCode', 'location'],
  ['phone', 'phoneCountryCode'],
  ['address', 'location'],
  NETWORK_TOPICS,
]
const isSame = (one: PlainKey, other: PlainKey) =>
  one === other || ALIKE.some((alike) => alike.includes(one) && alike.includes(other))

/** A list of dialling codes, or a country beside a phone number, is the number's code; only a list of addresses may be 'Email'. */
function keyInPlace(key: PlainKey, { options, kind }: FieldEvidence, isNearPhone: boolean): PlainKey {
  const isList = kind === 'select' || kind === 'combobox'
  if (key === 'salaryExpectation' && isList && options.length > 0) return payPart(options)
  return key === 'country' && isList && isNearPhone ? 'phoneCountryCode' : key
}

/** Whatever it is called, a list of dialling codes is that. */
function isListOfCodes({ options, kind }: FieldEvidence): boolean {
  if (kind !== 'select' && kind !== 'combobox') return false
  const codes = options.filter(({ label }) => /\+\s?\d/.test(label.slice(0, 120))).length
  return codes > 1 && codes * 2 > options.length
}

/** Beside an amount there may be lists of currencies and of periods. */
function payPart(options: readonly QuestionOption[]): PlainKey {
  const said = options.slice(0, 40).map(({ label }) => meaningful(readText(label)))
  const isAll = (...concepts: string[]) => {
    const fitting = said.filter((tokens) => tokens.length > 0 && tokens.every(({ concept }) => concepts.includes(concept)))
    return fitting.length > 0 && fitting.length >= said.filter((tokens) => tokens.length > 0).length - 1
  }
  if (isAll('currency')) return 'salaryCurrency'
  return isAll('per-year', 'per-month', 'per-hour') ? 'salaryPeriod' : 'salaryExpectation'
}
