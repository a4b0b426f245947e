import { expect, test } from 'vitest'
import { submitOutcome } from './messages.ts'

test("the sentence by which a stranger's page confirms an application has one to 500 characters", () => {
  const isValid = (length: number) => submitOutcome.safeParse({ state: 'confirmed', sign: 'x'.repeat(length) }).success
  expect([0, 1, 500, 501].map(isValid)).toEqual([false, true, true, false])
})
