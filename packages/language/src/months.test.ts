import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENGLISH_MONTHS } from './english-months.ts'
import { MONTH_LANGUAGES, monthNames, monthNumbers } from './months.ts'

test.each(MONTH_LANGUAGES)('%s has twelve months, named as Unicode names them', (language) => {
  const numbers = monthNumbers([language])
  const names = monthNames([language])
  expect(new Set(numbers.values()).size).toBe(12)
  for (let month = 0; month < 12; month++) {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1))
    expect([...names]).toContain(name.toLowerCase())
  }
})

test('a spelling names one month, in whatever language', () => {
  fc.assert(
    fc.property(fc.subarray(MONTH_LANGUAGES), fc.subarray(MONTH_LANGUAGES), (some, others) => {
      const known = monthNumbers(others)
      for (const [name, month] of monthNumbers(some)) expect(known.get(name) ?? month).toBe(month)
    }),
  )
})

test('English months are shown with a capital', () => {
  expect([ENGLISH_MONTHS.length, ENGLISH_MONTHS[0], ENGLISH_MONTHS[11]]).toEqual([12, 'January', 'December'])
})
