import { expect, test } from 'vitest'
import { isOfOthers } from './whose.ts'

test.each([
  ['High school', true],
  ['College or university', true],
  ['School bus driver', false],
  ['School nurse application', false],
  ['Most recent company', true],
  ['Company driver', false],
  ['Contact', false],
])('fields under the title %j belong to somebody else: %s', (title, isOthers) => expect(isOfOthers(title)).toBe(isOthers))
