import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LARGEST_AMOUNT, moneyText, toDecimalText, toMinorUnits } from './money.ts'

test('D6 1,000,000 price texts become minor units and the same text again', () => {
  let wrong = 0
  for (let cents = 0; cents < 1_000_000; cents++) {
    const text = `${(cents - (cents % 100)) / 100}.${cents % 100 < 10 ? '0' : ''}${cents % 100}`
    if (toMinorUnits(text) !== cents || toDecimalText(cents) !== text) wrong++
  }
  expect(wrong).toBe(0)
})

test('any amount within the limit, with or without spaces and zeros, is read exactly', () => {
  const blanks = fc.constantFrom('', ' ', '  ', '\t')
  fc.assert(
    fc.property(fc.nat(LARGEST_AMOUNT), fc.nat(3), fc.nat(4), blanks, (amount, zeros, trailing, blank) => {
      const text = `${blank}${'0'.repeat(zeros)}${toDecimalText(amount)}${'0'.repeat(trailing)}${blank}`
      expect(toMinorUnits(text)).toBe(amount)
    }),
  )
})

test.each([
  ['19.99', 1999],
  ['0.1', 10],
  ['.5', 50],
  ['5.', 500],
  ['149', 14900],
  ['1.005', 101],
  ['1.004999', 100],
  ['+9.99', 999],
  ['999999.99', 99_999_999],
])('%s is %i minor units', (text, amount) => expect(toMinorUnits(text)).toBe(amount))

test.each([
  '',
  ' ',
  '.',
  'Free',
  'Contact Us',
  '-5',
  '1,000',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  '1000000',
  '1.2.3',
  '١٢',
  '9'.repeat(40),
])('%j is not a price', (text) => expect(toMinorUnits(text)).toBeUndefined())

test('a sum is written with the sign of its currency, or with its name', () => {
  expect(moneyText(9999, 'usd')).toBe('$99.99')
  expect(moneyText(5, 'EUR')).toBe('€0.05')
  expect(moneyText(100, 'sek')).toBe('1.00 SEK')
})
