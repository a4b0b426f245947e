import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCompany } from './company.ts'

test.each([
  'Acme, Inc.; ACME; Acme GmbH; Acme GmbH & Co. KG; acme SE & Co. KGaA; Acme S.r.l.; Acme SpA; Acme S.p.A.; Acme B.V.; Acme AB',
  'Straße GmbH; Strasse GmbH; STRASSE AG',
  'Łódź Works Ltd; Lodz Works Limited',
  'Müller & Söhne; Muller and Sohne',
  "Lowe's Corp.; Lowes",
  'R&D Systems; R & D Systems; R and D Systems Inc',
])('is one employer: %s', (names) => {
  expect(new Set(names.split('; ').map(foldCompany)).size).toBe(1)
})

test.each(['Serenity Spa; Serenity', 'AS Roma; Roma', 'Co-op; Op', 'Acme One; Acme', 'J.P. Morgan; Morgan'])(
  'are two employers: %s',
  (names) => {
    expect(new Set(names.split('; ').map(foldCompany)).size).toBe(2)
  },
)

test('a name never becomes empty, and folding it again changes nothing', () => {
  expect(foldCompany('Company Co')).toBe('company')
  const word = fc.constantFrom('Acme', 'GmbH', '&', 'Co', 'S.A.', 'and', 'Ltd', 'Spa', 'S', 'r', 'l', 'Müller', '')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const name = words.join(' ')
      const folded = foldCompany(name)
      expect(folded === '').toBe(!/[\p{L}&]/u.test(name))
      expect(foldCompany(folded)).toBe(folded)
    }),
  )
})
