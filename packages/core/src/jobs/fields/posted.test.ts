import { afterEach, describe, expect, test, vi } from 'vitest'
import { readMoment, readPosted } from './posted.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')

describe('when a job was posted', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['2026-07-29T08:50:01-04:00', '2026-07-29T12:50:01.000Z'],
    ['2026-04-20T22:43:56.531+00:00', '2026-04-20T22:43:56.531Z'],
    ['2026-07-28T14:23:05', '2026-07-28T14:23:05.000Z'],
    ['2026-08-05 10:10:39 UTC', '2026-08-05T10:10:39.000Z'],
    ['2026-08-05', '2026-08-05T00:00:00.000Z'],
    ['Wed, 12 Aug 2026 07:30:00 +0000', '2026-08-12T07:30:00.000Z'],
    ['2026-05-31T12:14:07+0200', '2026-05-31T10:14:07.000Z'],
    ['August 12, 2026', '2026-08-12T00:00:00.000Z'],
    ['12.08.2026', '2026-08-12T00:00:00.000Z'],
    [1_786_807_824, '2026-08-15T15:30:24.000Z'],
    [1_764_205_361_939, '2025-11-27T01:02:41.939Z'],
    ['1786807824', '2026-08-15T15:30:24.000Z'],
    ['Posted Today', '2026-11-15T12:00:00.000Z'],
    ['Posted Yesterday', '2026-11-14T12:00:00.000Z'],
    ['Posted 5 Days Ago', '2026-11-10T12:00:00.000Z'],
    ['Posted 30+ Days Ago', '2026-10-16T12:00:00.000Z'],
    ['2 weeks ago', '2026-11-01T12:00:00.000Z'],
    ['an hour ago', '2026-11-15T11:00:00.000Z'],
    ['soon', null],
    ['', null],
    [undefined, null],
    [0, null],
    ['0001-01-01T00:00:00Z', null],
    [Number.NaN, null],
  ])('%s: %s', (raw, moment) => expect(readPosted(raw, NOW)).toBe(moment))

  test.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC'])('is the same for a server in the zone %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    for (const text of [
      'Aug 5, 2026 10:30 AM',
      'Wed, 05 Aug 2026 10:30:00',
      'Wed, 05 Aug 2026 12:30:00 +0200',
      'Wed Aug 5 2026 06:30:00 EDT',
      'Aug 5, 2026 10:30:00 GMT',
      '2026-08-05 10:30',
    ])
      expect(readPosted(text, NOW), text).toBe('2026-08-05T10:30:00.000Z')
    for (const text of ['Aug 5, 2026', '5.8.2026', '2026-08-05'])
      expect(readPosted(text, NOW), text).toBe('2026-08-05T00:00:00.000Z')
  })

  test('a posting date in the future is wrong; a closing date may be ahead', () => {
    expect(readPosted('2027-03-01', NOW)).toBeNull()
    expect(readPosted('2026-11-16T00:00:00Z', NOW)).toBe(NOW.toISOString())
    expect(readMoment('2027-03-01', NOW)).toBe('2027-03-01T00:00:00.000Z')
  })
})
