import { afterEach, expect, test } from 'vitest'
import { moveClock, now, parseDuration } from './clock.ts'

const DAY = 86_400_000
const RealDate = Date
let moved = 0
const move = (ms: number) => {
  moved += ms
  moveClock(ms)
}
afterEach(() => move(-moved))

const isNear = (time: number, wanted: number) => Math.abs(time - wanted) < 5000

test.each([
  ['+4d', 4 * DAY],
  ['-2h', -7_200_000],
  ['30m', 1_800_000],
  [' 90s ', 90_000],
  ['+0d', 0],
])('%j is a distance in time', (text, ms) => expect(parseDuration(text)).toBe(ms))

test.each(['', '4', 'd', '+4w', '4.5d', '++4d', '1d2h', '1234567d', 'x+4d'])('%j is none', (text) =>
  expect(parseDuration(text)).toBeUndefined(),
)

test('moving the clock moves it for the libraries as well, and back again', () => {
  const real = RealDate.now()
  move(4 * DAY)
  expect(isNear(now().getTime(), real + 4 * DAY)).toBe(true)
  expect(isNear(Date.now(), real + 4 * DAY)).toBe(true)
  expect(isNear(new Date(Date()).getTime(), real + 4 * DAY)).toBe(true)
  move(-DAY)
  expect(isNear(Date.now(), real + 3 * DAY)).toBe(true)
  move(-3 * DAY)
  expect(Date).toBe(RealDate)
})

test('a moved clock changes no given time and no type', () => {
  move(DAY)
  expect(new Date('2026-01-01T00:00:00Z').toISOString()).toBe('2026-01-01T00:00:00.000Z')
  expect(new Date(2026, 0, 1).getFullYear()).toBe(2026)
  expect(Date.UTC(2026, 0, 1)).toBe(1_767_225_600_000)
  expect(new Date()).toBeInstanceOf(Date)
  expect(new Date()).toBeInstanceOf(RealDate)
  expect(new RealDate()).toBeInstanceOf(Date)
  class Moment extends Date {}
  expect(new Moment()).toBeInstanceOf(Moment)
})
