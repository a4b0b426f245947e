import type { Status } from '@jobapply/core/applications/constants'

/**
 * 400 changes of status over 14 months, of three people in three zones. Everything is written in the person's own wall-clock time, and
 * the offsets of the zones are written down by hand: what is expected of days and weeks needs no time zone arithmetic.
 */
export type LocalTime = { day: string; minute: number; isSecondTime?: boolean }
export type LoggedEvent = { status: Status; local: LocalTime; at: Date }
export type LoggedApplication = {
  id: string
  source: string
  profile: number
  score: number | null
  /** Whole days between posting and sending; null: not known. */
  age: number | null
  /** Typed into the tracker later: its changes came with the row. */
  isTypedIn: boolean
  sent: LoggedEvent
  events: LoggedEvent[]
}
export type LoggedPerson = { zone: string; applications: LoggedApplication[] }

const DAY = 86_400_000
const MINUTE = 60_000

/** From this day and minute of the local clock on, so many minutes east of UTC. `repeated`: the hour that comes twice. */
type Offset = { day: string; minute: number; east: number; repeated?: true }
export const ZONES: Record<string, Offset[]> = {
  // Summer time ends on 26 Oct 2025 (3:00 -> 2:00), begins on 29 Mar 2026 (2:00 -> 3:00), ends on 25 Oct 2026.
  'Europe/Stockholm': [
    { day: '2025-01-01', minute: 0, east: 120 },
    { day: '2025-10-26', minute: 120, east: 60, repeated: true },
    { day: '2026-03-29', minute: 180, east: 120 },
    { day: '2026-10-25', minute: 120, east: 60, repeated: true },
  ],
  // 2 Nov 2025 (2:00 -> 1:00), 8 Mar 2026 (2:00 -> 3:00), 1 Nov 2026 (2:00 -> 1:00).
  'America/New_York': [
    { day: '2025-01-01', minute: 0, east: -240 },
    { day: '2025-11-02', minute: 60, east: -300, repeated: true },
    { day: '2026-03-08', minute: 180, east: -240 },
    { day: '2026-11-01', minute: 60, east: -300, repeated: true },
  ],
  // The other way round: 5 Oct 2025 (2:00 -> 3:00), 5 Apr 2026 (3:00 -> 2:00), 4 Oct 2026 (2:00 -> 3:00).
  'Australia/Sydney': [
    { day: '2025-01-01', minute: 0, east: 600 },
    { day: '2025-10-05', minute: 180, east: 660 },
    { day: '2026-04-05', minute: 120, east: 600, repeated: true },
    { day: '2026-10-04', minute: 180, east: 660 },
  ],
}

/** The moment of a local time. In the repeated hour the first time has the old offset, the second the new one. */
export function momentOf(zone: string, { day, minute, isSecondTime = false }: LocalTime): Date {
  const offsets = ZONES[zone] ?? []
  const current = offsets.findLast((one) => {
    if (day !== one.day) return day > one.day
    const isRepeated = one.repeated && minute < one.minute + 60
    return minute >= one.minute && (!isRepeated || isSecondTime)
  })
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minute - (current?.east ?? 0)) * MINUTE)
}

export const laterDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Times at which an off-by-one shows: around midnight between Saturday and Sunday, the edges of ranges, and the changes of clocks. */
const EDGES: Record<string, LocalTime[]> = {
  'Europe/Stockholm': [
    { day: '2025-10-25', minute: 1439 },
    { day: '2025-10-26', minute: 0 },
    { day: '2025-10-26', minute: 150 },
    { day: '2025-10-26', minute: 150, isSecondTime: true },
    { day: '2026-03-28', minute: 1439 },
    { day: '2026-03-29', minute: 0 },
    { day: '2026-03-29', minute: 119 },
    { day: '2026-03-29', minute: 180 },
    { day: '2026-10-24', minute: 1439 },
    { day: '2026-10-25', minute: 179 },
    { day: '2026-10-25', minute: 179, isSecondTime: true },
    { day: '2026-10-17', minute: 1439 },
    { day: '2026-10-18', minute: 0 },
    { day: '2026-11-16', minute: 0 },
  ],
  'America/New_York': [
    { day: '2025-11-01', minute: 1439 },
    { day: '2025-11-02', minute: 90 },
    { day: '2025-11-02', minute: 90, isSecondTime: true },
    { day: '2026-03-07', minute: 1439 },
    { day: '2026-03-08', minute: 0 },
    { day: '2026-03-08', minute: 180 },
    { day: '2026-11-01', minute: 60 },
    { day: '2026-11-01', minute: 60, isSecondTime: true },
    { day: '2026-11-14', minute: 1439 },
    { day: '2026-11-15', minute: 0 },
    { day: '2026-11-15', minute: 1439 },
    { day: '2026-11-16', minute: 0 },
  ],
  'Australia/Sydney': [
    { day: '2025-10-04', minute: 1439 },
    { day: '2025-10-05', minute: 0 },
    { day: '2025-10-05', minute: 180 },
    { day: '2026-04-04', minute: 1439 },
    { day: '2026-04-05', minute: 150 },
    { day: '2026-04-05', minute: 150, isSecondTime: true },
    { day: '2026-10-03', minute: 1439 },
    { day: '2026-10-04', minute: 180 },
    { day: '2026-11-14', minute: 1439 },
    { day: '2026-11-15', minute: 0 },
    { day: '2026-11-16', minute: 1380 },
  ],
}

/** What became of an application: statuses, and days since the change before. `typed`: it was typed in when it was over. */
const COURSES: { steps: [Status, number][]; isTypedIn?: true }[] = [
  { steps: [] },
  { steps: [['rejected', 9]] },
  { steps: [] },
  { steps: [['under-review', 3]] },
  {
    steps: [
      ['under-review', 4],
      ['interview', 6],
      ['offer', 11],
    ],
  },
  { steps: [['rejected', 2]] },
  {
    steps: [
      ['interview', 8],
      ['rejected', 5],
    ],
  },
  { steps: [] },
  // Taken back: a click on the wrong column.
  {
    steps: [
      ['rejected', 1],
      ['applied', 0],
    ],
  },
  {
    steps: [
      ['under-review', 5],
      ['interview', 3],
    ],
  },
  // The interview was a mistake, then it came.
  {
    steps: [
      ['under-review', 2],
      ['interview', 1],
      ['under-review', 0],
      ['interview', 12],
      ['rejected', 7],
    ],
  },
  { steps: [['withdrawn', 20]] },
  { steps: [['rejected', 30]] },
  { steps: [['interview', 40]], isTypedIn: true },
  {
    steps: [
      ['under-review', 6],
      ['rejected', 8],
    ],
  },
  // An offer withdrawn by the employer: back to the interview, then refused.
  {
    steps: [
      ['interview', 10],
      ['offer', 4],
      ['interview', 1],
      ['rejected', 3],
    ],
  },
]
const SOURCES = ['Greenhouse', 'Lever', 'Indeed', 'Greenhouse', '', 'Demo']
const SCORES = [92, 80, 79, 60, 59, 40, 39, null, 100, 71, 0]
const AGES = [0, 1, 2, 6, 7, 29, 30, 90, null]

const FIRST_DAY = '2025-09-10'
const DAYS = 432
const EVENTS = 400

/** The same log at every call: places are taken by a fixed rule, not by chance. */
export function writeLog(): LoggedPerson[] {
  const people = Object.keys(ZONES).map((zone) => ({ zone, applications: [] as LoggedApplication[] }))
  let written = 0
  for (let number = 0; written < EVENTS; number++) {
    const person = people[number % people.length]
    if (!person) throw new Error('nobody is there')
    const { zone } = person
    const own = person.applications.length
    const edge = EDGES[zone]?.[own]
    const local = edge ?? { day: laterDay(FIRST_DAY, (own * 37 + number * 11) % DAYS), minute: (own * 401 + 13) % 1_440 }
    const course = COURSES[(number * 7 + own) % COURSES.length] ?? { steps: [] }
    const steps = course.steps.slice(0, EVENTS - written - 1)
    person.applications.push(write(zone, number, own, local, steps, course.isTypedIn ?? false))
    written += 1 + steps.length
  }
  return people
}

function write(zone: string, number: number, own: number, local: LocalTime, steps: [Status, number][], isTypedIn: boolean) {
  // The gap of spring has no minutes 120 to 179: nobody's clock shows them.
  const time = (day: string, minute: number): LocalTime => ({ day, minute: minute >= 120 && minute < 180 ? 200 : minute })
  const sentAt = 'isSecondTime' in local || EDGES[zone]?.includes(local) ? local : time(local.day, local.minute)
  const sent: LoggedEvent = { status: 'applied', local: sentAt, at: momentOf(zone, sentAt) }
  const events = [sent]
  let day = sentAt.day
  let minute = sentAt.minute
  for (const [status, days] of steps) {
    day = laterDay(day, days)
    // A change on the same day comes 10 minutes later; the others at another time of the day.
    minute = days === 0 ? minute + 10 : 600 + ((own * 17) % 300)
    if (minute >= 1_440) [day, minute] = [laterDay(day, 1), minute - 1_440]
    const changed = time(day, minute)
    events.push({ status, local: changed, at: momentOf(zone, changed) })
  }
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    source: SOURCES[number % SOURCES.length] ?? '',
    profile: number % 3,
    score: SCORES[own % SCORES.length] ?? null,
    age: AGES[(own + number) % AGES.length] ?? null,
    ...{ isTypedIn, sent, events },
  }
}
