import { expect, test } from 'vitest'
import type { BoardResult } from '#jobs/messages'
import { areAllOff, describeBoards } from './board-results.ts'

const result = (platform: BoardResult['platform'], outcome: BoardResult['outcome']): BoardResult => ({
  platform,
  outcome,
  count: 0,
})

test('boards that could not be searched are named with what to do, and never look like boards without jobs', () => {
  expect(describeBoards([result('dice', 'jobs'), result('indeed', 'empty'), result('linkedin', 'off')])).toEqual([])
  expect(
    describeBoards([
      result('glassdoor', 'blocked'),
      result('dice', 'layout-changed'),
      result('indeed', 'layout-changed'),
      result('linkedin', 'paused'),
      result('ziprecruiter', 'failed'),
    ]),
  ).toEqual([
    'Glassdoor asks for a check: solve it in the tab that opened, then search again.',
    'Dice and Indeed could not be read: they have changed their pages.',
    'LinkedIn is left alone for a while, so that your account stays safe.',
    'ZipRecruiter could not be opened.',
  ])
})

test('an extension with no board enabled has searched nothing', () => {
  expect(areAllOff([result('dice', 'off'), result('indeed', 'off')])).toBe(true)
  expect([areAllOff([]), areAllOff([result('dice', 'off'), result('indeed', 'empty')])]).toEqual([false, false])
})
