import { RANGES, type Range } from '@jobapply/core/insights/constants'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationHistory, jobApplications } from '#features/applications/record/table'
import { accounts } from '#platform/auth/table'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { findAnalytics } from './analytics.ts'
import { findDashboard } from './dashboard.ts'
import { type LoggedPerson, laterDay, momentOf, writeLog } from './event-log.testing.ts'
import { expectAnalytics, expectWeek, replay } from './expected.testing.ts'

let server: TestServer
let people: (LoggedPerson & { person: Person })[]
const GOAL = 3
/** Sundays on which clocks change in one of the zones, a day in between, and the last day of the log. */
const DAYS = [
  '2025-10-05',
  '2025-10-26',
  '2025-11-02',
  '2026-01-14',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-25',
  '2026-11-16',
]

beforeAll(async () => {
  server = await startServer()
  people = []
  for (const logged of writeLog()) people.push({ ...logged, person: await store(logged) })
})
afterAll(() => server.stop())

async function store({ zone, applications }: LoggedPerson): Promise<Person> {
  const db = server.platform.database.system
  const person = await newcomer(server)
  await db.update(accounts).set({ timeZone: zone }).where(eq(accounts.userId, person.id))
  await person.call.insights.saveGoal({ weeklyGoal: GOAL })
  const profiles: string[] = []
  for (const profile_name of ['Kitchen', 'Bakery']) profiles.push((await person.call.profiles.create({ profile_name })).id)
  const user_id = person.id
  await db.insert(jobApplications).values(
    applications.map((one) => {
      const last = one.events.at(-1)?.at ?? one.sent.at
      const { status, answer = null, interview = null, offer = null, decision = null } = replay(one)
      const { id, source, score } = one
      return {
        ...{
          id,
          user_id,
          jobId: id,
          job_title: `Cook ${id.slice(-4)}`,
          company: 'Harbour Hotel',
          location: '',
          source,
          status,
          score,
        },
        profileId: profiles[one.profile] ?? null,
        postedAt: one.age === null ? null : new Date(one.sent.at.getTime() - one.age * 86_400_000),
        appliedAt: one.sent.at,
        ...{ answeredAt: answer, interviewedAt: interview, offeredAt: offer, decidedAt: decision },
        created_at: one.isTypedIn ? last : one.sent.at,
        updated_at: last,
      }
    }),
  )
  await db.insert(applicationHistory).values(
    applications.flatMap(({ id, events, isTypedIn }) =>
      events.flatMap(({ status, at }, index) => {
        // What is typed in when it is over has one change: that it is there.
        if (isTypedIn && index < events.length - 1) return []
        const before = isTypedIn ? null : (events[index - 1]?.status ?? 'queued')
        return { user_id, applicationId: id, at, column: 'status' as const, from: before, to: status, by: 'you' as const }
      }),
    ),
  )
  return person
}

/** Noon of the person's own clock. */
const noon = (zone: string, day: string) => momentOf(zone, { day, minute: 720 })
const dbOf = ({ id }: Person) => server.platform.database.forUser(id)

test('the log has 400 events over 14 months in three zones', () => {
  const events = people.flatMap(({ applications }) => applications.flatMap((one) => one.events))
  expect([events.length, people.length]).toEqual([400, 3])
  const days = events.map(({ local }) => local.day).sort()
  expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBeGreaterThan(14 * 30 * 86_400_000)
  // The repeated hour is there: two sendings at the same time of the clock, an hour apart.
  expect(momentOf('Europe/Stockholm', { day: '2025-10-26', minute: 150 }).toISOString()).toBe('2025-10-26T00:30:00.000Z')
  expect(momentOf('Europe/Stockholm', { day: '2025-10-26', minute: 150, isSecondTime: true }).toISOString()).toBe(
    '2025-10-26T01:30:00.000Z',
  )
})

describe.each(DAYS)('on %s', (today) => {
  test.each(Object.keys(RANGES) as Range[])(
    'ANALYTICS-001 ANALYTICS-008 the figures of %s are those worked out by hand',
    async (range) => {
      for (const logged of people) {
        const now = noon(logged.zone, today)
        const figures = await findAnalytics(dbOf(logged.person), logged.person.id, range, now)
        expect(rounded(figures), logged.zone).toEqual(rounded(expectAnalytics(logged, range, today, now, GOAL)))
      }
    },
  )

  test('DASH-010 DASH-011 DASH-013 DASH-015 so are those of the dashboard', async () => {
    for (const logged of people) {
      const { applied, pending, sentToday, week } = await findDashboard(
        dbOf(logged.person),
        logged.person.id,
        noon(logged.zone, today),
      )
      const days = expectWeek(logged, today)
      const sent = days.reduce((sum, day) => sum + day.sent, 0)
      const statuses = logged.applications.map((one) => replay(one).status)
      expect({ applied, pending, sentToday, week }, logged.zone).toEqual({
        // Whatever became of them: refused and withdrawn ones were sent too.
        applied: logged.applications.length,
        pending: statuses.filter((status) => ['applied', 'under-review'].includes(status)).length,
        sentToday: days.find(({ day }) => day === today)?.sent,
        week: { goal: GOAL, sent, remaining: Math.max(0, GOAL - sent), days },
      })
    }
  })
})

test('DASH-012 recent activity lists the latest changes, newest first', async () => {
  for (const { zone, applications, person } of people) {
    const { activity } = await findDashboard(dbOf(person), person.id, noon(zone, '2026-11-16'))
    const all = applications.flatMap(({ id, events, isTypedIn }) =>
      (isTypedIn ? events.slice(-1) : events).map((one) => ({ ...one, id })),
    )
    const latest = all.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, 6)
    expect(activity.map(({ id, at, status }) => [id, at, status])).toEqual(
      latest.map(({ id, at, status }) => [id, at.toISOString(), status]),
    )
  }
})

test('a minute before and after midnight belong to different days and weeks', async () => {
  for (const { zone, person } of people) {
    const week = async (day: string, minute: number) => {
      const { today, week: found } = await findDashboard(dbOf(person), person.id, momentOf(zone, { day, minute }))
      return [today, found.days[0]?.day]
    }
    expect([await week('2026-11-14', 1439), await week('2026-11-15', 0)]).toEqual([
      ['2026-11-14', '2026-11-08'],
      ['2026-11-15', laterDay('2026-11-08', 7)],
    ])
  }
})

/** Days are told to the second. */
const rounded = (figures: object) =>
  JSON.parse(JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Math.round(value * 86_400) / 86_400 : value)))
