import { expect, test } from 'vitest'
import { AGE_BANDS, SCORE_BANDS } from './constants.ts'

test.each([
  ['score', SCORE_BANDS, [40, 60, 80]],
  ['days', AGE_BANDS, [2, 7, 30]],
])('bands of %s begin where their names say', (_, { from, labels }, begins) => {
  expect(from).toEqual(begins)
  expect(labels.slice(1).map((label) => Number.parseInt(label, 10))).toEqual(begins)
})
