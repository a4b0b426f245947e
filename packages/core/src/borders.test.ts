import { expect, test } from 'vitest'
import { deletionDate, linkEnd, mayExport } from '#account/deletion-rules'
import { KEPT_AFTER_CLOSING, KEPT_WHILE_OPEN, keptSince, periodText } from '#account/retention'
import { extendedEnd } from '#admin/people-rules'
import { FOLLOW_UP_DAYS } from '#applications/follow-up/constants'
import { followUpOf } from '#applications/follow-up/rules'
import { nextReading } from '#applications/inbox/rules'
import { countdown, isEarly } from '#applications/pack/countdown'
import { tightestLimit } from '#applications/review-rules'
import { findEarlier } from '#applications/rules'
import { mayGoNow } from '#applications/unattended/rules'
import { allowanceOf, cycleAround, limitDetails, planLimits, unitsLeft } from '#billing/limits'
import { accountStatus } from '#billing/rules'
import { daysUntil, trialBanner, trialDialog } from '#billing/trial-rules'
import { keepsVersion } from '#documents/letter-rules'
import { digestDay, spanOf, weekAround, weekBefore, weeksOf } from '#insights/periods'
import { toYearly } from '#jobs/pay/comparable'
import { countReposts, isNewNumbering, isOpenUnusuallyLong } from '#jobs/reposts'
import { intervalOf, planNextVisit } from '#jobs/visits'
import { joiningTimeline } from '#profiles/joining'
import { canCreateProfile } from '#profiles/rules'
import { isClosingSoon, isMailDue } from '#search/alerts'
import { addWeek, isEnough, quartilesOf } from '#search/market'
import { canSaveSearch, postedAge, readAge } from '#search/rules'
import { changesOf, lengthText } from '#shared/changes.testing'
import { moneyText, toMinorUnits } from '#shared/money'
import { addDays } from '#shared/time/dates'

const DAY = 86_400_000
const HOUR = DAY / 24
/** A Monday, 9:30 in London, 10:30 in Berlin. */
const NOW = new Date('2026-11-16T09:30:00.000Z')
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

/** A rule along a clock: before and after NOW, in days. */
const clock = (name: string, days: readonly [number, number], answerAt: (moment: Date) => unknown, step = HOUR) => [
  `== ${name}`,
  ...changesOf((one) => answerAt(at(one)), { from: days[0] * DAY, to: days[1] * DAY, step }).map(
    (change) => `${lengthText(change.at)}: ${change.answer}`,
  ),
]
/** A rule along whole numbers. */
const counted = (name: string, to: number, answerAt: (count: number) => unknown) => [
  `== ${name}`,
  ...changesOf(answerAt, { from: 0, to, step: 1 }).map((change) => `${change.at}: ${change.answer}`),
]
const table = (...blocks: (readonly string[])[]) => `${blocks.flat().join('\n')}\n`

const PAID = {
  plan: { auto_apply_limit: 10, limit_period: 'day' },
  currentPeriodEnd: at(0),
  paidPeriodStart: at(-20 * DAY),
} as const
const standing = { isAdmin: false, createdAt: at(-40 * DAY), zone: { zone: 'Europe/Berlin', before: null, changedAt: null } }
const trial = { start: at(-4 * DAY), end: at(0) }
const told = (status: 'trial' | 'active' | 'expired') => ({ subscription_status: status, trial_end_date: NOW.toISOString() })

test('plans, trials and limits change exactly where they are documented to', async () => {
  const granted = (subscription: Parameters<typeof allowanceOf>[0]['subscription']) => (now: Date) => {
    const { kind, limits, spans } = allowanceOf({ ...standing, trial, subscription }, now)
    return [kind, limits, spans.weekly.from.toISOString(), spans.monthly.until.toISOString()]
  }
  await expect(
    table(
      clock('a trial that ends now: what it grants', [-8, 9], granted(null)),
      clock('a subscription that was cancelled to now', [-2, 2], granted({ ...PAID, status: 'active', cancelAtPeriodEnd: true })),
      clock('a payment that is due', [-1, 1], granted({ ...PAID, status: 'past_due', cancelAtPeriodEnd: false })),
      clock(
        'a plan that no longer exists',
        [0, 1],
        granted({ ...PAID, plan: null, status: 'trialing', cancelAtPeriodEnd: false }),
      ),
      clock(
        'its weeks and cycles',
        [0, 63],
        (now) =>
          Object.values(cycleAround(NOW, now)).map(({ from, until }) => [
            lengthText(from.getTime() - NOW.getTime()),
            lengthText(until.getTime() - NOW.getTime()),
          ]),
        6 * HOUR,
      ),
      clock('the days until its end', [-5, 1], (now) => daysUntil(NOW, now)),
      clock('the banner', [-5, 1], (now) => trialBanner(told('trial'), false, now)),
      clock('the dialog', [-5, 1], (now) => trialDialog(told('trial'), false, now)),
      clock('the status without a subscription', [-5, 1], (now) => accountStatus(trial, null, now)),
      clock(
        'a trial that is extended by 30 days, ending then',
        [-400, 400],
        (end) => extendedEnd(end, 30, NOW) !== undefined,
        DAY,
      ),
      ...(['day', 'month'] as const).map((limit_period) =>
        counted(`the limits of a plan of N a ${limit_period}`, limit_period === 'day' ? 3 : 36, (auto_apply_limit) =>
          planLimits({ auto_apply_limit, limit_period }),
        ),
      ),
      counted('what is left of 10 a day, 40 a week, 100 a cycle', 110, (used) =>
        unitsLeft({ daily: 10, weekly: 40, monthly: 100 }, { daily: Math.min(used, 3), weekly: used, monthly: used }),
      ),
      counted('the limits that are said to be reached', 45, (used) =>
        limitDetails(
          { daily: 10, weekly: 40, monthly: 44 },
          { daily: Math.min(used, 10), weekly: Math.min(used, 40), monthly: Math.min(used, 44) },
        ),
      ),
      counted('the tightest limit', 12, (used) =>
        tightestLimit({
          kind: 'trial',
          limits: { daily: 5, weekly: 9, monthly: 10 },
          current: { daily: 2, weekly: used, monthly: used },
        }),
      ),
    ),
  ).toMatchFileSnapshot('borders-plans.approved.txt')
})

test('accounts, mails and documents change exactly where they are documented to', async () => {
  const kept = Object.entries({ ...KEPT_AFTER_CLOSING, ...KEPT_WHILE_OPEN }).map(
    ([name, { period }]) =>
      `${name}: ${periodText(period)}, since ${keptSince(period, new Date('2028-02-29T10:00:00Z')).toISOString()}`,
  )
  const waiting = { status: 'applied', statusAt: NOW.toISOString(), nextAt: null, heardAt: [] }
  const person = {
    isStopped: false,
    mayAutomate: true,
    fullAutomation: ['indeed'] as const,
    filling: 0,
    lastBegunAt: null,
    begunToday: 0,
  }
  const keys = { jobId: 'a', address: 'x', sameJob: 'cook' }
  await expect(
    table(
      ['== how long things are kept', ...kept],
      [
        `a deletion link ends after ${lengthText(linkEnd(NOW).getTime() - NOW.getTime())}, a deletion comes after ${lengthText(deletionDate(NOW).getTime() - NOW.getTime())}`,
      ],
      clock('a session that may export', [-3, 1], (start) => mayExport(start, NOW)),
      clock('a version of a letter is kept', [0, 1], (now) =>
        keepsVersion({ before: 'person', after: 'person', lastKeptAt: NOW, now }),
      ),
      clock('following up on what was sent', [-1, 16], (now) => followUpOf(waiting, FOLLOW_UP_DAYS, now, 'Europe/Berlin')),
      counted('a mailbox after failures is read after', 12, (failures) =>
        lengthText(nextReading(NOW, failures).getTime() - NOW.getTime()),
      ),
      clock('an interview', [-2, 0.01], (now) => countdown(NOW.toISOString(), now), HOUR / 2).slice(-12),
      clock('it is too early for a call', [-0.1, 0.1], (now) => isEarly(NOW.toISOString(), now)),
      counted('without a click: applications of a day', 25, (begunToday) => mayGoNow({ ...person, begunToday }, NOW)),
      clock(
        'without a click: after the last',
        [0, 0.001],
        (now) => mayGoNow({ ...person, lastBegunAt: NOW }, now)?.wait ?? 'goes',
        1_000,
      ),
      clock(
        'an application for a similar job, made then',
        [-120, 1],
        (appliedAt) =>
          findEarlier(
            keys,
            [{ ...keys, id: '1', jobId: 'b', address: 'y', status: 'applied', progress: null, approvedAt: null, appliedAt }],
            NOW,
          )?.kind,
        6 * HOUR,
      ),
      counted('profiles', 4, canCreateProfile),
      counted('saved searches', 22, canSaveSearch),
      clock('a joining date', [-3, 100], (date) => joiningTimeline(date.toISOString().slice(0, 10), '2026-11-16'), DAY),
      ...['19.994', '19.995', '0.005', '.5', '999999.99', '1000000', '-1', '1,5', '1e3'].map((text) => [
        `${text} is ${toMinorUnits(text)} minor units, ${moneyText(toMinorUnits(text) ?? 0, 'eur')}`,
      ]),
    ),
  ).toMatchFileSnapshot('borders-accounts.approved.txt')
})

test('postings, boards and periods change exactly where they are documented to', async () => {
  const span = (first: number, closed: number | null, last = first) => ({
    ...{ firstSeenAt: at(first), closedAt: closed === null ? null : at(closed), closedWhy: 'gone' as const },
    ...{ lastSeenAt: at(last), postedAt: null, isRenumbered: false },
  })
  const monthsLater = at(90 * DAY)
  const outcomes = ['ok', 'empty', 'incomplete', 'blocked', 'gone', 'moved', 'changed'] as const
  const visit = (outcome: (typeof outcomes)[number], failures: number, waitSeconds = 0) =>
    lengthText(planNextVisit({ outcome, failures, everyMinutes: 60, waitSeconds }, NOW).nextReadAt.getTime() - NOW.getTime())
  const pay = (salaryMin: number, salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year') =>
    toYearly({ salaryMin, salaryMax: null, salaryCurrency: 'EUR', salaryPeriod }, 'EUR')?.min ?? null
  const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']
  await expect(
    table(
      clock('a posting of now, read later', [-1, 3], (now) => postedAge(NOW.toISOString(), now, 'Europe/Berlin')),
      clock('something that was read now', [0, 3], (now) => readAge(NOW.toISOString(), now), HOUR / 4).filter(
        (_, row) => row < 4 || row > 57,
      ),
      clock('closing soon', [-1, 10], (expiresAt) => isClosingSoon({ expiresAt }, NOW)),
      clock('the next email of a search', [0, 2], (now) => isMailDue(NOW, now)),
      clock('posted again: it closed now, and came back', [-1, 3], (next) =>
        countReposts(span(next.getTime() - NOW.getTime(), null), [span(-10 * DAY, 0, -DAY)], monthsLater),
      ),
      clock('posted again: last named now, never closed', [-1, 3], (next) =>
        countReposts(span(next.getTime() - NOW.getTime(), null), [{ ...span(-10 * DAY, 0, 0), closedWhy: 'ended' }], monthsLater),
      ),
      clock('posted beside another that is first seen', [-1, 1], (first) =>
        countReposts(span(0, null), [span(first.getTime() - NOW.getTime(), null)], monthsLater),
      ),
      counted('of 7 listed, first seen together', 7, (together) => isNewNumbering(together, 7)),
      counted('of 1 listed, first seen together', 2, (together) => isNewNumbering(together, 1)),
      counted('open unusually long: closings', 17, (count) =>
        isOpenUnusuallyLong(90, { count, mostDays: 20, longer: 0, knownDays: 90 }),
      ),
      counted('open unusually long: days', 60, (days) =>
        isOpenUnusuallyLong(days, { count: 15, mostDays: 10, longer: 0, knownDays: 90 }),
      ),
      counted('open unusually long: twice as long as most', 90, (days) =>
        isOpenUnusuallyLong(days, { count: 15, mostDays: 40, longer: 0, knownDays: 120 }),
      ),
      counted('open unusually long: how long the board is known', 130, (knownDays) =>
        isOpenUnusuallyLong(90, { count: 15, mostDays: 40, longer: 0, knownDays }),
      ),
      counted('open unusually long: others that took longer', 3, (longer) =>
        isOpenUnusuallyLong(90, { count: 15, mostDays: 20, longer, knownDays: 90 }),
      ),
      ...outcomes.map((outcome) => [
        `== the next visit after ${outcome}`,
        [0, 1, 2, 3, 4, 9].map((failures) => visit(outcome, failures)).join(', '),
      ]),
      [`== it asks for two hours: ${visit('ok', 0, 7_200)}; for a minute: ${visit('ok', 0, 60)}`],
      counted('minutes between visits of a board without near jobs', 12, (idleVisits) =>
        intervalOf(720, { isNeeded: false, near: 0, idleVisits }),
      ),
      [
        `needed: ${intervalOf(720, { isNeeded: true, near: 0, idleVisits: 9 })}, nobody looks: ${intervalOf(720, { isNeeded: false, near: null, idleVisits: 9 })}, near: ${intervalOf(720, { isNeeded: false, near: 1, idleVisits: 9 })}`,
      ],
      [
        '== pay of a year',
        ...(['hour', 'day', 'week', 'month', 'year'] as const).map((period) => `100 a ${period}: ${pay(100, period)}`),
      ],
      counted('pay of a year that is believed, in thousands', 3_002, (thousands) => pay(thousands * 1_000, 'year') !== null),
      counted('enough for a market', 40, isEnough),
      [`quartiles of 1 to 41: ${JSON.stringify(quartilesOf(Array.from({ length: 41 }, (_, one) => one + 1)))}`],
      [
        `weeks kept: ${Array.from({ length: 80 }, (_, week) => at(week * 7 * DAY)).reduce<ReturnType<typeof addWeek>>((weeks, week) => addWeek(weeks, 1, week), []).length}`,
      ],
      ...zones.flatMap((zone) => [
        clock(`the digest in ${zone}`, [-2, 2], (now) => digestDay(now, zone)),
        [
          JSON.stringify(weekAround(NOW, zone).bounds),
          JSON.stringify(weekBefore(NOW, zone)),
          ...(['7d', '30d', '90d', '1y'] as const).map(
            (range) => `${range}: ${JSON.stringify(spanOf(range, NOW, zone))} ${weeksOf(spanOf(range, NOW, zone)).length} weeks`,
          ),
        ],
      ]),
      [`a year and a day: ${addDays('2027-02-28', 366)}`],
    ),
  ).toMatchFileSnapshot('borders-postings.approved.txt')
})
