import { expect, test } from 'vitest'
import {
  assignedText,
  emailProblem,
  isNamedPrimary,
  namingOutcome,
  namingText,
  notAssignedText,
  removalFailure,
  removalProblem,
  removalRefusal,
  removalTexts,
} from './roles-rules.ts'

test.each([
  ['', 'Please enter a valid email address.'],
  ['   ', 'Please enter a valid email address.'],
  ['ann', 'Please enter a valid email format.'],
  ['ann@gmail', 'Please enter a valid email format.'],
  ['ann gmail.com', 'Please enter a valid email format.'],
  ['a b@gmail.com', 'Please enter a valid email format.'],
  ['  Ann@Gmail.com ', undefined],
])('ROLES-004 ROLES-005 the address %o: %s', (typed, sentence) => expect(emailProblem(typed)).toBe(sentence))

test('the message about an assignment follows its result', () => {
  const told = (outcome: 'already' | 'active' | 'deferred') => assignedText({ outcome, email: 'ann@gmail.com' })
  // proves ROLES-007 ROLES-008 ROLES-009
  expect(told('already')).toBe('ann@gmail.com already has admin privileges.')
  expect(told('active')).toBe('Admin role assigned to ann@gmail.com (active immediately)')
  expect(told('deferred')).toBe('Admin role will be assigned to ann@gmail.com when they sign up')
})

test.each([
  ['ROLE_DUPLICATE', 'This user already has admin privileges.'],
  ['NOT_ALLOWED', 'Permission denied. Please check your admin privileges.'],
  ['UNAVAILABLE', 'Failed to assign role. Please try again.'],
  [undefined, 'Failed to assign role. Please try again.'],
])('ROLES-010 ROLES-011 ROLES-012 a refused assignment (%s): %s', (code, sentence) =>
  expect(notAssignedText(code)).toBe(sentence),
)

test.each([
  ['somebody unknown', { isKnown: false, isAdmin: false, isPrimary: false, admins: 3 }, 'USER_NOT_FOUND'],
  ['somebody else', { isKnown: true, isAdmin: false, isPrimary: false, admins: 3 }, 'NOT_ADMIN'],
  ['the primary admin', { isKnown: true, isAdmin: true, isPrimary: true, admins: 3 }, 'PRIMARY_ADMIN_PROTECTED'],
  ['the last admin', { isKnown: true, isAdmin: true, isPrimary: false, admins: 1 }, 'LAST_ADMIN_PROTECTION'],
  ['one of two admins', { isKnown: true, isAdmin: true, isPrimary: false, admins: 2 }, undefined],
])('removing %s', (_, facts, problem) => expect(removalProblem(facts)).toBe(problem))

const refusal = (error_code: string | null, texts: { error: string | null; help_message: string | null }) =>
  removalRefusal({ error_code, ...texts })

test.each([
  // proves ROLES-015 ROLES-016 ROLES-017 ROLES-018 ROLES-019
  ['PRIMARY_ADMIN_PROTECTED', 'Primary Admin Protection', 'keeps the role'],
  ['USER_NOT_FOUND', 'User Not Found', 'no user with the address ann@gmail.com'],
  ['NOT_ADMIN', 'Not An Admin', 'ann@gmail.com is not an admin'],
  ['LAST_ADMIN_PROTECTION', 'Last Admin Protection', 'The last admin cannot be removed'],
  ['QUERY_ERROR', 'Database Error', 'read the roles'],
  ['DATABASE_ERROR', 'Database Error', 'remove the role'],
  ['TABLE_NOT_FOUND', 'Configuration Error', 'roles table was not found'],
] as const)('the removal error %s is titled %s', (code, title, words) => {
  expect(refusal(code, removalTexts(code, 'ann@gmail.com'))).toEqual({ title, description: expect.stringContaining(words) })
})

test('ROLES-020 ROLES-023 any other removal error has a title and a sentence of its own', () => {
  const nothing = { error: null, help_message: null }
  expect(refusal('SOMETHING_NEW', { error: 'New.', help_message: null })).toEqual({
    title: 'Admin Removal Failed',
    description: 'New.',
  })
  for (const code of ['toString', null])
    expect(refusal(code, nothing)).toEqual({
      title: 'Admin Removal Failed',
      description: 'Failed to remove admin role. Please try again.',
    })
})

test('ROLES-021 ROLES-022 ROLES-023 a removal call that failed says what to look for', () => {
  const told = (code: string | undefined, message?: string) => removalFailure({ code, message }).description
  expect(told(undefined, 'permission denied for table')).toContain('Check if you have admin privileges')
  expect(told('NOT_ALLOWED', "You don't have permission to do this.")).toBe(
    "You don't have permission to do this. Check if you have admin privileges",
  )
  expect(told(undefined, 'function does not exist')).toContain('The admin function may not be deployed')
  expect(told('NOT_FOUND', "We couldn't find this.")).toContain('The admin function may not be deployed')
  expect(told(undefined)).toBe('Failed to remove admin role. Please try again.')
})

const ANN = { isVerified: true, isBlocked: false, deletionAt: undefined, isAdmin: false }
test.each([
  ['nobody', undefined, 'unknown', 'There is no account with the address'],
  ['an unverified account', { ...ANN, isVerified: false, isBlocked: true }, 'unverified', 'is not verified yet'],
  ['a blocked account', { ...ANN, isBlocked: true, isAdmin: true }, 'blocked', 'is blocked'],
  ['an account on its way out', { ...ANN, deletionAt: new Date(), isAdmin: true }, 'leaving', 'is about to be deleted'],
  ['an admin', { ...ANN, isAdmin: true }, 'already', 'Nothing was changed'],
  ['anybody else', ANN, 'named', 'is now an admin'],
] as const)('ROLES-028 npm run admin with %s: %s', (_, account, outcome, sentence) => {
  expect(namingOutcome(account)).toBe(outcome)
  expect(namingText(outcome, 'ann@gmail.com')).toContain('ann@gmail.com')
  expect(namingText(outcome, 'ann@gmail.com')).toContain(sentence)
})

test('a named admin is the primary one where there is none, unless ADMIN_EMAILS keeps it for somebody else', () => {
  expect(isNamedPrimary(false, false, 0)).toBe(true)
  expect(isNamedPrimary(false, false, 1)).toBe(false)
  expect(isNamedPrimary(true, true, 0)).toBe(true)
  expect(isNamedPrimary(false, true, 0)).toBe(false)
})
