import { PARTS, type PartName } from '@jobapply/core/matching/constants'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from './points.ts'
import { matchScore } from './score.ts'

const NAMES = Object.keys(PARTS) as PartName[]
const value = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))
const factor = fc.constantFrom(0.3, 0.6, 1)
const most = fc.constantFrom(69, 100)
const values = fc.tuple(fc.tuple(...NAMES.map(() => value)), factor, factor, most).map(([all, place, level, limit]) => ({
  ...(Object.fromEntries(NAMES.map((name, index) => [name, all[index] ?? null])) as Record<PartName, number | null>),
  reach: { place, level, most: limit },
}))

test('the points of the parts and what is added or taken off are the score', () => {
  fc.assert(
    fc.property(
      values,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom('ok', 'caution', 'blocked'),
      (one, plain, verdict) => {
        // A skill part shows its plain share, which is not the value that counts.
        const shown = { ...one, must: one.must === null ? null : plain }
        const { parts, adjustments } = sumOf(one, shown, verdict)
        const points = [...Object.values(parts), ...adjustments].reduce((sum, { points }) => sum + points, 0)
        expect(points).toBe(matchScore(one, verdict))
        for (const part of Object.values(parts)) expect(part.points).toBeLessThanOrEqual(part.most)
      },
    ),
    { numRuns: 1000 },
  )
})

test('each adjustment says why', () => {
  const all = { must: 0.2, nice: null, title: 0.1, seniority: 1, years: 1, place: 1, salary: null, freshness: 1 }
  const { parts, adjustments } = sumOf({ ...all, reach: { place: 0.5, level: 1, most: 100 } }, { ...all, must: 0 }, 'blocked')
  expect(parts.must?.points).toBe(0)
  expect(parts.nice).toBeUndefined()
  expect(adjustments.map(({ words }) => words)).toEqual([
    expect.stringContaining('your title counts'),
    expect.stringContaining('fits only in part'),
    'The place is out of reach.',
  ])
})
