import { z } from 'zod'
import { read, requiredLine } from '#shared/fields'
import { tidyLine } from '#shared/text/text'
import { isIsoDate } from '#shared/time/dates'
import { isTimeZone } from '#shared/time/time-zones'
import { REMINDERS, type Reminder, TASK_TITLE_CHARS } from './constants.ts'

const NO_DATE = 'Choose a date'
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const NO_ZONE = 'Choose a time zone'

const fields = z.object({
  title: requiredLine('Task', TASK_TITLE_CHARS),
  day: read(tidyLine, z.string(NO_DATE).max(10, NO_DATE).refine(isIsoDate, NO_DATE)),
  /** '14:00'; null: some time on that day. */
  time: z.string().max(5).regex(CLOCK, 'The time must have the form 14:00').nullable(),
  /** The zone of the time; null where there is none. */
  zone: z.string().max(60).refine(isTimeZone, NO_ZONE).nullable(),
  reminder: z.enum(Object.keys(REMINDERS) as Reminder[]),
})
const hasZone = ({ time, zone }: { time: string | null; zone: string | null }) => time === null || zone !== null
const ZONE_PROBLEM = { message: NO_ZONE, path: ['zone'] }

export const taskFields = fields.refine(hasZone, ZONE_PROBLEM)
export type TaskFields = z.output<typeof taskFields>
export const newTask = fields.extend({ applicationId: z.guid() }).refine(hasZone, ZONE_PROBLEM)
export const editedTask = fields.extend({ id: z.guid() }).refine(hasZone, ZONE_PROBLEM)

/** The calendar address of a person; the address itself is shown once, because only a hash of it is kept. */
export const feedState = z.object({
  feed: z.object({ madeAt: z.iso.datetime(), readAt: z.iso.datetime().nullable() }).nullable(),
})

export const task = z.object({
  id: z.guid(),
  applicationId: z.guid(),
  title: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  zone: z.string().nullable(),
  /** The moment of a task with a time. */
  dueAt: z.iso.datetime().nullable(),
  reminder: z.enum(Object.keys(REMINDERS) as Reminder[]),
  doneAt: z.iso.datetime().nullable(),
})
export type Task = z.output<typeof task>
