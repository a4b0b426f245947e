import { z } from 'zod'
import { STATUSES } from '#applications/constants'
import * as c from './constants.ts'

const count = z.int().min(0)
const day = z.iso.date()
const moment = z.iso.datetime()
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]
const status = z.enum(keysOf(STATUSES))

export const goalInput = z.object({ weeklyGoal: z.int().min(1).max(c.WEEKLY_GOAL.most) })
export type Goal = z.output<typeof goalInput>

/** The job of an application, as a line names it. */
const named = z.object({ id: z.guid(), job_title: z.string(), company: z.string() })

export const dashboard = z.object({
  /** No application and no saved job: the screen shows the labelled sample. */
  isEmpty: z.boolean(),
  today: day,
  timeZone: z.string(),
  applied: count,
  firstAppliedAt: moment.nullable(),
  sentToday: count,
  pending: count,
  saved: count,
  week: z.object({ goal: z.int(), sent: count, remaining: count, days: z.array(z.object({ day, sent: count })) }),
  /** What waits for the person; a kind without anything is 0 or null. */
  needsYou: z.object({
    /** Applications whose form asks something that only the person knows. */
    answers: count,
    /** Opened on the employer's page, and not yet said whether they were sent. */
    opened: count,
    unconfirmed: count,
    failed: count,
    /** Proposed by automation. */
    reviews: count,
    /** Tasks and next dates until tomorrow, overdue tasks among them; the first by name. `at` is null where no time is set. */
    due: z.object({ count, next: named.extend({ text: z.string(), day, at: moment.nullable() }) }).nullable(),
    /** Sent a while ago and not answered; the latest of them by name. */
    silent: z.object({ count, days: z.int(), latest: named.extend({ appliedAt: moment, hasReceipt: z.boolean() }) }).nullable(),
  }),
  matches: z.object({
    count,
    /** The search of most of them. */
    search: z.object({ name: z.string(), path: z.string() }).nullable(),
    best: z.array(
      z.object({
        jobId: z.string(),
        title: z.string(),
        company: z.string(),
        location: z.string(),
        matchScore: z.int().nullable(),
        announcedAt: moment,
        /** Where it opens on this site. */
        path: z.string(),
      }),
    ),
  }),
  /** `what` and `actor` are words for the screen; the actor is null when it was the person. */
  activity: z.array(
    named.extend({
      eventId: z.guid(),
      at: moment,
      day,
      status,
      what: z.string(),
      actor: z.string().nullable(),
      hasReceipt: z.boolean(),
    }),
  ),
})
export type Dashboard = z.output<typeof dashboard>

export const analyticsInput = z.object({ range: z.enum(keysOf(c.RANGES)) })

/** Applications that were sent, and those of them that were answered. */
export const group = z.object({ label: z.string(), sent: count, answered: count })
export type Group = z.output<typeof group>

/** Days from one step to the next: the median and the middle half. */
export const stepTime = z.object({
  count,
  median: z.number().nullable(),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
})
export type StepTime = z.output<typeof stepTime>

export const analytics = z.object({
  isEmpty: z.boolean(),
  range: analyticsInput.shape.range,
  from: day,
  to: day,
  /** How far the applications got that were sent in the range. */
  funnel: z.object({ sent: count, answered: count, interviews: count, offers: count }),
  /** Sent in the period of the same length before. */
  sentBefore: count,
  /** Each once, under its present status, in the order of SENT_STATUSES. */
  statuses: z.array(z.object({ status, count })),
  times: z.object({ answer: stepTime, interview: stepTime, decision: stepTime }),
  groups: z.object({ source: z.array(group), profile: z.array(group), score: z.array(group), age: z.array(group) }),
  trend: z.object({
    unit: z.enum(['day', 'week']),
    rows: z.array(z.object({ from: day, sent: count, answered: count, interviews: count })),
  }),
  goal: z.object({ weeklyGoal: z.int(), weeks: count, kept: count }),
  /** Not answered, and longer ago than the middle half of the answers took. */
  overdue: count,
  /** Counted beside the sent ones, as of now. */
  now: z.object({ saved: count, queued: count, unconfirmed: count }),
})
export type Analytics = z.output<typeof analytics>
