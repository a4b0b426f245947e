import { expect, test } from 'vitest'
import { valuesAfter } from './embedded-json.ts'

test('every value behind a marker is read, however many there are', () => {
  const text = Array.from({ length: 9 }, (_, place) => `jobs = {"place": ${place}};`).join('\n')
  expect(valuesAfter(text, 'jobs')).toEqual(Array.from({ length: 9 }, (_, place) => ({ place })))
})

test('a marker without a value costs nothing, and the search ends after four values that have no end', () => {
  expect(valuesAfter('jobs; jobs; jobs; jobs; jobs; jobs = [1]', 'jobs')).toEqual([[1]])
  expect(valuesAfter(`${'jobs = {'.repeat(3)} jobs = [1]`, 'jobs')).toEqual([[1]])
  expect(valuesAfter(`${'jobs = {'.repeat(4)} jobs = [1]`, 'jobs')).toEqual([])
})
