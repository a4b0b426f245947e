import { foldWords } from '@jobapply/language/fold'
import { has, isOnly } from '#answers/facts/fact'
import { isWhole, patternOf } from '#answers/topics'
import { meaningful, readText, type Token } from '#answers/words/tokens'
import type { EducationPart, ExperiencePart, FieldKind } from './field-keys.ts'

export type EntryKind = 'experience' | 'education'

/** Words of the first and last day of a period, in the languages of the lexicons and in names of fields. */
const START = new Set(
  'start starts started starting from begin began since von beginn seit debut depuis du desde inicio inizio dal od poczatek van vanaf'.split(
    ' ',
  ),
)
const END = new Set(
  'end ends ended ending to until through finish bis ende fin jusque au graduation graduated hasta fine fino al ate fim termino do koniec tot eind einde'.split(
    ' ',
  ),
)
const MONTH = new Set('month months mm monat mois mes mese maand miesiac'.split(' '))
const YEAR = new Set('year years yyyy jahr annee ano anno jaar rok'.split(' '))

const EXPERIENCE: readonly [ExperiencePart, string, string][] = [
  ['title', 'title|role', 'title role now name work recent company'],
  ['company', 'company|employer', 'name now work recent'],
  ['description', 'description|summary', 'role work title experience and description'],
  ['city', 'city', 'company work'],
  ['state', 'region', 'company work'],
  ['country', 'country-word', 'company work'],
  ['location', 'location', 'company work now city'],
]
const EDUCATION: readonly [EducationPart, string, string][] = [
  ['school', 'school', 'name or'],
  ['fieldOfStudy', 'study-field', 'education or'],
  ['degree', 'education', 'level-word or name edu'],
  // 'High school name' asks for the school.
  ['degree', 'edu', 'level-word or'],
  ['city', 'city', 'school'],
  ['state', 'region', 'school'],
  ['country', 'country-word', 'school'],
]
const PARTS = {
  experience: EXPERIENCE.map(([part, needs, may]) => ({ part, ...patternOf(needs, may) })),
  education: EDUCATION.map(([part, needs, may]) => ({ part, ...patternOf(needs, may) })),
}

/** Whether a section, or the name of a field, speaks of past jobs or of schools. */
export function entryKindOf(text: string): EntryKind | null {
  const tokens = readText(text)
  if (has(tokens, 'consent', 'attestation', 'years', 'how-many')) return null
  // 'Your employment', 'Current work': a title that says nothing else.
  const isOfWork = has(tokens, 'work') && isOnly(meaningful(tokens), 'work', 'now', 'recent')
  if (has(tokens, 'history', 'experience') || isOfWork) return 'experience'
  return has(tokens, 'education', 'school', 'edu') ? 'education' : null
}

type Part = ExperiencePart | EducationPart | null
/** Which part of an entry a field holds. `words` are those of its label and name. */
export function partOf(entry: EntryKind, tokens: readonly Token[], label: string, name: string, kind: FieldKind): Part {
  if (kind === 'file') return null
  const isNow = has(tokens, 'now') || /\bcurrent|present\b/.test(name)
  if (kind === 'checkbox') return entry === 'experience' && isNow ? 'current' : null
  return datePart(label, name, kind) ?? PARTS[entry].find((rule) => isWhole(rule, tokens))?.part ?? null
}

const SPLIT: readonly FieldKind[] = ['date-part', 'select', 'combobox', 'number', 'text', 'tel']

/** 'From Month', 'Start date year', or a box 'Month' whose name says endDate. A whole date has no key. */
function datePart(label: string, name: string, kind: FieldKind): 'startMonth' | 'startYear' | 'endMonth' | 'endYear' | null {
  if (!SPLIT.includes(kind)) return null
  const said = foldWords(label).split(' ')
  const named = name.split(' ')
  const isIn = (words: ReadonlySet<string>, list: readonly string[]) => list.some((word) => words.has(word))
  const either = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    isIn(one, said) === isIn(other, said) ? isIn(one, named) && !isIn(other, named) : isIn(one, said)
  const [isMonth, isYear] = [either(MONTH, YEAR), either(YEAR, MONTH)]
  const [isStart, isEnd] = [either(START, END), either(END, START)]
  if (isMonth === isYear || isStart === isEnd) return null
  return isStart ? (isMonth ? 'startMonth' : 'startYear') : isMonth ? 'endMonth' : 'endYear'
}
