import { COUNTRIES, COUNTRY_ALIASES } from '@jobapply/core/shared/countries/countries'
import { readCountry } from '@jobapply/core/shared/countries/country-rules'
import { foldWords } from '@jobapply/language/fold'
import { COUNTRY_EXONYMS } from '@jobapply/language/place-words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryByName } from './places.ts'

const KNOWN = new Set(COUNTRIES.map(({ name }) => name))

test('a name of a country is written once: either as an exonym, or as what the country or English calls it', () => {
  const own = new Set([...COUNTRIES.map(({ name }) => foldWords(name)), ...Object.keys(COUNTRY_ALIASES).map(foldWords)])
  expect(Object.keys(COUNTRY_EXONYMS).filter((name) => own.has(name))).toEqual([])
})

test('every name of a country, in whatever spelling, names a listed country', () => {
  const names = [...Object.entries(COUNTRY_EXONYMS), ...Object.entries(COUNTRY_ALIASES)]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.boolean(), ([name, country], isLoud) => {
      expect(KNOWN.has(country)).toBe(true)
      expect(countryByName(isLoud ? name.toUpperCase() : ` ${name}.`)).toBe(country)
    }),
    { numRuns: names.length },
  )
  for (const [name, country] of Object.entries(COUNTRY_ALIASES)) expect(readCountry(name)).toBe(country)
})
