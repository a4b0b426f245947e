import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'

test('an entry of the audit log tells each field that changed, before and after', () => {
  expect(describeChanges({ isBlocked: false, plan: 'pro' }, { isBlocked: true, plan: 'pro' })).toEqual([
    'isBlocked: false → true',
  ])
  expect(describeChanges(null, { price: 1999, features: ['a'] })).toEqual(['price: none → 1999', 'features: none → ["a"]'])
  expect(describeChanges({ sessions: 2 }, undefined)).toEqual(['sessions: 2 → none'])
  expect(describeChanges(null, null)).toEqual([])
})
