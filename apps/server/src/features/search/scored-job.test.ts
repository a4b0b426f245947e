import { CRITERIA, type Criterion } from '@jobapply/core/matching/constants'
import { sortJobs } from '@jobapply/matching/score/rank'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf, priorityScore } from './scored-job.ts'

const names = Object.keys(CRITERIA) as Criterion[]
const match = fc.record({
  intelligenceScore: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
  matchedCriteria: fc.integer({ min: 0, max: 9 }).map((count) => names.slice(0, count)),
  matchScore: fc.integer({ min: 0, max: 100 }),
})

test('MATCH-015 priorityScore descending is the order of the list sorted by Overall', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 30 }), (matches) => {
      const jobs = matches.map((one, place) => ({ job: { id: String(place).padStart(3, '0') }, match: one }))
      const byPriority = jobs.toSorted(
        (a, b) => priorityScore(b.match) - priorityScore(a.match) || (a.job.id < b.job.id ? -1 : 1),
      )
      expect(byPriority).toEqual(sortJobs(jobs, 'overall'))
    }),
  )
})

test('priorityScore reads like the overall score', () => {
  expect(priorityScore({ intelligenceScore: 80, matchedCriteria: [], matchScore: 0 })).toBeCloseTo(80)
})

test('the beginning of a text is cut after a word', () => {
  expect(excerptOf('One  short\nline')).toBe('One short line')
  expect(excerptOf(' One \n short\t line\n')).toBe('One short line')
  const cut = excerptOf('word '.repeat(200))
  expect(cut.length).toBeLessThanOrEqual(283)
  expect(cut).toMatch(/word …$/)
  expect(excerptOf('a'.repeat(280))).toBe('a'.repeat(280))
  expect(excerptOf('a'.repeat(281))).toBe(`${'a'.repeat(280)} …`)
})
