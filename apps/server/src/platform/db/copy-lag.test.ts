import { expect, test } from 'vitest'
import { lagOf, type Mark, stillNeeded } from './copy-lag.ts'

const marks: Mark[] = [
  { at: 1_000, place: 100n },
  { at: 2_000, place: 200n },
  { at: 3_000, place: 300n },
]

test('a copy is as old as the newest moment whose writes it has carried out', () => {
  expect(lagOf(marks, 300n, 3_500)).toBe(0)
  expect(lagOf(marks, 299n, 3_500)).toBe(1_500)
  expect(lagOf(marks, 200n, 3_500)).toBe(1_500)
  expect(lagOf(marks, 100n, 3_500)).toBe(2_500)
})

test('nothing is known of a copy that has carried out none of what was noted', () => {
  expect(lagOf(marks, 99n, 3_500)).toBeNull()
  expect(lagOf([], 99n, 3_500)).toBeNull()
})

test('a database that writes nothing leaves its copy no lag', () => {
  expect(lagOf([...marks, { at: 60_000, place: 300n }], 300n, 60_000)).toBe(0)
})

test('what is older than the newest that is carried out is forgotten, and a copy that is cut off fills no memory', () => {
  expect(stillNeeded(marks, 250n)).toEqual(marks.slice(1))
  expect(stillNeeded(marks, 99n)).toEqual(marks)
  const many = Array.from({ length: 10_000 }, (_, at) => ({ at, place: BigInt(at) }))
  expect(stillNeeded(many, 3n)).toHaveLength(120)
})
