import { expect, test } from 'vitest'
import { changeOf, isClosingSoon, isMailDue, newsTitle } from './alerts.ts'

const now = new Date('2026-11-18T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const plain = { isPayNamed: false, expiresAt: null }
const told = { isPayNamed: false, isClosingTold: false }

test('a job is new once, and told again when its pay is named or its end is near', () => {
  expect(changeOf(plain, undefined, now)).toBe('new')
  expect(changeOf(plain, told, now)).toBeUndefined()
  expect(changeOf({ ...plain, isPayNamed: true }, told, now)).toBe('pay')
  expect(changeOf({ ...plain, expiresAt: inHours(50) }, told, now)).toBe('closing')
})

test('nothing is told twice, and no change is told that nobody saw happen', () => {
  expect(changeOf({ ...plain, isPayNamed: true }, { ...told, isPayNamed: true }, now)).toBeUndefined()
  expect(changeOf({ ...plain, isPayNamed: true }, { ...told, isPayNamed: null }, now)).toBeUndefined()
  expect(changeOf({ ...plain, expiresAt: inHours(50) }, { ...told, isClosingTold: true }, now)).toBeUndefined()
})

test('the end is near for three days and not after it has passed', () => {
  const near = [-1, 0, 1, 72, 73].map((hours) => isClosingSoon({ expiresAt: inHours(hours) }, now))
  expect(near).toEqual([false, false, true, true, false])
})

test('one email a day', () => {
  expect([null, inHours(-25), inHours(-24), inHours(-23)].map((at) => isMailDue(at, now))).toEqual([true, true, true, false])
})

test('what the news are is said in one line', () => {
  const titles = [newsTitle(1, 0), newsTitle(3, 0), newsTitle(0, 1), newsTitle(0, 2), newsTitle(2, 1)]
  expect(titles).toEqual(['1 new job', '3 new jobs', '1 job with news', '2 jobs with news', '2 new jobs and 1 with news'])
})
