import { expect, test } from 'vitest'
import { UPLOAD_PROGRESS } from './constants.ts'

test('the percent after each step of an upload are those of the specification', () => {
  expect(UPLOAD_PROGRESS).toEqual({ parsing: 25, stored: 50, prepared: 75, saved: 100 })
})
