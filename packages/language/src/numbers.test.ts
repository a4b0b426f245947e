import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDigits } from './digits.ts'
import { ENGLISH_NUMBERS } from './english-numbers.ts'
import { NUMBER_WORDS } from './number-words.ts'

test.each([
  ['60.000', 60_000],
  ['1,200.50', 1_200.5],
  ['1.200,5', 1_200.5],
  ["1'000'000", 1_000_000],
  ['12,34,567', 1_234_567],
  ['90 000', 90_000],
  ['7,5', 7.5],
  ['0.125', 0.125],
  ['0.0625', 0.0625],
  ['12.3456', 12.3456],
  ['2019', 2019],
  ['12.05.2019', Number.NaN],
  ['', Number.NaN],
  ['k', Number.NaN],
])('%s is %d', (text, value) => {
  expect(parseDigits(text)).toBe(value)
})

test('a number is read as each language writes it', () => {
  const number = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(
      number,
      fc.constantFrom('en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'sv', 'pl', 'de-CH', 'en-IN'),
      (value, language) => {
        const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value)
        expect(parseDigits(written)).toBe(value)
      },
    ),
  )
})

test('whatever the text, the answer is a number or none, and never negative', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,’ -e') }), (text) => {
      expect(parseDigits(text) < 0).toBe(false)
    }),
  )
})

test('numbers are known as words', () => {
  expect(['two', 'zwei', 'zehn', 'trois', 'pięć', 'två'].map((word) => NUMBER_WORDS.get(word))).toEqual([2, 2, 10, 3, 5, 2])
  expect([NUMBER_WORDS.has('null'), ENGLISH_NUMBERS.get('zero'), ENGLISH_NUMBERS.get('ninety')]).toEqual([false, 0, 90])
})

test('number words go from one to ten', () => {
  expect(['one', 'ten', 'zehn', 'dix'].map((word) => NUMBER_WORDS.get(word))).toEqual([1, 10, 10, 10])
  expect(['zero', 'eleven', 'elf', 'onze'].map((word) => NUMBER_WORDS.get(word))).toEqual(Array(4).fill(undefined))
})
