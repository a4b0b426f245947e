import { expect, test } from 'vitest'
import { findRecords, valuesAfter } from './embedded-json.ts'

test('every value behind a marker is read, however many there are', () => {
  const text = Array.from({ length: 9 }, (_, place) => `jobs = {"place": ${place}};`).join('\n')
  expect(valuesAfter(text, 'jobs')).toEqual(Array.from({ length: 9 }, (_, place) => ({ place })))
})

test('a marker without a value costs nothing, and the search ends after four values that have no end', () => {
  expect(valuesAfter('jobs; jobs; jobs; jobs; jobs; jobs = [1]', 'jobs')).toEqual([[1]])
  expect(valuesAfter(`${'jobs = {'.repeat(3)} jobs = [1]`, 'jobs')).toEqual([[1]])
  expect(valuesAfter(`${'jobs = {'.repeat(4)} jobs = [1]`, 'jobs')).toEqual([])
})

test('the records of a kind are found in order, at any depth, and nothing inside of one', () => {
  const value = { a: [{ id: 1, similar: [{ id: 2 }] }, null, 'id', [{ id: 3 }]], b: { c: { id: 4 } } }
  expect(findRecords(value, ({ id }) => id !== undefined).map(({ id }) => id)).toEqual([1, 3, 4])
})

test('a page with endless data is read up to its first 400,000 values', () => {
  const endless = Array.from({ length: 400_100 }, () => ({}))
  // The list itself is one of them.
  expect(findRecords(endless, () => true)).toHaveLength(399_999)
})
