import type { EntryField, FoundEntry } from './resume-found.ts'

/** The name and the date fields of a list's entries; a list without dates is judged by its names alone. */
const SHAPES: Partial<Record<EntryField, { names: readonly string[]; dates: readonly string[] }>> = {
  experience: { names: ['position', 'company'], dates: ['startDate', 'endDate', 'current'] },
  education: { names: ['institution', 'degree'], dates: ['startDate', 'endDate', 'graduationYear'] },
  volunteer_experience: { names: ['organization', 'position'], dates: [] },
  projects: { names: ['name'], dates: [] },
  certifications: { names: ['name'], dates: [] },
  awards: { names: ['title'], dates: [] },
}
const LONGEST_NAME_WORDS = 12
/** A word in small letters and a full stop: "Freight, Inc." and "S.A." end a name. */
const ENDS_SENTENCE = /(?:^|[\s-])\p{Ll}[\p{L}\d]+\.$/u

/**
 * The lists whose reading is hard to believe: most names are sentences, or most jobs or schools have no date. Nothing of them is taken
 * over unasked. One odd entry says nothing about a list.
 */
export function implausibleLists(entries: readonly FoundEntry[]): ReadonlySet<EntryField> {
  const lists = Map.groupBy(entries, ({ field }) => field)
  return new Set([...lists].flatMap(([field, some]) => (isImplausible(field, some) ? field : [])))
}

function isImplausible(field: EntryField, entries: readonly FoundEntry[]): boolean {
  const shape = SHAPES[field]
  if (!shape || entries.length < 2) return false
  const odd = entries.filter(
    ({ value }) =>
      shape.names.some((name) => isSentence(value[name])) ||
      (shape.dates.length > 0 && shape.dates.every((date) => !value[date])),
  )
  return odd.length * 2 > entries.length
}

function isSentence(text: unknown): boolean {
  if (typeof text !== 'string') return false
  const words = text.trim().split(/\s+/)
  return words.length > LONGEST_NAME_WORDS || (words.length > 4 && ENDS_SENTENCE.test(text.trimEnd()))
}
