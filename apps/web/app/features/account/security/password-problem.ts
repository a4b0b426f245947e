import { passwordTooShort } from '@jobapply/core/auth/rules'

/** All three fields are required, the new password is typed twice the same and is long enough (spec 3 §5). */
export function findPasswordProblem([current, next, repeated]: (string | undefined)[], minLength: number): string | undefined {
  if (!current || !next || !repeated) return 'Please fill in all password fields'
  if (next !== repeated) return "New passwords don't match"
  return [...next].length < minLength ? passwordTooShort(minLength) : undefined
}
