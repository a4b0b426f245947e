import { FIELD_TABLE } from './fields.ts'
import { type FormIndex, formAt, indexForms, startsForm } from './word-forms.ts'

type Field = { name: string; family: number; isProfession: boolean; isGeneral: boolean; implies: string }

function read(): { fields: Field[]; forms: FormIndex } {
  const fields: Field[] = []
  const names: { id: number; written: string }[] = []
  let family = -1
  let isProfession = false
  for (const line of FIELD_TABLE.trim().split('\n')) {
    if (line.startsWith('#')) {
      family++
      isProfession = line.endsWith('!')
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, colon)
    const [own = '', implies = ''] = name.replace('~', '').split('>')
    const field = fields.push({ name: own, family, isProfession, isGeneral: name.endsWith('~'), implies }) - 1
    names.push({ id: field, written: line.slice(colon + 1) })
  }
  return { fields, forms: indexForms(names) }
}
const { fields, forms } = read()
export const FIELDS: readonly Field[] = fields

/** The field that the word at a place names, alone or with those after it. */
export const formFieldAt = (words: readonly string[], place: number) => formAt(forms, words, place)?.id

/** Whether a folded word may name a field. */
export const startsField = (word: string) => startsForm(forms, word)

/** The fields that folded words name, and which of the words do. */
export function fieldsIn(words: readonly string[]): { fields: number[]; named: boolean[] } {
  const found: number[] = []
  const places: number[] = []
  const named = new Array<boolean>(words.length).fill(false)
  words.forEach((_, place) => {
    if (named[place]) return
    const form = formAt(forms, words, place)
    if (!form) return
    if (!found.includes(form.id)) {
      found.push(form.id)
      places.push(place)
    }
    named.fill(true, place, place + form.words.length)
  })
  // "Mechanical engineering" is one field, "engineering or physics" are two.
  const isPart = (field: number, index: number) =>
    fields[field]?.isGeneral === true &&
    places.some((place, other) => other !== index && Math.abs(place - (places[index] as number)) === 1)
  return { fields: found.filter((field, index) => !isPart(field, index)), named }
}

export const isNearField = (one: number, other: number) => fields[one]?.family === fields[other]?.family
/** One of them stands for the family of the other. */
export const mayBeSameField = (one: number, other: number) =>
  isNearField(one, other) && (fields[one]?.isGeneral === true || fields[other]?.isGeneral === true)

/** The fields, with those in which work in them counts too. */
export const withImplied = (found: readonly number[]): number[] => [
  ...found,
  ...found.flatMap((field) => {
    const implied = fields.findIndex(({ name }) => name === fields[field]?.implies)
    return implied < 0 || found.includes(implied) ? [] : implied
  }),
]
