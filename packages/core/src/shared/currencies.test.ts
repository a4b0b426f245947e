import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { CURRENCY_COUNTRIES } from './currencies.ts'

test('a country states pay in one currency at most, and is one that we know or a part of one', () => {
  const countries = Object.values(CURRENCY_COUNTRIES).flatMap((codes) => codes.split(' ').filter(Boolean))
  expect(countries.filter((code, at) => countries.indexOf(code) !== at)).toEqual([])
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect(countries.filter((code) => names.of(code) === code)).toEqual([])
  const missing = COUNTRIES.filter(({ code }) => !countries.includes(code)).map(({ name }) => name)
  expect(missing.length).toBeLessThan(25)
})
