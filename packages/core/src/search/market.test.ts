import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWeek, mondayOf, quartilesOf } from './market.ts'

test('quartiles are amounts that postings name, and nothing is said of fewer than 20', () => {
  const twenty = Array.from({ length: 20 }, (_, place) => (place + 1) * 1_000)
  expect(quartilesOf(twenty)).toEqual({ low: 6_000, median: 11_000, high: 15_000, postings: 20 })
  expect(quartilesOf(twenty.slice(1))).toBeNull()
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 90 }), (amounts) => {
      const { low = -1, median = -1, high = -1 } = quartilesOf(amounts) ?? {}
      expect(low <= median && median <= high).toBe(true)
      expect([low, median, high].every((one) => amounts.includes(one))).toBe(true)
    }),
  )
})

test('a week begins on Monday; counted again it is replaced, and half a year is kept', () => {
  expect(['2026-11-15T23:00:00Z', '2026-11-16T00:00:00Z', '2026-11-18T12:00:00Z'].map((at) => mondayOf(new Date(at)))).toEqual([
    ...['2026-11-09', '2026-11-16', '2026-11-16'],
  ])
  const weeks = addWeek([{ week: '2026-11-09', open: 40 }], 44, new Date('2026-11-17T05:00:00Z'))
  expect(addWeek(weeks, 45, new Date('2026-11-20T05:00:00Z'))).toEqual([
    { week: '2026-11-09', open: 40 },
    { week: '2026-11-16', open: 45 },
  ])
  let many = weeks
  for (let week = 1; week < 40; week++) many = addWeek(many, week, new Date(Date.UTC(2026, 10, 16 + 7 * week)))
  expect([many.length, many.at(-1)?.open]).toEqual([26, 39])
})
