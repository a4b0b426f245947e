import { expect, test } from 'vitest'
import { MAX_LABEL, MAX_OPTIONS } from '#jobs/form'
import { keptValues } from './bank-schema.ts'
import { MAX_ANSWER } from './constants.ts'
import { savedAnswer } from './schema.ts'

const least = { key: 'k', label: 'l', values: ['v'], employer: 'e', savedAt: '2026-11-16T12:00:00.000Z' }

test.each([
  ['key', MAX_LABEL + 300],
  ['label', MAX_LABEL],
  ['employer', 300],
] as const)('the %s of a saved answer has at most %i characters', (field, most) => {
  const isValid = (length: number) => savedAnswer.safeParse({ ...least, [field]: 'x'.repeat(length) }).success
  expect([most, most + 1].map(isValid)).toEqual([true, false])
})

test('a saved answer has at least one value, and no more than a list has options', () => {
  const isValid = (values: string[]) => savedAnswer.safeParse({ ...least, values }).success
  expect([0, 1, MAX_OPTIONS, MAX_OPTIONS + 1].map((count) => isValid(Array(count).fill('v')))).toEqual([false, true, true, false])
  expect([MAX_ANSWER, MAX_ANSWER + 1].map((length) => isValid(['x'.repeat(length)]))).toEqual([true, false])
})

test('an answer of the bank has one value or more', () => {
  expect([[], ['v'], ['v', 'w'], ['']].map((values) => keptValues.safeParse(values).success)).toEqual([false, true, true, false])
})
