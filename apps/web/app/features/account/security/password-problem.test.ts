import { expect, test } from 'vitest'
import { findPasswordProblem } from './password-problem.ts'

const find = (...typed: string[]) => findPasswordProblem(typed, 6)
const [OLD, NEW] = ['a quiet harbour', 'a loud harbour']

test.each([
  ['the current password', '', NEW, NEW],
  ['the new password', OLD, '', NEW],
  ['its repetition', OLD, NEW, ''],
  ['everything', '', '', ''],
])('SETTINGS-004 without %s all fields are asked for', (_, current, next, repeated) =>
  expect(find(current, next, repeated)).toBe('Please fill in all password fields'),
)

test('SETTINGS-005 SETTINGS-006 the new password is the same twice and has at least 6 characters', () => {
  expect(find(OLD, NEW, `${NEW}!`)).toBe("New passwords don't match")
  expect(find(OLD, '12ab!', '12ab!')).toBe('Password must be at least 6 characters')
  // Characters, not code units.
  expect(find(OLD, '👍👍👍👍👍', '👍👍👍👍👍')).toBe('Password must be at least 6 characters')
  expect(find(OLD, '12ab!?', '12ab!?')).toBeUndefined()
})
