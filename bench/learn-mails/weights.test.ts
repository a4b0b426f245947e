import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WEIGHTS } from '@jobapply/core/applications/replies/likely/weights'
import { expect, test } from 'vitest'
import { digestOf, readExamples } from './examples.ts'
import { learn } from './train.ts'

test('the weights that the product reads were learned from the lessons and words as they are (npm run bench -- learn-mails)', () => {
  expect(digestOf(readExamples())).toBe(readFileSync(join(import.meta.dirname, 'learned-from.txt'), 'utf8').trim())
})

test('the weights are whole: 12,000 places, each once and in order, with a byte for each of seven kinds', () => {
  const places = WEIGHTS.match(/[0-9a-f]{18}/g) ?? []
  expect(places.join('')).toBe(WEIGHTS)
  expect(places.length).toBe(12_000)
  const numbers = places.map((place) => Number.parseInt(place.slice(0, 4), 16))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
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
