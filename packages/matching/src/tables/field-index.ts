import { FIELD_TABLE } from './fields.ts'

type Field = { name: string; family: number; isProfession: boolean; isGeneral: boolean; implies: string }
type Form = { words: { text: string; isStart: boolean }[]; field: number }

/** Names are looked up by their first letters. */
const KEY_LENGTH = 2

function read(): { fields: Field[]; forms: Map<string, Form[]> } {
  const fields: Field[] = []
  const forms = new Map<string, Form[]>()
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
    for (const written of line
      .slice(colon + 1)
      .trim()
      .split(' ')) {
      const words = written.split('+').map((word) => ({ text: word.replace('*', ''), isStart: word.endsWith('*') }))
      const key = (words[0]?.text ?? '').slice(0, KEY_LENGTH)
      const list = forms.get(key) ?? []
      list.push({ words, field })
      forms.set(key, list)
    }
  }
  // The longest name first: an occupational therapist is no therapist of another kind.
  for (const list of forms.values()) list.sort((a, b) => b.words.length - a.words.length)
  return { fields, forms }
}
const { fields, forms } = read()
export const FIELDS: readonly Field[] = fields

const fits = (form: Form['words'][number], word: string | undefined) =>
  word !== undefined && (form.isStart ? word.startsWith(form.text) : word === form.text)

/** The fields that folded words name, and which of the words do. */
export function fieldsIn(words: readonly string[]): { fields: number[]; named: boolean[] } {
  const found: number[] = []
  const places: number[] = []
  const named = new Array<boolean>(words.length).fill(false)
  words.forEach((word, place) => {
    if (named[place]) return
    for (const form of forms.get(word.slice(0, KEY_LENGTH)) ?? []) {
      if (!form.words.every((each, next) => fits(each, words[place + next]))) continue
      if (!found.includes(form.field)) {
        found.push(form.field)
        places.push(place)
      }
      named.fill(true, place, place + form.words.length)
      return
    }
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
