import { expect, test } from 'vitest'
import { describeSource, intervalOf, planNextVisit } from './visits.ts'

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

test('boards that bring what people look for come oftener, those that never do ever rarer, up to 30 days', () => {
  const board = { isNeeded: false, near: 0, idleVisits: 0 }
  expect(intervalOf(240, { ...board, isNeeded: true })).toBe(240)
  expect(intervalOf(240, { ...board, near: null })).toBe(240)
  expect(intervalOf(240, { ...board, near: 5, idleVisits: 9 })).toBe(480)
  expect([0, 1, 2, 3].map((idleVisits) => intervalOf(240, { ...board, idleVisits }) / 60)).toEqual([8, 16, 32, 64])
  expect(intervalOf(240, { ...board, idleVisits: 500 })).toBe(30 * 24 * 60)
})

test('a list that was cut is as good as a whole one for the next visit', () => {
  expect([hours(plan('incomplete', 3)), plan('incomplete', 3).failures]).toEqual([4, 0])
})

test('a board that is gone is visited after a week, then twice as late each time', () => {
  expect([0, 1, 2, 3, 9].map((failures) => hours(plan('gone', failures)) / 168)).toEqual([1, 2, 4, 8, 8])
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
