import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf, readExamples } from './examples.ts'
import { learn } from './train.ts'

test('the weights that the product reads were learned from the lessons and words as they are (npm run bench -- learn-mails)', () => {
  expect(digestOf(readExamples())).toBe(readFileSync(join(import.meta.dirname, 'learned-from.txt'), 'utf8').trim())
})

test('what is learned tells apart what the examples tell apart, and is the same each time', () => {
  const examples = Array.from({ length: 40 }, (_, index) => ({
    features: [[index % 2, 1] as const, [100 + index, 0.1] as const],
    kind: index % 2 ? ('rejection' as const) : ('confirmation' as const),
  }))
  const { weights } = learn(examples)
  const PLACES = 65_536
  const [confirmation = 0, rejection = 0] = [weights[0], weights[PLACES]]
  expect(confirmation).toBeGreaterThan(1)
  expect(rejection).toBeLessThan(-1)
  expect(learn(examples).weights).toEqual(weights)
})
