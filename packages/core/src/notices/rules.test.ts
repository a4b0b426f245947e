import { expect, test } from 'vitest'
import { ALERTS } from './constants.ts'
import { ALERTS_AT_FIRST, mayMail } from './rules.ts'
import type { Alert } from './schema.ts'

const kinds = Object.keys(ALERTS) as Alert[]

test('all four alerts are on at first', () => {
  expect(Object.keys(ALERTS_AT_FIRST)).toEqual(kinds)
  expect(Object.values(ALERTS_AT_FIRST)).toEqual([true, true, true, true])
})

test.each(kinds)('no mail of the kind %s is sent while it is switched off, and the others are', (off) => {
  const alerts = { ...ALERTS_AT_FIRST, [off]: false }
  expect(mayMail(alerts, off)).toBe(false)
  for (const kind of kinds.filter((each) => each !== off)) expect(mayMail(alerts, kind)).toBe(off !== 'emailNotifications')
})

test('a mail about a payment is always sent', () =>
  expect(
    mayMail({ emailNotifications: false, jobAlerts: false, applicationUpdates: false, weeklyDigest: false }, 'payment'),
  ).toBe(true))
