import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTimeZone } from '#shared/time/time-zones'
import {
  allowanceOf,
  limitDetails,
  mayAutomate,
  moveZone,
  type Paid,
  planLimits,
  type Standing,
  unitsLeft,
  type ZoneRecord,
  zoneOfDay,
} from './limits.ts'

const DAY = 86_400_000
const created = new Date('2026-01-01T10:00:00Z')
const trial = { start: new Date('2026-01-02T00:00:00Z'), end: new Date('2026-01-06T00:00:00Z') }
const noZone: ZoneRecord = { zone: null, before: null, changedAt: null }
const nobody: Standing = { isAdmin: false, createdAt: created, trial: null, subscription: null, zone: noZone }
const paid: Paid = {
  status: 'active',
  plan: { auto_apply_limit: 10, limit_period: 'day' },
  currentPeriodEnd: new Date('2026-02-03T00:00:00Z'),
  cancelAtPeriodEnd: false,
  paidPeriodStart: new Date('2026-01-03T00:00:00Z'),
}
const inTrial = new Date('2026-01-04T00:00:00Z')
const afterTrial = new Date('2026-01-07T00:00:00Z')

describe('what a person may do, by the first match', () => {
  test('an admin has no limit, whatever else is there', () => {
    const allowance = allowanceOf({ ...nobody, isAdmin: true, trial, subscription: paid }, inTrial)
    expect(allowance).toMatchObject({ kind: 'admin', limits: null })
    expect(unitsLeft(allowance.limits, { daily: 999, weekly: 999, monthly: 999 })).toBeNull()
  })

  test.each(['active', 'trialing', 'past_due'])(
    'APPLY-024 a subscription that is %s gives its plan, also during the trial',
    (status) =>
      expect(allowanceOf({ ...nobody, trial, subscription: { ...paid, status } }, inTrial)).toMatchObject({
        kind: 'subscription',
        limits: { daily: 10, weekly: 70, monthly: 310 },
      }),
  )

  test.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused'])(
    'APPLY-024 one that is %s does not',
    (status) => {
      const subscription = { ...paid, status }
      expect(allowanceOf({ ...nobody, trial, subscription }, inTrial).kind).toBe('trial')
      expect(allowanceOf({ ...nobody, trial, subscription }, afterTrial).kind).toBe('free')
    },
  )

  test('BILLING-028 a cancelled subscription gives its plan until the end of the period, to the millisecond', () => {
    const subscription = { ...paid, cancelAtPeriodEnd: true }
    const at = (ms: number) => allowanceOf({ ...nobody, subscription }, new Date(paid.currentPeriodEnd.getTime() + ms)).kind
    expect([at(-1), at(0)]).toEqual(['subscription', 'free'])
  })

  test('APPLY-032 a paid subscription without its plan has 5 a day', () =>
    expect(allowanceOf({ ...nobody, subscription: { ...paid, plan: null } }, inTrial).limits).toEqual({
      daily: 5,
      weekly: 35,
      monthly: 155,
    }))

  test('APPLY-041 a trial has 5 a day, 10 a week and 10 a month, counted over the whole trial', () => {
    const { kind, limits, spans } = allowanceOf({ ...nobody, trial }, inTrial)
    expect({ kind, limits }).toEqual({ kind: 'trial', limits: { daily: 5, weekly: 10, monthly: 10 } })
    expect([spans.weekly, spans.monthly]).toEqual(Array(2).fill({ from: trial.start, until: trial.end }))
  })

  test('the trial holds to its last millisecond, also for a clock that was put back behind its start', () => {
    const at = (moment: Date, ms: number) => allowanceOf({ ...nobody, trial }, new Date(moment.getTime() + ms)).kind
    expect([at(trial.start, -1), at(trial.start, 0), at(trial.end, -1), at(trial.end, 0)]).toEqual([
      'trial',
      'trial',
      'trial',
      'free',
    ])
  })

  test('J4 a unit taken now is counted, wherever a clock that jumped has left the beginning of what grants it', () => {
    const beginning = fc.integer({ min: -40, max: 40 }).map((hours) => new Date(inTrial.getTime() + hours * 3_600_000))
    const paidOf = (paidPeriodStart: Date) => ({ ...paid, paidPeriodStart })
    fc.assert(
      fc.property(beginning, beginning, fc.constantFrom(0, 1, 2), (createdAt, start, which) => {
        const standing = {
          ...{ ...nobody, createdAt },
          trial: which === 1 ? { start, end: new Date(start.getTime() + 4 * DAY) } : null,
          subscription: which === 2 ? paidOf(start) : null,
        }
        const { spans } = allowanceOf(standing, inTrial)
        for (const { from, until } of Object.values(spans)) expect(from <= inTrial && inTrial < until).toBe(true)
      }),
    )
  })

  test('APPLY-042 the free plan has 3 a week and 3 a cycle, counted from the creation of the account', () => {
    const later = new Date(created.getTime() + 40 * DAY)
    const { kind, limits, spans } = allowanceOf({ ...nobody, trial }, later)
    expect({ kind, limits }).toEqual({ kind: 'free', limits: { daily: null, weekly: 3, monthly: 3 } })
    expect(spans.monthly).toEqual({ from: new Date(created.getTime() + 31 * DAY), until: new Date(created.getTime() + 62 * DAY) })
  })

  test('APPLY-061 what was applied for in the trial does not count in the free plan', () => {
    const { spans } = allowanceOf({ ...nobody, trial }, afterTrial)
    expect(spans.monthly).toEqual({ from: trial.end, until: new Date(created.getTime() + 31 * DAY) })
    expect(spans.weekly.from).toEqual(trial.end)
  })

  test('only without trial and subscription nothing is automated', () =>
    expect((['admin', 'subscription', 'trial', 'free'] as const).map(mayAutomate)).toEqual([true, true, true, false]))
})

describe('limits of plans', () => {
  test('APPLY-027 a day plan of 10 allows 10, 70 and 310', () =>
    expect(planLimits({ auto_apply_limit: 10, limit_period: 'day' })).toEqual({ daily: 10, weekly: 70, monthly: 310 }))

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [13, 3],
    [14, 4],
    [30, 7],
    [31, 7],
    [32, 8],
    [100, 23],
  ])('APPLY-028 a month plan of %i allows %i a week', (n, weekly) =>
    expect(planLimits({ auto_apply_limit: n, limit_period: 'month' })).toEqual({ daily: null, weekly, monthly: n }),
  )

  test('APPLY-025 a cycle follows the last paid period, and a longer period has several', () => {
    const subscription = { ...paid, paidPeriodStart: new Date('2026-01-31T08:00:00Z') }
    const spanAt = (now: string) => allowanceOf({ ...nobody, subscription }, new Date(now)).spans.monthly.from.toISOString()
    expect(spanAt('2026-03-03T07:59:59.999Z')).toBe('2026-01-31T08:00:00.000Z')
    expect(spanAt('2026-03-03T08:00:00.000Z')).toBe('2026-03-03T08:00:00.000Z')
  })
})

describe('what is left', () => {
  test('the smallest of what the limits leave, and never below 0', () => {
    const limits = { daily: 5, weekly: 10, monthly: 10 }
    expect(unitsLeft(limits, { daily: 4, weekly: 4, monthly: 4 })).toBe(1)
    expect(unitsLeft(limits, { daily: 0, weekly: 9, monthly: 9 })).toBe(1)
    expect(unitsLeft(limits, { daily: 7, weekly: 7, monthly: 7 })).toBe(0)
    expect(unitsLeft({ ...limits, daily: null }, { daily: 99, weekly: 4, monthly: 4 })).toBe(6)
  })

  test('each limit that is reached has its sentence', () => {
    expect(limitDetails({ daily: 5, weekly: 10, monthly: 10 }, { daily: 5, weekly: 10, monthly: 9 })).toEqual({
      daily: 'Daily limit reached: 5 of 5 applications used.',
      weekly: 'Weekly limit reached: 10 of 10 applications used.',
    })
    expect(limitDetails(null, { daily: 5, weekly: 10, monthly: 9 })).toEqual({})
  })
})

describe('APPLY-060 the day of a limit', () => {
  const noon = new Date('2026-05-05T12:00:00Z')
  const moved = moveZone({ zone: 'Europe/Berlin', before: null, changedAt: null }, 'Pacific/Kiritimati', noon)

  test('is a day of UTC while nobody knows where the person is', () => expect(zoneOfDay(noZone, noon)).toBe('UTC'))

  test('stays where it began when the zone changes, and the next day is elsewhere', () => {
    expect(zoneOfDay(moved, noon)).toBe('Europe/Berlin')
    expect(zoneOfDay(moved, new Date('2026-05-05T21:59:59.999Z'))).toBe('Europe/Berlin')
    expect(zoneOfDay(moved, new Date('2026-05-05T22:00:00.000Z'))).toBe('Pacific/Kiritimati')
  })

  test('is the same after any number of changes on one day; the last one acts', () => {
    const again = moveZone(moved, 'America/New_York', new Date('2026-05-05T20:00:00Z'))
    expect(zoneOfDay(again, new Date('2026-05-05T21:59:59Z'))).toBe('Europe/Berlin')
    expect(zoneOfDay(again, new Date('2026-05-05T22:00:00Z'))).toBe('America/New_York')
  })

  test('a change of zone never starts a new day early', () => {
    const zone = fc.constantFrom(
      'UTC',
      'Asia/Tokyo',
      'America/Los_Angeles',
      'Pacific/Kiritimati',
      'Pacific/Niue',
      'Asia/Kathmandu',
    )
    fc.assert(
      fc.property(zone, zone, fc.nat(7 * 24 * 60), (before, after, minute) => {
        const now = new Date(noon.getTime() + minute * 60_000)
        const record = { zone: before, before: null, changedAt: null }
        const dayOf = (zones: ZoneRecord) => allowanceOf({ ...nobody, zone: zones }, now).spans.daily
        expect(dayOf(moveZone(record, after, now))).toEqual(dayOf(record))
      }),
    )
  })

  test('an unknown zone is ignored', () =>
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]))
})
