import type { Status } from '@jobapply/core/applications/constants'
import type { Range } from '@jobapply/core/insights/constants'
import type { Analytics } from '@jobapply/core/insights/schema'
import { type LoggedApplication, type LoggedPerson, laterDay } from './event-log.testing.ts'

/**
 * The figures of the log, worked out with pencil and paper: by the days on the person's own calendar and by replaying each application
 * change by change. It knows neither SQL nor time zones.
 */
const DAY = 86_400_000
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isBetween = (day: string, from: string, to: string) => from <= day && day <= to

/** The first day of each range, with today as its last. */
function firstDay(range: Range, today: string): string {
  if (range === '1y') return laterDay(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, 1)
  return laterDay(today, { '7d': -6, '30d': -29, '90d': -89 }[range])
}

type Course = { status: Status; answer?: Date; interview?: Date; offer?: Date; decision?: Date }

/** One change after the other; what a later change takes back is struck out. */
export function replay({ events }: LoggedApplication): Course {
  let course: Course = { status: 'applied' }
  for (const { status, at } of events) {
    const { answer = at, interview, offer, decision } = course
    if (status === 'applied') course = { status }
    if (status === 'under-review') course = { status, answer }
    if (status === 'interview') course = { status, answer, interview: interview ?? at }
    if (status === 'offer')
      course = { status, answer, ...(interview && { interview }), offer: offer ?? at, decision: decision ?? at }
    if (status === 'rejected')
      course = { status, answer, ...(interview && { interview }), ...(offer && { offer }), decision: decision ?? at }
    if (status === 'withdrawn') course = { ...course, status }
  }
  return course
}

/** Between the two neighbours in the sorted list, in proportion. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}
const timesOf = (days: readonly number[]) => ({
  count: days.length,
  median: quantile(days, 0.5),
  lower: quantile(days, 0.25),
  upper: quantile(days, 0.75),
})
const daysFrom = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY

export function expectAnalytics(
  { applications }: LoggedPerson,
  range: Range,
  today: string,
  now: Date,
  weeklyGoal: number,
): Analytics {
  const from = firstDay(range, today)
  const sent = applications
    .filter((one) => isBetween(one.sent.local.day, from, today))
    .map((one) => ({ ...one, course: replay(one) }))
  const isAnswered = ({ course }: (typeof sent)[number]) => course.answer !== undefined
  const isInterviewed = ({ course }: (typeof sent)[number]) => course.interview !== undefined || course.offer !== undefined
  const count = (list: typeof sent) => ({ sent: list.length, answered: list.filter(isAnswered).length })
  const inBand = (label: string, belongs: (one: (typeof sent)[number]) => boolean) => ({ label, ...count(sent.filter(belongs)) })
  const named = (labels: string[], labelOf: (one: (typeof sent)[number]) => string) =>
    labels
      .map((label) => inBand(label, (one) => labelOf(one) === label))
      .filter((group) => group.sent > 0)
      .sort((one, other) => other.sent - one.sent || one.label.localeCompare(other.label))
  const withUnknown = (groups: ReturnType<typeof inBand>[], unknown: ReturnType<typeof inBand>) =>
    unknown.sent > 0 ? [...groups, unknown] : groups
  const { score, age } = {
    score: (low: number, high: number) => (one: LoggedApplication) => one.score !== null && one.score >= low && one.score <= high,
    age: (low: number, high: number) => (one: LoggedApplication) => one.age !== null && one.age >= low && one.age <= high,
  }

  // What was typed in when it was over says what happened, but not when.
  const timed = sent.filter((one) => !one.isTypedIn)
  const answerDays = timed.flatMap(({ sent: { at }, course }) => (course.answer ? [daysFrom(at, course.answer)] : []))
  const interviewDays = timed.flatMap(({ course: { answer, interview } }) =>
    answer && interview && interview > answer ? [daysFrom(answer, interview)] : [],
  )
  const decisionDays = timed.flatMap(({ course: { interview, decision } }) =>
    interview && decision && decision > interview ? [daysFrom(interview, decision)] : [],
  )
  const longest = quantile(answerDays, 0.75)

  // Seven days are told day by day; otherwise a new line begins on each Sunday.
  const starts: string[] = []
  for (let day = from; day <= today; day = laterDay(day, 1))
    if (day === from || range === '7d' || weekday(day) === 0) starts.push(day)
  const sundays: string[] = []
  for (let day = from; day <= today; day = laterDay(day, 1)) if (weekday(day) === 0) sundays.push(day)
  const sentInWeek = (sunday: string) =>
    applications.filter((one) => isBetween(one.sent.local.day, sunday, laterDay(sunday, 6)) && one.sent.local.day <= today).length
  const length = Math.round((Date.parse(today) - Date.parse(from)) / DAY) + 1
  const before = range === '1y' ? `${Number(from.slice(0, 4)) - 1}${from.slice(4)}` : laterDay(from, -length)

  return {
    ...{ isEmpty: false, range, from, to: today },
    funnel: {
      ...count(sent),
      interviews: sent.filter(isInterviewed).length,
      offers: sent.filter(({ course }) => course.offer).length,
    },
    sentBefore: applications.filter((one) => isBetween(one.sent.local.day, before, laterDay(from, -1))).length,
    statuses: (['applied', 'under-review', 'interview', 'offer', 'rejected', 'withdrawn'] as const).map((status) => ({
      status,
      count: sent.filter(({ course }) => course.status === status).length,
    })),
    times: { answer: timesOf(answerDays), interview: timesOf(interviewDays), decision: timesOf(decisionDays) },
    groups: {
      source: named(['Greenhouse', 'Lever', 'Indeed', 'Demo', 'Not known'], ({ source }) => source || 'Not known'),
      profile: named(['Kitchen', 'Bakery', 'No profile'], ({ profile }) => ['Kitchen', 'Bakery'][profile] ?? 'No profile'),
      score: withUnknown(
        [
          inBand('80 to 100', score(80, 100)),
          inBand('60 to 79', score(60, 79)),
          inBand('40 to 59', score(40, 59)),
          inBand('Below 40', score(0, 39)),
        ],
        inBand('Not known', (one) => one.score === null),
      ),
      age: withUnknown(
        [
          inBand('Less than 2 days', age(0, 1)),
          inBand('2 to 6 days', age(2, 6)),
          inBand('7 to 29 days', age(7, 29)),
          inBand('30 days and more', age(30, 999)),
        ],
        inBand('Not known', (one) => one.age === null),
      ),
    },
    trend: {
      unit: range === '7d' ? 'day' : 'week',
      rows: starts.map((start, index) => {
        const end = laterDay(starts[index + 1] ?? laterDay(today, 1), -1)
        const list = sent.filter((one) => isBetween(one.sent.local.day, start, end))
        return { from: start, ...count(list), interviews: list.filter(isInterviewed).length }
      }),
    },
    goal: { weeklyGoal, weeks: sundays.length, kept: sundays.filter((sunday) => sentInWeek(sunday) >= weeklyGoal).length },
    overdue:
      longest === null
        ? 0
        : sent.filter(
            (one) => one.course.status === 'applied' && !isAnswered(one) && one.sent.at.getTime() < now.getTime() - longest * DAY,
          ).length,
    now: { saved: 0, queued: 0, unconfirmed: 0 },
  }
}

/** Sent on each day of the week around today, and in all. */
export function expectWeek({ applications }: LoggedPerson, today: string) {
  const sunday = laterDay(today, -weekday(today))
  const days = [0, 1, 2, 3, 4, 5, 6].map((index) => laterDay(sunday, index))
  return days.map((day) => ({ day, sent: applications.filter((one) => one.sent.local.day === day).length }))
}
