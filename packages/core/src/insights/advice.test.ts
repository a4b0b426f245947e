import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceFor, findContrast } from './advice.ts'
import { daysText, rateOf, remainingOf, tooFew } from './rules.ts'
import { sampleAnalytics } from './sample-analytics.ts'
import type { Analytics } from './schema.ts'

const group = (label: string, sent: number, answered: number) => ({ label, sent, answered })
const time = { count: 0, median: null, lower: null, upper: null }
const calm: Analytics = {
  ...sampleAnalytics({ range: '90d', from: '2026-08-22', to: '2026-11-19' }),
  times: { answer: time, interview: time, decision: time },
  groups: { source: [], profile: [], score: [], age: [] },
  goal: { weeklyGoal: 5, weeks: 13, kept: 8 },
  overdue: 0,
}
const advise = (changes: Partial<Analytics['groups']>, others: Partial<Analytics> = {}) =>
  adviceFor({ ...calm, ...others, groups: { ...calm.groups, ...changes } })

describe('small numbers', () => {
  test('give no rate, and say so', () => {
    expect([rateOf(group('x', 5, 4)), rateOf(group('x', 6, 3))]).toEqual([null, 0.5])
    expect([tooFew(3), tooFew(1)]).toEqual(['3 applications: too few to say', '1 application: too few to say'])
  })

  test('DASH-013 what remains of a goal is never below 0', () =>
    expect([remainingOf(35, 24), remainingOf(35, 35), remainingOf(35, 40)]).toEqual([11, 0, 0]))

  test('days are written as people say them', () =>
    expect([0.2, 0.6, 1.4, 9.2].map(daysText)).toEqual(['less than a day', '1 day', '1 day', '9 days']))
})

describe('what to try next', () => {
  test('is said with the figures that carry it', () => {
    expect(advise({ score: [group('80 to 100', 40, 26), group('60 to 79', 30, 12), group('40 to 59', 30, 5)] })).toEqual([
      'Jobs with a match score of 80 to 100 answered 26 of 40, those of 40 to 59 5 of 30. Prefer the better matches.',
    ])
    expect(advise({ age: [group('Less than 2 days', 40, 26), group('30 days and more', 30, 5)] })).toEqual([
      'Postings that were less than 2 days old answered 26 of 40, those of 30 days and more 5 of 30. Apply early.',
    ])
    expect(advise({ source: [group('Indeed', 60, 10), group('Greenhouse', 40, 22)] })).toEqual([
      'Greenhouse brought 22 of 40 answers, Indeed 10 of 60. Look there first.',
    ])
    expect(advise({}, { overdue: 4, times: { ...calm.times, answer: { count: 20, median: 9, lower: 5, upper: 16 } } })).toEqual([
      '4 applications have waited longer than 16 days; three quarters of your answers came sooner. Ask once more, or let them go.',
    ])
    expect(advise({}, { goal: { weeklyGoal: 35, weeks: 13, kept: 0 } })).toEqual([
      'You sent about 10 a week in the last 4 weeks and aim at 35. A goal you can reach keeps you going: try a smaller one.',
    ])
  })

  test('is not said of few applications, of small differences, of unknown groups, nor against better matches', () => {
    expect(advise({ source: [group('A', 9, 9), group('B', 60, 3)] })).toEqual([])
    expect(advise({ source: [group('A', 40, 20), group('B', 40, 16)] })).toEqual([])
    expect(advise({ source: [group('Not known', 60, 60), group('B', 60, 3)] })).toEqual([])
    expect(advise({ score: [group('80 to 100', 60, 3), group('Below 40', 60, 50)] })).toEqual([])
    expect(advise({}, { overdue: 4, times: { ...calm.times, answer: { count: 3, median: 9, lower: 5, upper: 16 } } })).toEqual([])
    expect(advise({}, { goal: { weeklyGoal: 35, weeks: 4, kept: 0 } })).toEqual([])
  })

  test('never rests on groups that are too small or equal', () => {
    const groups = fc.array(
      fc
        .integer({ min: 0, max: 200 })
        .chain((sent) => fc.integer({ min: 0, max: sent }).map((answered) => group('g', sent, answered))),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(groups, (all) => {
        const [best, worst] = findContrast(all) ?? []
        if (!best || !worst) return
        expect(Math.min(best.sent, worst.sent)).toBeGreaterThanOrEqual(10)
        expect(best.answered / best.sent).toBeGreaterThan(worst.answered / worst.sent)
      }),
    )
  })
})
