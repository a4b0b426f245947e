import type { ParsedResume } from '@jobapply/core/resume/schema'
import { foldWords } from '@jobapply/language/fold'

/** Truth of a document of a set: what it shows, fields that are not judged, and list items that are neither right nor wrong. */
export type Truth = {
  id: string
  data: Record<string, unknown>
  ignore?: string[]
  ignore_values?: { skills?: string[]; other_links?: string[] }
}
/** One value as it was read: `path` as in the evidence, `field` without the index. */
export type Judged = { path: string; field: string; isRight: boolean }

/** Shorter texts differ from the truth by too many words to be called right. */
const TEXT_AGREES = 0.8
const SINGLE = ['first_name', 'last_name', 'email', 'phone', 'summary', 'linkedin', 'github', 'country'] as const
const LISTS = {
  experience: ['company', 'position', 'location', 'startDate', 'endDate', 'current', 'description'],
  education: ['institution', 'degree', 'field', 'startDate', 'endDate', 'graduationYear', 'gpa'],
  certifications: ['name', 'issuer', 'issue_date'],
} as const
/** What pairs an entry with its truth, with weights. */
const PAIRED_BY: Record<keyof typeof LISTS, Record<string, number>> = {
  experience: { company: 0.35, position: 0.35, startDate: 0.15, description: 0.15 },
  education: { institution: 0.5, degree: 0.25, field: 0.15, endDate: 0.1 },
  certifications: { name: 0.8, issuer: 0.2 },
}
const MIN_SIMILARITY = 0.2
const TEXTS = new Set(['summary', 'description'])
const DATES = new Set(['startDate', 'endDate', 'issue_date', 'graduationYear'])
const LINKS = new Set(['linkedin', 'github', 'other_links'])

const plain = (text: string) => foldWords(text.replaceAll('&', ' and '))
const link = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/\s]+$/, '')
const number = (text: string) => String(Number.parseFloat((/\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '').replace(',', '.')))

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? 'true' : ''
const optionsOf = (truth: unknown): string[] => {
  const any = (truth as { any?: unknown[] } | null)?.any
  return (Array.isArray(any) ? any : [truth]).map(textOf).filter(Boolean)
}

/** Share of words that two texts have in common (F1). */
function agreement(one: string, other: string): number {
  const [a, b] = [plain(one).split(' ').filter(Boolean), plain(other).split(' ').filter(Boolean)]
  const left = new Map<string, number>()
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1)
  let hits = 0
  for (const word of a) {
    const count = left.get(word) ?? 0
    if (count > 0) hits += 1
    left.set(word, count - 1)
  }
  return a.length + b.length > 0 ? (2 * hits) / (a.length + b.length) : 0
}

function isRight(field: string, value: string, truth: unknown): boolean {
  return optionsOf(truth).some((option) => {
    if (TEXTS.has(field)) return agreement(value, option) >= TEXT_AGREES
    if (DATES.has(field)) return value === option || (option.length === 4 && value.slice(0, 4) === option)
    if (LINKS.has(field)) return link(value) === link(option)
    if (field === 'phone') return value.replace(/\D/g, '') === option.replace(/\D/g, '')
    if (field === 'gpa') return number(value) === number(option)
    return plain(value) === plain(option)
  })
}

/** Every value of a reading that its truth can judge. */
export function judge(data: ParsedResume, truth: Truth): Judged[] {
  const ignored = new Set(truth.ignore)
  const person = (truth.data.personal_info ?? {}) as Record<string, unknown>
  const judged: Judged[] = []
  for (const key of SINGLE) {
    const field = `personal_info.${key}`
    const value = data.personal_info[key]
    if (value && !ignored.has(field)) judged.push({ path: field, field, isRight: isRight(key, value, person[key]) })
  }
  const items = (field: string, key: string, found: readonly string[], wanted: unknown, neither: readonly string[] = []) => {
    const own = Array.isArray(wanted) ? wanted : []
    for (const [index, value] of found.entries()) {
      const right = own.some((one) => isRight(key, value, one))
      if (right || !neither.some((one) => isRight(key, value, one)))
        judged.push({ path: `${field}.${index}`, field, isRight: right })
    }
  }
  items(
    'personal_info.other_links',
    'other_links',
    data.personal_info.other_links,
    person.other_links,
    truth.ignore_values?.other_links,
  )
  items('skills', 'skills', data.skills, truth.data.skills, truth.ignore_values?.skills)
  for (const list of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    const wanted = (truth.data[list] ?? []) as Record<string, unknown>[]
    const pairs = pairUp(list, data[list] as Record<string, unknown>[], wanted)
    for (const [index, entry] of (data[list] as Record<string, unknown>[]).entries())
      for (const key of LISTS[list]) {
        const [field, value] = [`${list}.${key}`, textOf(entry[key])]
        if (value && !ignored.has(field))
          judged.push({ path: `${list}.${index}.${key}`, field, isRight: isRight(key, value, pairs.get(index)?.[key]) })
      }
  }
  return judged
}

/** The most similar pairs first; each entry has one partner at most. */
function pairUp(list: keyof typeof LISTS, found: readonly Record<string, unknown>[], wanted: readonly Record<string, unknown>[]) {
  const similarity = (entry: Record<string, unknown>, truth: Record<string, unknown>) =>
    Object.entries(PAIRED_BY[list]).reduce((sum, [key, weight]) => {
      const options = optionsOf(truth[key])
      const share = DATES.has(key)
        ? Number(isRight(key, textOf(entry[key]), truth[key]))
        : Math.max(0, ...options.map((option) => agreement(textOf(entry[key]), option)))
      return sum + weight * share
    }, 0)
  const all = found.flatMap((entry, index) => wanted.map((truth) => ({ index, truth, score: similarity(entry, truth) })))
  const pairs = new Map<number, Record<string, unknown>>()
  const taken = new Set<Record<string, unknown>>()
  for (const { index, truth, score } of all.toSorted((a, b) => b.score - a.score)) {
    if (score < MIN_SIMILARITY || pairs.has(index) || taken.has(truth)) continue
    pairs.set(index, truth)
    taken.add(truth)
  }
  return pairs
}
