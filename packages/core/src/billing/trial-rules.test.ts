import { expect, test } from 'vitest'
import { daysUntil, trialBanner, trialDialog } from './trial-rules.ts'

const HOUR = 3_600_000
const now = new Date('2026-05-05T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString()

test.each([
  [36, 2],
  [24, 1],
  [96, 4],
  [0, 0],
  [-5, 0],
])('TRIAL-003 with %i hours to go it has %i days left', (hours, days) => expect(daysUntil(inHours(hours), now)).toBe(days))

test('BILLING-017 one millisecond is a day', () => expect(daysUntil(new Date(now.getTime() + 1), now)).toBe(1))

const at = (hours: number, status: 'trial' | 'active' | 'expired' = 'trial') => ({
  subscription_status: status,
  trial_end_date: inHours(hours),
})

test('TRIAL-007 TRIAL-008 admins and subscribers never see its banner', () => {
  expect(trialBanner(at(-1, 'expired'), true, now)).toBeNull()
  expect(trialBanner(at(1), true, now)).toBeNull()
  expect(trialBanner(at(1, 'active'), false, now)).toBeNull()
})

test('TRIAL-009 TRIAL-010 TRIAL-011 the banner appears with three days left and turns from yellow to orange to red', () => {
  const seen = [96, 72.001, 72, 48, 24, 1].map((hours) => trialBanner(at(hours), false, now))
  expect(seen.map((banner) => banner?.colour)).toEqual([undefined, undefined, 'yellow', 'yellow', 'orange', 'orange'])
  expect(seen.map((banner) => banner?.daysLeft)).toEqual([undefined, undefined, 3, 2, 1, 1])
  expect(trialBanner(at(-1, 'expired'), false, now)).toEqual({ kind: 'expired', daysLeft: 0, colour: 'red' })
  expect(trialBanner(at(-1), false, now)?.kind).toBe('expired')
  expect(trialBanner({ subscription_status: 'trial', trial_end_date: null }, false, now)?.kind).toBe('expired')
})

test('the dialog opens with two days left or fewer, and never for an admin', () => {
  expect([96, 72, 48, 24].map((hours) => trialDialog(at(hours), false, now))).toEqual([null, null, 'ending', 'ending'])
  expect(trialDialog(at(0), false, now)).toBe('expired')
  expect(trialDialog(at(-1, 'expired'), true, now)).toBeNull()
  expect(trialDialog(at(1, 'active'), false, now)).toBeNull()
})
