import type { ParsedResume } from '@jobapply/core/resume/schema'
import type { Truth } from './resume-content.ts'

/** Compares a reading with a truth file, value by value. `isRight` follows the rules of the scorer that comes with the sets. */
type Value = string | { any: string[] } | undefined
export type Judged = { path: string; field: string; isRight: boolean }
type List = 'experience' | 'education' | 'certifications'

const LETTERS: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' }
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıøłđßæœþð]/g, (letter) => LETTERS[letter] ?? letter)
const words = (text: string) =>
  fold(text)
    .replaceAll('&', ' and ')
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const skillWords = (text: string) =>
  fold(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
const digits = (text: string) => text.replaceAll(/\D/g, '')
const address = (text: string) =>
  fold(text)
    .trim()
    .replace(/^(https?:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/[/\s]+$/, '')
const number = (text: string) => String(Number.parseFloat(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.') ?? ''))

const options = (value: Value) => (value === undefined ? [] : typeof value === 'string' ? [value] : value.any).filter(Boolean)
const isSame = (form: (text: string) => string) => (found: string, wanted: Value) =>
  options(wanted).some((one) => form(one) === form(found))
/** A document that shows the year alone leaves the month open. */
const isSameDate = (found: string, wanted: Value) => options(wanted).some((one) => found.slice(0, one.length) === one)
/** Long texts are right when nine words of ten are. */
const LONG_TEXT = 0.9
const isLike = (found: string, wanted: Value) => options(wanted).some((one) => overlap(found, one) >= LONG_TEXT)

function overlap(one: string, other: string): number {
  const [left, right] = [words(one).split(' '), words(other).split(' ')]
  const rest = new Map<string, number>()
  for (const word of right) rest.set(word, (rest.get(word) ?? 0) + 1)
  let hits = 0
  for (const word of left) {
    const count = rest.get(word) ?? 0
    if (count > 0) hits += 1
    rest.set(word, count - 1)
  }
  return (2 * hits) / (left.length + right.length)
}

type Compare = (found: string, wanted: Value) => boolean
const text = isSame(words)
const PERSONAL: Record<string, Compare> = {
  email: isSame(address),
  phone: isSame(digits),
  summary: isLike,
  linkedin: isSame(address),
  github: isSame(address),
  country: text,
}
const FIELDS: Record<List, Record<string, Compare>> = {
  experience: { company: text, position: text, location: text, startDate: isSameDate, endDate: isSameDate, description: isLike },
  education: { institution: text, degree: text, field: text, startDate: isSameDate, endDate: isSameDate, gpa: isSame(number) },
  certifications: { name: text, issuer: text, issue_date: isSameDate },
}
/** What tells the entries of a list apart, for pairing found ones with true ones. */
const NAMES: Record<List, string[]> = {
  experience: ['company', 'position', 'startDate'],
  education: ['institution', 'degree', 'field'],
  certifications: ['name', 'issuer'],
}

/** Every value that was read, with its path in the reading. Values that the truth says nothing about are left out. */
export function judge(data: ParsedResume, truth: Truth & Ignored): Judged[] {
  const { personal_info: info } = data
  const wanted = truth.data.personal_info
  const isJudged = ({ field }: Judged) => !(truth.ignore ?? []).includes(field === 'name' ? 'personal_info.first_name' : field)
  const skipped = (kind: 'skills' | 'other_links', form: (text: string) => string) =>
    new Set((truth.ignore_values?.[kind] ?? []).map(form))
  const among = (
    found: readonly string[],
    right: readonly string[],
    form: (text: string) => string,
    neutral: Set<string>,
    at: string,
  ) => {
    const known = new Set(right.map(form))
    return found.flatMap((one, index) =>
      !known.has(form(one)) && neutral.has(form(one)) ? [] : { path: `${at}.${index}`, field: at, isRight: known.has(form(one)) },
    )
  }
  const name = `${info.first_name} ${info.last_name}`.trim()
  const fullNames = options(wanted.first_name).flatMap((first) => options(wanted.last_name).map((last) => `${first} ${last}`))
  return [
    ...(name
      ? [{ path: 'personal_info.first_name', field: 'name', isRight: fullNames.some((one) => words(one) === words(name)) }]
      : []),
    ...Object.entries(PERSONAL).flatMap(([key, isRight]) => {
      const [found, field] = [info[key as 'email'], `personal_info.${key}`]
      return found ? { path: field, field, isRight: isRight(found, wanted[key as 'email']) } : []
    }),
    ...among(info.other_links, wanted.other_links, address, skipped('other_links', address), 'personal_info.other_links'),
    ...among(data.skills, truth.data.skills, skillWords, skipped('skills', skillWords), 'skills'),
    ...(Object.keys(FIELDS) as List[]).flatMap((list) => judgeList(list, data[list], truth.data[list])),
  ].filter(isJudged)
}
export type Ignored = { ignore?: string[]; ignore_values?: { skills?: string[]; other_links?: string[] } }

function judgeList(list: List, found: readonly object[], wanted: readonly object[]): Judged[] {
  const entries = found as readonly Record<string, string>[]
  const truths = wanted as readonly Record<string, Value>[]
  const partners = pair(list, entries, truths)
  return entries.flatMap((entry, index) =>
    Object.entries(FIELDS[list]).flatMap(([key, isRight]) => {
      const value = entry[key]
      const field = `${list}.${key}`
      return value ? { path: `${list}.${index}.${key}`, field, isRight: isRight(value, partners.get(index)?.[key]) } : []
    }),
  )
}

/** Best pairs first. */
function pair(list: List, entries: readonly Record<string, string>[], truths: readonly Record<string, Value>[]) {
  const likeness = (entry: Record<string, string>, truth: Record<string, Value>) =>
    NAMES[list].reduce((sum, key) => sum + Math.max(0, ...options(truth[key]).map((one) => overlap(entry[key] ?? '', one))), 0)
  const pairs = entries
    .flatMap((entry, index) => truths.map((truth) => ({ index, truth, likeness: likeness(entry, truth) })))
    .filter((one) => one.likeness > 0.3)
    .toSorted((a, b) => b.likeness - a.likeness)
  const partners = new Map<number, Record<string, Value>>()
  const taken = new Set<object>()
  for (const { index, truth } of pairs)
    if (!partners.has(index) && !taken.has(truth)) {
      partners.set(index, truth)
      taken.add(truth)
    }
  return partners
}
