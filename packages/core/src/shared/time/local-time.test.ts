import { expect, test } from 'vitest'
import { localTimeOf, momentOf, offsetAt } from './local-time.ts'

const at = (day: string, time: string, zone: string) => {
  const { at: moment, isClear } = momentOf(day, time, zone)
  return `${moment.toISOString().slice(0, 16)}Z${isClear ? '' : ' ?'}`
}

test('a local time is one moment, with the offset of its day', () => {
  expect(at('2026-11-24', '14:00', 'Europe/Berlin')).toBe('2026-11-24T13:00Z')
  expect(at('2026-07-15', '14:00', 'Europe/Berlin')).toBe('2026-07-15T12:00Z')
  expect(at('2026-11-24', '09:00', 'America/Mexico_City')).toBe('2026-11-24T15:00Z')
  expect(at('2026-11-24', '00:30', 'Asia/Kolkata')).toBe('2026-11-23T19:00Z')
  expect(at('2026-11-24', '10:00', '+09:00')).toBe('2026-11-24T01:00Z')
})

test('a time that clocks skip or show twice is marked, and still a moment', () => {
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30Z ?')
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30Z ?')
  expect(at('2026-03-29', '03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00Z')
})

test('clocks of a zone are read from a moment', () => {
  expect(localTimeOf(new Date('2026-10-25T00:30:00Z'), 'Europe/Berlin')).toEqual({ day: '2026-10-25', time: '02:30' })
  expect(offsetAt(new Date('2026-11-24T00:00:00Z'), 'America/New_York')).toBe(-300)
})
