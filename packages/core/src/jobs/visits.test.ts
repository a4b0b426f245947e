import { expect, test } from 'vitest'
import { describeSource, planNextVisit } from './visits.ts'

const now = new Date('2026-11-15T12:00:00Z')
const hours = (plan: { nextReadAt: Date }) => (plan.nextReadAt.getTime() - now.getTime()) / 3_600_000
const plan = (outcome: Parameters<typeof planNextVisit>[0]['outcome'], failures = 0, waitSeconds?: number) =>
  planNextVisit({ outcome, failures, everyMinutes: 240, waitSeconds }, now)

test('SEARCH-038 a board is visited again after the interval of its terms, never earlier', () => {
  expect([hours(plan('ok')), hours(plan('empty'))]).toEqual([4, 4])
  for (const outcome of ['blocked', 'limited', 'changed', 'gone', 'moved', 'unreachable'] as const)
    expect(hours(plan(outcome)), outcome).toBeGreaterThanOrEqual(4)
})

test('each failed visit doubles the wait, up to a week; a successful one resets it', () => {
  expect([0, 1, 2, 3].map((failures) => hours(plan('unreachable', failures)))).toEqual([4, 8, 16, 32])
  expect(hours(plan('unreachable', 50))).toBe(168)
  expect(plan('ok', 5).failures).toBe(0)
})

test('a board that is gone is visited once a week, and a requested longer wait is respected', () => {
  expect(hours(plan('gone'))).toBe(168)
  expect(hours(plan('limited', 0, 10 * 3600))).toBe(10)
})

test('a source is described in words', () => {
  const counts = { outcome: 'ok' as const, jobs: 1200, boards: 3, verifiedBoards: 2, troubledBoards: 1, setAsideBoards: 0 }
  expect(describeSource(counts, 'Read')).toBe(
    '1,200 open jobs of 2 companies that have answered, 1 without an answer; 3 are known.',
  )
  expect(describeSource({ ...counts, troubledBoards: 3, setAsideBoards: 2 }, 'Read')).toBe(
    "1,200 open jobs of 2 companies that have answered, 1 without an answer, 2 set aside because we can't read the answer; 3 are known.",
  )
  expect(describeSource({ ...counts, boards: 1, jobs: 1 }, 'Read')).toBe('Read: 1 open job.')
  expect(describeSource({ ...counts, outcome: null }, null)).toBe('Not read yet.')
})
