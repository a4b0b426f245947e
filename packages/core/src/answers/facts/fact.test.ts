import { expect, test } from 'vitest'
import { both, either, opposite, type Truth } from './fact.ts'

const ALL: readonly Truth[] = [true, false, null]
const table = (combine: (one: Truth, other: Truth) => Truth) => ALL.map((one) => ALL.map((other) => combine(one, other)))

test('what is unknown stays unknown, unless the other fact decides', () => {
  expect(table(both)).toEqual([
    [true, false, null],
    [false, false, false],
    [null, false, null],
  ])
  expect(table(either)).toEqual([
    [true, true, true],
    [true, false, null],
    [true, null, null],
  ])
  expect(ALL.map(opposite)).toEqual([false, true, null])
})
