import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageRequest, readCursor, toCursor } from './page.ts'

test('a cursor names a row by its time and id, and comes back as it was', () => {
  const time = fc.integer({ min: 0, max: Date.parse('2200-01-01') * 1_000 })
  fc.assert(
    fc.property(time, fc.uuid(), (micros, id) => {
      const cursor = toCursor({ micros, id })
      expect(pageRequest.parse({ cursor }).cursor).toBe(cursor)
      expect(readCursor(cursor)).toEqual({ micros, id })
    }),
  )
})

test('without a word the first 50 rows are meant; a made-up cursor and an endless page are refused', () => {
  expect(pageRequest.parse(undefined)).toEqual({ limit: 50 })
  for (const bad of [{ cursor: "1' or true --" }, { cursor: '' }, { limit: 0 }, { limit: 101 }, { limit: 1.5 }])
    expect(pageRequest.safeParse(bad).success).toBe(false)
})
