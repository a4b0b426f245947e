import { BOARD_PACE } from '@jobapply/core/jobs/boards'
import { expect, test } from 'vitest'
import { afterBlock, afterPage, afterRead, afterSearch, NO_PACE, pauseBefore, waitUntil } from './pace.ts'

const HOUR = 3_600_000
const START = 1_000_000_000

test(`a board is searched ${BOARD_PACE.searchesAnHour} times an hour at most`, () => {
  let pace = NO_PACE
  for (let count = 0; count < BOARD_PACE.searchesAnHour; count++) {
    expect(waitUntil(pace, START + count)).toBe(0)
    pace = afterSearch(pace, START + count)
  }
  expect(waitUntil(pace, START + 1_000)).toBe(START + HOUR)
  expect(waitUntil(pace, START + HOUR)).toBe(0)
  expect(afterSearch(pace, START + 2 * HOUR).searches).toHaveLength(1)
})

test('between two pages of a board it waits 3 to 6 seconds', () => {
  const pace = afterPage(NO_PACE, START)
  expect([pauseBefore(pace, START, 0), pauseBefore(pace, START, 1)]).toEqual([3_000, 6_000])
  expect(pauseBefore(pace, START + 10_000, 1)).toBe(0)
  expect(pauseBefore(NO_PACE, START, 1)).toBe(0)
})

test('a board that blocks is left alone, from a quarter of an hour up to a day, until a page can be read', () => {
  let pace = NO_PACE
  const rests = Array.from({ length: 9 }, () => {
    pace = afterBlock(pace, START)
    return (waitUntil(pace, START) - START) / 60_000
  })
  expect(rests).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  expect(waitUntil(afterRead(pace), START)).toBe(0)
})
