import { expect, test } from 'vitest'
import { cacheZoneFormats } from './zone-formats.ts'

/** 'Europe/Berlin' with other letters in capitals each time. */
const spell = (number: number) =>
  [...'europe/berlin'].map((letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter)).join('')

test('4,000 spellings of a time zone share their format', () => {
  const formatOf = cacheZoneFormats({ year: 'numeric' })
  const formats = new Set(Array.from({ length: 4_000 }, (_, number) => formatOf(spell(number))))
  expect(formats.size).toBe(1)
})

test('a zone that this machine does not know is refused', () => {
  expect(() => cacheZoneFormats({ year: 'numeric' })('Nowhere/Town')).toThrow(RangeError)
})
