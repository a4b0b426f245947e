import { expect, test } from 'vitest'
import { readFields } from './open-form-schema.ts'

/** A field whose texts have this many characters together. */
function field(place: number, characters: number) {
  const texts = { id: `field ${place}`, kind: 'text', labelSource: 'label', label: 'Why?', description: 'x'.repeat(400) }
  const used = Object.values(texts).join('').length
  const sections = [200, 200, characters - used - 400].map((length) => 'y'.repeat(length))
  return {
    ...{ ...texts, name: '', autocomplete: '', placeholder: '', sections, options: [] },
    ...{ required: true, isConcealed: false, isHelper: false },
  }
}
const form = (fields: number, characters: number) => Array.from({ length: fields }, (_, place) => field(place, characters))

test('an open form has at most 300 fields, and 300,000 characters of text in all', () => {
  expect(readFields.safeParse(form(300, 1_000)).success).toBe(true)
  const [first, ...others] = form(300, 1_000)
  const longer = [{ ...first, placeholder: 'z' }, ...others]
  expect(readFields.safeParse(longer).error?.issues.map(({ message }) => message)).toEqual([
    'A form can have 300,000 characters of text in all',
  ])
  expect(readFields.safeParse(form(301, 900)).success).toBe(false)
})
