import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryFields } from './arbitrary.testing.ts'
import { profileChanges, profileFields } from './schema.ts'

test('any profile that the schema accepts survives parse, serialise, parse unchanged', () => {
  fc.assert(
    fc.property(arbitraryFields, (fields) => {
      const once = profileFields.parse(JSON.parse(JSON.stringify(fields)))
      expect(once).toEqual(fields)
      expect(profileFields.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
    }),
  )
})

test('the first save normalizes input: a second one changes nothing', () => {
  const mess = fc.oneof(
    fc.string({
      unit: fc.constantFrom(...' \t\n\r,aZ09.-+\u0085\u2028\ufeff\u0007é<>\'";', 'present', '0', '-0', '2020', '2020-01'),
      maxLength: 12,
    }),
    fc.constantFrom(
      0,
      -0,
      1,
      2.5,
      -1,
      1e308,
      null,
      true,
      false,
      'yes',
      'No',
      'bachelor',
      'ts-sci',
      'US',
      '+1-684',
      [],
      [' '],
      ['a', 'A '],
      {},
    ),
  )
  const keys = Object.keys(profileFields.shape)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), mess), (raw) => {
      const first = profileChanges.safeParse(raw)
      if (!first.success) return
      expect(profileChanges.parse(JSON.parse(JSON.stringify(first.data)))).toEqual(first.data)
    }),
    { numRuns: 3000 },
  )
})
